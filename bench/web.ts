// Measures long tasks and input latency of the built app in Chromium, on a CPU throttled to a sixth (`npm run bench:web`).
//
//   npm run bench:web                          all scenes; writes the report
//   npm run bench:web -- turn bots --runs 1    only these scenes; prints them and what their longest tasks did

import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { findChromium } from '../tools/chromium.mjs';
import { serve } from '../tools/serve.mjs';
import { digits, quantile, row } from './figures.ts';
import { busyness, machine } from './machine.ts';
import { type Scene, SCENES, type Setting } from './web/scenes.ts';
import { type Part, startTrace, type Task } from './web/trace.ts';

const SLOWER = 6;
/** The longest task allowed, in milliseconds. */
const GOAL = 50;
const FRAME = 1000 / 60;
/** Repetitions of each scene: sometimes the machine itself delays a task. */
const RUNS = 3;

type Parts = ReadonlyMap<string, Part>;

/** A scene played once, at full speed or throttled. */
async function playOnce(scene: Scene, setting: Setting, rate: number): Promise<Parts> {
  const page = await scene.prepare(setting);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  const trace = await startTrace(page, Object.keys(scene.parts)[0] ?? '');
  await scene.act(page, trace.mark);
  const parts = await trace.stop();
  await page.context().close();
  return parts;
}

/** The runs of a scene: unthrottled for CPU time, and throttled for wall time. */
type Played = { readonly full: readonly Parts[]; readonly slow: readonly Parts[] };

/** Measured twice, because throttling also stretches the pauses in which the CPU is idle. */
async function playAll(scene: Scene, setting: Setting, runs: number): Promise<Played> {
  const full: Parts[] = [];
  const slow: Parts[] = [];
  for (let run = 0; run < runs; run++) {
    full.push(await playOnce(scene, setting, 1));
    slow.push(await playOnce(scene, setting, SLOWER));
  }
  return { full, slow };
}

const longestOf = (tasks: readonly Task[]): Task | undefined =>
  tasks.reduce<Task | undefined>((long, task) => (task.cpu > (long?.cpu ?? 0) ? task : long), undefined);

/** The rows of a scene, one for each of its parts. */
function rowsOf(scene: Scene, { full, slow }: Played): readonly string[] {
  return Object.entries(scene.parts).map(([name, what]) => {
    const runs = full.map((parts) => (parts.get(name)?.tasks ?? []).map(({ cpu }) => cpu * SLOWER));
    const longest = runs.map((tasks) => Math.max(0, ...tasks));
    const lasted = slow.map((parts) =>
      Math.max(0, ...(parts.get(name)?.tasks ?? []).map(({ wall }) => wall)),
    );
    const answers = slow.flatMap((parts) => parts.get(name)?.answers ?? []);
    return row(
      what,
      digits(quantile(runs.flat(), 0.95), 1),
      digits(quantile(longest, 0.5), 1),
      digits(Math.max(...longest), 1),
      runs.map((tasks) => tasks.filter((task) => task > GOAL).length).join(', '),
      digits(quantile(lasted, 0.5), 1),
      answers.length === 0 ? '–' : digits(quantile(answers, 0.95), 1),
    );
  });
}

/** What the longest task of each part did, in the run at full speed whose longest task is the median. */
function workOf(scene: Scene, { full }: Played): string {
  const lines = Object.keys(scene.parts).map((name) => {
    const longest = full
      .flatMap((parts) => longestOf(parts.get(name)?.tasks ?? []) ?? [])
      .toSorted((a, b) => a.cpu - b.cpu);
    const median = longest[(longest.length - 1) >> 1];
    const doing = [...(median?.doing ?? [])].toSorted(([, a], [, b]) => b - a).slice(0, 8);
    const work = doing.map(([what, time]) => `${what} ${digits(time * SLOWER, 1)}`).join(', ');
    return `${scene.name} ${name}: ${digits((median?.cpu ?? 0) * SLOWER, 1)} = ${work}`;
  });
  return lines.join('\n');
}

const reportOf = (rows: readonly string[], { runs, before }: { runs: number; before: string }): string =>
  `# bench/web

${machine()}, ${before}. The built app in Chromium, 1280 × 800, on a device ${SLOWER} times as slow. Milliseconds; the
goal is no task over ${GOAL}. Tasks are those of the main thread: the time for which they keep the processor at full speed, times ${SLOWER},
in ${runs} runs of each scene. By the clock, with Chromium slowing itself down, are the longest task (median of ${runs} other runs)
and the answer: from a pointer move to the frame that shows its change (a frame lasts ${digits(FRAME, 1)} ms at best); other work
of the machine makes both longer. Made by \`npm run bench:web\`.

| While | task p95 | longest task, median of the runs | of all runs | tasks over ${GOAL} ms, run by run | longest by the clock | answer p95 |
|---|---|---|---|---|---|---|
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
  const rows: string[] = [];
  for (const scene of chosen) {
    const start = performance.now();
    const played = await playAll(scene, { browser, url: server.url }, runs);
    rows.push(...rowsOf(scene, played));
    console.error(`${workOf(scene, played)}\n(${digits((performance.now() - start) / 1000)} s)`);
  }
  const report = reportOf(rows, { runs, before });
  if (positionals.length === 0) writeFileSync(new URL('reports/web.md', import.meta.url), report);
  console.log(report);
} finally {
  await browser.close();
  await server.stop();
}
