// `npm run lab:train`: fits the potential of towns to samples, and writes its weights.
//
// A sample is a set of towns of the same cards, and what the same further cards then add to each of them, found with a
// narrow beam. A ridge regression explains the differences between the towns of a sample. Everything depends only on the
// seed and the options; the deals are used for nothing else. `--held` deals judge the fit and take no part in it.

import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { BLOCK_SIZE, blockOf, EVERY_GAME, UNIT } from '@wagons/ai/search';
import { newGame } from '@wagons/rules';
import { dice } from '@wagons/rules/deal';
import { cardOf } from '@wagons/rules/deck';
import { builtInDecks } from '../reference/agree.ts';
import { judge, type Judged } from './training/judge.ts';
import { NormalEquations, solveRidge } from './training/ridge.ts';
import { samplesOf, type Sample } from './training/samples.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: 'train' },
    deals: { type: 'string', default: '2600' },
    held: { type: 'string', default: '150' },
    ridge: { type: 'string', default: '100' },
    width: { type: 'string', default: '4' },
    out: {
      type: 'string',
      default: fileURLToPath(new URL('../packages/ai/src/search/potential/weights.ts', import.meta.url)),
    },
  },
});

/** Weights of a block: the constant ones, and those for the share of a town that is missing. */
const PART = 2 * BLOCK_SIZE;

/** All blocks: for every game, then for each scoring card of the built-in decks. */
const blocks = [EVERY_GAME];
const titles = ['every game'];
for (const { cards } of builtInDecks) {
  for (const { id, bonus } of cards) {
    if (blocks.includes(blockOf(bonus))) continue;
    blocks.push(blockOf(bonus));
    titles.push(id);
  }
}

/** The samples of the i-th deal, and the columns of their numbers in the regression. */
function sampled(i: number): { readonly samples: readonly Sample[]; readonly columns: readonly number[] } {
  const deck = builtInDecks[i % builtInDecks.length]!;
  const seed = `${values.seed}/${i}`;
  const game = newGame(seed, deck);
  if (game.phase === 'over') throw new Error('A new game is not over.');
  const names = [EVERY_GAME, ...game.deal.center.map((card) => blockOf(cardOf(deck, card).bonus))];
  const columns = names.flatMap((name) =>
    Array.from({ length: PART }, (_, k) => PART * blocks.indexOf(name) + k),
  );
  return { samples: samplesOf(game, dice(seed), Number(values.width)), columns };
}

const equations = new NormalEquations(PART * blocks.length);
const [deals, held] = [Number(values.deals), Number(values.held)];
let towns = 0;
for (let i = 0; i < deals; i++) {
  const { samples, columns } = sampled(i);
  for (const { numbers, gains } of samples) {
    for (const [k, row] of numbers.entries()) equations.add(columns, row, gains[k]!);
    towns += gains.length;
  }
  if ((i + 1) % 100 === 0) console.error(`${i + 1} of ${deals} deals, ${towns} towns`);
}
const weights = solveRidge(equations, Number(values.ridge));

const judged: Judged[] = [];
for (let i = deals; i < deals + held; i++) {
  const { samples, columns } = sampled(i);
  for (const sample of samples) judged.push({ sample, weights: columns.map((column) => weights[column]!) });
}
const { explained, byPoints, byPotential } = judge(judged);
console.log(
  `${towns} towns. On ${judged.length} other samples the potential explains ${(100 * explained).toFixed(1)} % of the ` +
    `variance; the town chosen loses ${byPotential.toFixed(3)} points, and ${byPoints.toFixed(3)} if chosen by points.`,
);

const lines = blocks.flatMap((block, b) => {
  const numbers = Array.from({ length: PART }, (_, k) => Math.round(weights[PART * b + k]! / UNIT) + 0);
  return [`  // ${titles[b]}`, `  '${block}': '${numbers.join(' ')}',`];
});
const text = `// The weights of the potential, in hundredths of a point, by block. Written by \`npm run lab:train\`; don't edit.

export const WEIGHTS: Readonly<Record<string, string>> = {
${lines.join('\n')}
};
`;
writeFileSync(values.out, text);
console.log(`${values.out}: ${text.length} bytes`);
