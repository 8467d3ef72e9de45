// Measures the web vitals of the built app in Chromium, on a processor slowed down to a quarter (`npm run bench web`).
//
//   npm run bench web                          all scenes; writes the report
//   npm run bench web -- turn bots --runs 1    only these scenes; prints them and what their longest tasks did

import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright';
import { findChromium } from '../tools/chromium.mjs';
import { serve } from '../tools/serve.mjs';
import { digits, quantile, row } from './figures.ts';
import { busyness, machine } from './machine.ts';
import { type Scene, SCENES, type Setting } from './web/scenes.ts';
import { type Part, startTrace, type Task } from './web/trace.ts';

const SLOWER = 4;
/** The goals, in milliseconds: the longest task of a drag, the slowest interactions, the largest paint of home. */
const LONGEST_TASK = 50;
const SLOWEST_INTERACTIONS = 150;
const LARGEST_PAINT = 1500;
/** The interactions that have to be measured for the report to say something. */
const ENOUGH = 200;
const RUNS = 3;
/** 4G: 1.6 Mbit/s, and the round trip in milliseconds. */
const LINE = { offline: false, downloadThroughput: 200_000, uploadThroughput: 200_000, latency: 150 };

type Parts = ReadonlyMap<string, Part>;

/** A scene played once. */
async function play(scene: Scene, setting: Setting): Promise<Parts> {
  const page = await scene.prepare(setting);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const trace = await startTrace(page, Object.keys(scene.parts)[0] ?? '');
  await scene.act(page, trace.mark);
  const parts = await trace.stop();
  await page.context().close();
  return parts;
}

/** When the largest part of home is painted, on a first visit over the line. */
async function largestPaint(browser: Browser, url: string): Promise<number> {
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(url);
  await page.locator('main nav a').first().waitFor();
  await page.waitForLoadState('networkidle');
  const time = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Infinity)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
  await page.context().close();
  return time;
}

const tasksOf = (parts: Parts, name: string): readonly Task[] => parts.get(name)?.tasks ?? [];
const longestIn = (parts: Parts, name: string): number =>
  Math.max(0, ...tasksOf(parts, name).map(({ wall }) => wall));
const interactionsIn = (runs: readonly Parts[]): readonly number[] =>
  runs.flatMap((parts) => [...parts.values()].flatMap(({ interactions }) => interactions));

/** The rows of a scene, one for each of its parts: the worst of all runs. */
const rowsOf = (scene: Scene, runs: readonly Parts[]): readonly string[] =>
  Object.entries(scene.parts).map(([name, what]) => {
    const interactions = runs.flatMap((parts) => parts.get(name)?.interactions ?? []);
    const answers = runs.flatMap((parts) => parts.get(name)?.answers ?? []);
    const slowest = (values: readonly number[], share: number): string =>
      values.length === 0 ? '–' : digits(quantile(values, share));
    return row(
      what,
      digits(Math.max(...runs.map((parts) => longestIn(parts, name)))),
      interactions.length,
      slowest(interactions, 0.98),
      slowest(answers, 0.95),
    );
  });

/** What the longest task of each part did. */
function workOf(scene: Scene, runs: readonly Parts[]): string {
  const lines = Object.keys(scene.parts).map((name) => {
    const [longest] = runs.flatMap((parts) => tasksOf(parts, name)).toSorted((a, b) => b.wall - a.wall);
    const doing = [...(longest?.doing ?? [])].toSorted(([, a], [, b]) => b - a).slice(0, 8);
    const work = doing.map(([what, time]) => `${what} ${digits(time, 1)}`).join(', ');
    return `${scene.name} ${name}: ${digits(longest?.wall ?? 0, 1)} = ${work}`;
  });
  return lines.join('\n');
}

type Played = { readonly scene: Scene; readonly runs: readonly Parts[] };

/** The goals, each with the worst of the runs. */
function goalsOf(played: readonly Played[], runs: number, paints: readonly number[]): readonly string[] {
  const numbers = Array.from({ length: runs }, (_, run) => run);
  const drags = played.filter(({ scene }) => scene.parts['drag'] !== undefined);
  const dragged = Math.max(...drags.flatMap(({ runs: parts }) => parts.map((one) => longestIn(one, 'drag'))));
  const byRun = numbers.map((run) => interactionsIn(played.flatMap(({ runs: parts }) => parts[run] ?? [])));
  const counted = Math.min(...byRun.map(({ length }) => length));
  const slowest = Math.max(...byRun.map((interactions) => quantile(interactions, 0.98)));
  const paint = Math.max(...paints);
  const judge = (value: number, goal: number): string => (value <= goal ? 'met' : 'missed');
  return [
    drags.length === 0
      ? row('longest task of a drag', '–', LONGEST_TASK, 'not measured')
      : row('longest task of a drag', digits(dragged), LONGEST_TASK, judge(dragged, LONGEST_TASK)),
    row(
      `interaction to next paint, p98 of ${counted}`,
      digits(slowest),
      SLOWEST_INTERACTIONS,
      counted < ENOUGH ? `fewer than ${ENOUGH}` : judge(slowest, SLOWEST_INTERACTIONS),
    ),
    row('largest contentful paint of home', digits(paint), LARGEST_PAINT, judge(paint, LARGEST_PAINT)),
  ];
}

type Figures = {
  readonly goals: readonly string[];
  readonly rows: readonly string[];
  readonly runs: number;
  readonly before: string;
};

const reportOf = ({ goals, rows, runs, before }: Figures): string =>
  `# bench/web

${machine()}, ${before}. The built app in Chromium on a processor slowed down to a quarter (its own throttling), by the
clock, in milliseconds; the worst of ${runs} runs. 4G is 1.6 Mbit/s with a round trip of 150 ms, on a phone of 390 × 844.
Made by \`npm run bench web\`.

| | worst run | goal | |
|---|---|---|---|
${goals.join('\n')}

Interactions are presses of buttons and keys, until the next paint; those within a frame count as 16. An answer is the time
from a pointer move to the frame that shows its change.

| While | longest task | interactions | p98 to next paint | answer p95 |
|---|---|---|---|---|
${rows.join('\n')}
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: String(RUNS) } },
});
const runs = Number(values.runs);
const chosen = SCENES.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
const before = busyness();
const server = await serve();
const browser = await chromium.launch(await findChromium());
try {
  const played: Played[] = [];
  for (const scene of chosen) {
    const parts: Parts[] = [];
    for (let run = 0; run < runs; run++) parts.push(await play(scene, { browser, url: server.url }));
    played.push({ scene, runs: parts });
    console.error(workOf(scene, parts));
  }
  const paints: number[] = [];
  for (let run = 0; run < runs; run++) paints.push(await largestPaint(browser, server.url));
  const rows = played.flatMap(({ scene, runs: parts }) => rowsOf(scene, parts));
  const report = reportOf({ goals: goalsOf(played, runs, paints), rows, runs, before });
  if (positionals.length === 0) writeFileSync(new URL('reports/web.md', import.meta.url), report);
  console.log(report);
} finally {
  await browser.close();
  await server.stop();
}
