// Checks that the numbers of many reviews add up (`npm run prove review 200`): games of all levels, small budgets.

import { newGame, SEATS } from '@wagons/rules';
import { dice } from '@wagons/rules/deal';
import { baseDeck } from '../../rules/test/table.ts';
import { review } from '../src/analysis/review.ts';
import { makeBot } from '../src/players/bot.ts';
import { botOf, LEVELS } from '../src/service/bots.ts';
import { finish } from './games.ts';
import { expectPartsToAddUp } from './reviewParts.ts';

const NODES = 2000;
const games = Number(process.argv[2] ?? 200);
let decisions = 0;
for (let i = 0; i < games; i++) {
  const roll = dice(`review check ${i}`);
  const [first, second] = SEATS.map(() => makeBot(botOf(LEVELS[roll(4)] ?? 1), roll, { nodes: 300 }));
  const end = finish(newGame(`review check ${i}`, baseDeck()), { first: first!, second: second! });
  const { grades } = review(end, { nodes: NODES });
  expectPartsToAddUp(end, grades);
  decisions += grades.length;
  if ((i + 1) % 20 === 0) console.log(`${i + 1} of ${games} games`);
}
console.log(`${games} games, ${decisions} graded decisions: the parts add up to every loss and every total.`);
