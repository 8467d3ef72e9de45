// Measures how close beams come to the best known towns of given cards (`npm run bench best-towns`).
//
// A hundred sets of seven or eight cards, each with three scoring cards of the printed deck. `bench/bestTowns.json` has the
// most points known for each; `--improve WIDTH` looks for better ones with a wider beam. It never gets worse.

import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { keyOf, makeEvaluator, Position, SearchCache, Spending, TownTrie } from '@wagons/ai/search';
import { newGame } from '@wagons/rules';
import { dice } from '@wagons/rules/deal';
import { baseDeck } from '../reference/agree.ts';
import { evenSeed } from './evenDeals.ts';
import { digits, mean, row } from './figures.ts';

const { values } = parseArgs({
  options: { improve: { type: 'string' }, widths: { type: 'string', default: '1,4,8,16,32,128' } },
});

const SETS = 100;
const FILE = new URL('bestTowns.json', import.meta.url);
const known = JSON.parse(readFileSync(FILE, 'utf8')) as number[];

/** The points of the best town that a beam finds for a set of cards. */
function pointsOf(set: number, width: number, withPotential: boolean): number {
  const seed = evenSeed('best towns', set, baseDeck);
  const game = newGame(seed, baseDeck);
  const evaluator = makeEvaluator(game.deck, game.deal.center, { withPotential });
  if (!evaluator || game.phase === 'over') throw new Error('The printed deck can be searched.');
  const roll = dice(seed);
  let cards = (1 << game.circle.length) - 1;
  for (let left = game.circle.length; left > 7 + (set % 2);) {
    const card = 1 << roll(game.circle.length);
    if ((cards & card) === 0) continue;
    cards &= ~card;
    left--;
  }
  const position = new Position(game, evaluator, new SearchCache());
  // Every width is measured with the lead of the moment, over an empty town.
  const context = position.contextOf('first', 1);
  const trie = new TownTrie({ ...context, circle: position.circle }, width, { towns: 0 });
  return Math.max(...trie.beam(keyOf(cards, 0), new Spending({})).map(({ rank }) => rank));
}

const sets = Array.from({ length: SETS }, (_, set) => set);

if (values.improve) {
  const width = Number(values.improve);
  const best = sets.map((set) => Math.max(known[set] ?? -Infinity, pointsOf(set, width, true)));
  writeFileSync(FILE, `${JSON.stringify(best)}\n`);
  console.log(`${best.filter((points, set) => points > (known[set] ?? -Infinity)).length} sets improved.`);
} else {
  const short = (width: number, withPotential: boolean): number =>
    mean(sets.map((set) => known[set]! - pointsOf(set, width, withPotential)));
  const widths = values.widths.split(',').map(Number);
  const lines = [false, true].map((withPotential) =>
    row(
      withPotential ? 'points and potential' : 'points',
      ...widths.map((width) => digits(short(width, withPotential), 2)),
    ),
  );
  const report = `# bench/best-towns

How many points the best town of a beam is short of the best one known for the same cards: the mean over ${SETS} sets of
seven or eight cards. Reproducible; the best known are in \`bench/bestTowns.json\`. Made by \`npm run bench best-towns\`.

${row('beams ranked by', ...widths.map((width) => `width ${width}`))}
|---${widths.map(() => '|---').join('')}|
${lines.join('\n')}
`;
  console.log(report);
  writeFileSync(new URL('reports/best-towns.md', import.meta.url), report);
}
