// `npm run lab`: level 8 plays itself with every set of three scoring cards, and the games become a data set.

import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { signature } from '@wagons/ai';
import { builtInDecks } from '../reference/agree.ts';
import { appendRow, missingFrom, resumeFile } from './dataset.ts';
import { type LabOptions, readLabOptions, USAGE } from './options.ts';
import { runPool, workForPool } from './pool.ts';
import { progressText } from './progress.ts';
import { type Engine, playFixture, type Row } from './row.ts';
import { type Fixture, schedule } from './schedule.ts';

type Task = { readonly fixture: Fixture; readonly engine: Engine };

const GAMES_FILE = fileURLToPath(new URL('games.jsonl', import.meta.url));

/** Fails with a message; the games that are stored stay. */
function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

const deckOf = (number: number) => builtInDecks[number - 1] ?? fail(`Deck ${number} doesn’t exist.`);

async function run({ games, nodes, decks, jobs, limit, out }: LabOptions): Promise<void> {
  const { nodes: searched, moves } = signature(deckOf(1));
  const engine: Engine = { engine: `${searched}-${moves}`, nodes };
  mkdirSync(dirname(out), { recursive: true });
  const stored = resumeFile(out);
  if (!stored.ok) fail(`${out}: line ${stored.error.line} is damaged. Remove it to play that game again.`);
  const other = stored.value.find((row) => row.engine !== engine.engine || row.nodes !== nodes);
  if (other)
    fail(
      `${out} has games of engine ${other.engine} with ${other.nodes} nodes; this is ${engine.engine} with ${nodes}. ` +
        'Choose another file with --out.',
    );
  const fixtures = schedule(
    decks.map((number) => ({ number, deck: deckOf(number) })),
    games,
  );
  const missing = missingFrom(stored.value, fixtures);
  const left = missing.slice(0, limit);
  const count = { done: 0, stored: fixtures.length - missing.length, left: left.length };
  console.error(`${count.stored} of ${fixtures.length} games are stored in ${out}; ${count.left} to play.`);
  const started = performance.now();
  await runPool(
    fileURLToPath(import.meta.url),
    left.map((fixture): Task => ({ fixture, engine })),
    jobs,
    (row: Row) => {
      appendRow(out, row);
      count.done++;
      const seconds = (performance.now() - started) / 1000;
      showProgress(progressText(count, seconds), { isLast: count.done === count.left });
    },
  );
}

/** One line that is replaced; in a file, a line for each hundred games. */
function showProgress(text: string, { isLast }: { readonly isLast: boolean }): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u{1b}[K${text}${isLast ? '\n' : ''}`);
  else if (isLast || Number(text.split(' ', 1)[0]) % 100 === 0) console.error(text);
}

const args = process.argv.slice(2);
if (args[0] === '--worker') {
  workForPool(({ fixture, engine }: Task) => playFixture(fixture, deckOf(fixture.deck), engine));
} else if (args.includes('--help')) {
  console.log(USAGE);
} else {
  const options = readLabOptions(args, { jobs: availableParallelism(), out: GAMES_FILE });
  if (!options.ok) fail(`${options.error}\n\n${USAGE}`);
  await run(options.value);
}
