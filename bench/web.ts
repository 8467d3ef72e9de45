// Measures long tasks and input latency of the built app in Chromium, on a CPU throttled to a sixth (`npm run bench:web`).
// `-- review` measures only the scenes whose names contain that, and writes no report.

import { writeFileSync } from 'node:fs';
import { type Game, legalMoves, mustPlay, newGame } from '@wagons/rules';
import { makeCode } from '@wagons/rules/notation';
import { chromium, type Page } from 'playwright';
import { baseDeck } from '../reference/agree.ts';
import { findChromium } from '../tools/chromium.mjs';
import { POSITIONS } from '../tools/positions.mjs';
import { serve } from '../tools/serve.mjs';
import { digits, quantile, row } from './figures.ts';
import { machine } from './machine.ts';

const SLOWER = 6;
const CARDS = 10;
/** The longest task allowed, in milliseconds. */
const GOAL = 50;
const FRAME = 1000 / 60;
const SEED = 'slow device';
/** Repetitions of each scene: sometimes the machine itself delays a task. */
const RUNS = 5;
/** Time limit for a game of two bots on the throttled CPU. */
const PATIENCE = 90_000;
/** Part of the names of the scenes to measure; all by default. */
const WANTED = process.argv[2] ?? '';

/** A position with a card to place in a town of ten cards: the first player takes the next card, the second skips three. */
function position(): Game {
  let game = newGame(SEED, baseDeck);
  while (game.phase !== 'place' || game.towns[game.seat].length < CARDS) {
    const moves = legalMoves(game);
    const take = game.phase === 'draft' && game.seat === 'second' ? 3 : 0;
    // Cards side by side make a wide town, like those of real games.
    const at = game.phase === 'place' ? Math.floor(moves.length * 0.7) : Math.min(take, moves.length - 1);
    if (!moves[at]) throw new Error('There is no town of ten cards in this game.');
    game = mustPlay(game, moves[at]);
  }
  return game;
}

/** Measurements of a scene, in milliseconds. */
type Watched = {
  /** CPU time of each task. */
  readonly tasks: readonly number[];
  /** Wall time of each task, including other work of the machine. */
  readonly lasted: readonly number[];
  readonly answers: readonly number[];
};

type TraceEvent = {
  readonly name: string;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
};

/** Whether to count the tasks before the end of the game is shown, or those that show it. */
type Part = 'play' | 'end';

/** Starts measuring: tasks from the browser's trace, and the time from each pointer move to the frame that shows it. */
async function watch(page: Page, part: Part): Promise<() => Promise<Watched>> {
  const tracing = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  tracing.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await tracing.send('Tracing.start', {
    traceConfig: {
      includedCategories: [
        'devtools.timeline',
        'disabled-by-default-devtools.timeline',
        'toplevel',
        '__metadata',
      ],
    },
  });
  await page.evaluate(() => {
    const table = document.querySelector('.table');
    new MutationObserver((_, observer) => {
      if (table?.isConnected !== false) return;
      console.timeStamp('end');
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
    const answers: number[] = [];
    Object.assign(globalThis, { answers });
    addEventListener(
      'pointermove',
      ({ timeStamp }) => {
        // Runs before the next frame is painted; by then the change must be in the page.
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.onmessage = () => answers.push(performance.now() - timeStamp);
          channel.port2.postMessage(undefined);
        });
      },
      { capture: true },
    );
  });
  return async () => {
    const done = new Promise((resolve) => {
      tracing.once('Tracing.tracingComplete', resolve);
    });
    await tracing.send('Tracing.end');
    await done;
    const main = events.find(
      (event) =>
        event.name === 'thread_name' &&
        'args' in event &&
        JSON.stringify(event.args).includes('CrRendererMain'),
    );
    const end = events.find(({ name }) => name === 'TimeStamp')?.ts ?? Infinity;
    const tasks = events.filter(
      ({ name, tid, ts, dur = 0 }) =>
        name === 'RunTask' && tid === main?.tid && (part === 'play' ? ts + dur < end : ts + dur >= end),
    );
    const answers = await page.evaluate(() => (globalThis as unknown as { answers: number[] }).answers);
    return {
      // Thread clocks sometimes jump by about 4 ms; CPU time can't exceed wall time.
      tasks: tasks.map(({ dur = 0, tdur = 0 }) => Math.min(dur, tdur) / 1000),
      lasted: tasks.map(({ dur = 0 }) => dur / 1000),
      answers,
    };
  };
}

/** Moves the pointer back and forth over the town. */
async function sweep(page: Page): Promise<void> {
  const stage = await page.locator('.stage').boundingBox();
  if (!stage) throw new Error('There is no town to sweep over.');
  for (let step = 0; step <= 120; step++) {
    const part = step / 120;
    await page.mouse.move(
      stage.x + stage.width * (0.15 + 0.7 * part),
      stage.y + stage.height * (0.5 + 0.3 * Math.sin(part * 18)),
    );
  }
}

/** Walks through all moves of the review, and then through the expected line of the first mistake. */
async function walkThrough(page: Page): Promise<void> {
  const isShown = (): Promise<void> =>
    page.evaluate(async () => {
      for (let frames = 0; frames < 4; frames++) await new Promise(requestAnimationFrame);
    });
  await page.locator('[role=slider]').focus();
  await page.keyboard.press('Home');
  await isShown();
  const moves = await page.locator('.marked-moves li').count();
  for (let move = 1; move < moves; move++) {
    await page.keyboard.press('ArrowRight');
    await isShown();
  }
  await page.keyboard.press('Home');
  await page.locator('.decision-keys button').last().click();
  await isShown();
  for (let step = 0; step < 6; step++) {
    await page.locator('.line-keys button').nth(2).click();
    await isShown();
  }
}

const server = await serve();
const browser = await chromium.launch(await findChromium());
const game = position();
try {
  const open = async (hints: string, code: string | undefined): Promise<Page> => {
    const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
    await page.addInitScript(
      (level) => localStorage.setItem('wagons/settings', JSON.stringify({ hints: level })),
      hints,
    );
    await page.goto(`${server.url}#/new${code === undefined ? '' : `/${code}`}`);
    if (code === undefined) {
      // Always the same game, so that runs are comparable.
      await page.locator('details summary').click();
      await page.locator('details input').first().fill(SEED);
    }
    // Two people continue a position; without one, two bots play.
    await page
      .locator('input[type=radio]')
      .nth(code === undefined ? 2 : 1)
      .check({ force: true });
    await page.locator('main .button.main').click();
    await page.locator('.table').waitFor();
    return page;
  };
  const rows: string[] = [];
  /**
   * Measured twice: unthrottled for CPU time, times six; and throttled for wall time. Throttling also stretches the
   * pauses in which the CPU is idle.
   */
  const measure = async (
    what: string,
    prepare: () => Promise<Page>,
    scene: (page: Page) => Promise<void>,
    part: Part = 'play',
  ): Promise<void> => {
    if (!what.includes(WANTED)) return;
    const watched = async (rate: number): Promise<Watched> => {
      const page = await prepare();
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate });
      const stop = await watch(page, part);
      await scene(page);
      const seen = await stop();
      await page.context().close();
      return seen;
    };
    const runs: number[][] = [];
    const slow: Watched[] = [];
    for (let run = 0; run < RUNS; run++) {
      runs.push((await watched(1)).tasks.map((task) => task * SLOWER));
      slow.push(await watched(SLOWER));
    }
    const longest = runs.map((tasks) => Math.max(...tasks));
    const answers = slow.flatMap((seen) => seen.answers);
    rows.push(
      row(
        what,
        digits(quantile(runs.flat(), 0.95), 1),
        digits(quantile(longest, 0.5), 1),
        digits(Math.max(...longest), 1),
        runs.map((tasks) => tasks.filter((task) => task > GOAL).length).join(', '),
        digits(
          quantile(
            slow.map(({ lasted }) => Math.max(...lasted)),
            0.5,
          ),
          1,
        ),
        answers.length === 0 ? '–' : digits(quantile(answers, 0.95), 1),
      ),
    );
  };

  const carrying = async (hints: string): Promise<Page> => {
    const page = await open(hints, makeCode(game));
    await page.locator('.ctw-spot').first().waitFor();
    await page.locator('.ctw-hand-card').hover();
    await page.mouse.down();
    await sweep(page); // Warms up.
    return page;
  };
  for (const level of ['change', 'heat']) {
    await measure(
      `a card dragged across a town of ${CARDS} cards, help “${level}”`,
      () => carrying(level),
      sweep,
    );
  }
  await measure(
    'the same with help “change”, from asking for a hint until it is found',
    () => carrying('change'),
    async (page) => {
      await page.keyboard.press('h');
      await sweep(page);
      await page.locator('.hint .button').waitFor();
    },
  );
  const bots = async (): Promise<Page> => {
    const page = await open('change', undefined);
    await page.locator('.pacer input').waitFor();
    return page;
  };
  const toTheEnd = async (page: Page): Promise<void> => {
    await page.locator('.pacer input').fill('3000');
    await page.locator('.end[data-revealed=true]').waitFor({ timeout: PATIENCE });
  };
  await measure('two computers think and play, as fast as they can', bots, toTheEnd);
  await measure('the end of their game is shown and counted', bots, toTheEnd, 'end');

  const atHome = async (): Promise<Page> => {
    const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
    await page.goto(server.url);
    await page.locator('main a').first().waitFor();
    return page;
  };
  const reviewed = async (page: Page): Promise<void> => {
    await page.evaluate((code) => (location.hash = `#/review/${code}`), POSITIONS.over);
    await page.locator('.summary').nth(1).waitFor({ timeout: PATIENCE });
  };
  await measure('a game is reviewed, from opening the review until all moves are graded', atHome, reviewed);
  const inReview = async (): Promise<Page> => {
    const page = await atHome();
    await reviewed(page);
    return page;
  };
  await measure('all moves of the review are walked through, and an expected line', inReview, walkThrough);

  const report = `# bench/web

${machine()}. The built app in Chromium, 1280 × 800, on a device ${SLOWER} times as slow. Milliseconds. Tasks are those of the main thread: the time
for which they keep the processor, times ${SLOWER}, in ${RUNS} runs of each scene. By the clock, with Chromium slowing itself down, are the longest task
(median of the runs) and the answer: from a pointer move to the frame that shows its change (a frame lasts ${digits(FRAME, 1)} ms at best); other
work of the machine makes both longer. Made by \`npm run bench:web\`.

| While | task p95 | longest task, median of the runs | of all runs | tasks over ${GOAL} ms, run by run | longest by the clock | answer p95 |
|---|---|---|---|---|---|---|
${rows.join('\n')}
`;
  if (WANTED === '') writeFileSync(new URL('reports/web.md', import.meta.url), report);
  console.log(report);
} finally {
  await browser.close();
  await server.stop();
}
