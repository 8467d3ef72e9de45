// How strong the strong player is: deal-pairs against the others (`npm run bench:strength -- --deals 40 --nodes 1000`).

import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type BotName, makeBot, type Pair, playPair, standing } from '@wagons/ai';
import { dice } from '@wagons/rules';
import { baseDeck } from '../reference/agree.ts';
import { machine } from './machine.ts';
import { doShare, shareOut } from './processes.ts';

const RIVALS: readonly BotName[] = ['greedy', 'mcts', 'uct', 'random'];
type Task = { readonly rival: BotName; readonly nodes: number };

const { values } = parseArgs({
  options: {
    deals: { type: 'string', default: '40' },
    nodes: { type: 'string', default: '1000' },
    share: { type: 'string' },
  },
});

if (values.share) {
  doShare(values.share, (i, { rival, nodes }: Task): Pair => {
    const strong = makeBot('L8', dice('L8'), { nodes });
    return playPair(`strength/${i}`, baseDeck, strong, makeBot(rival, dice(`strength ${i}`)));
  });
} else {
  const [deals, nodes] = [Number(values.deals), Number(values.nodes)];
  const rows: string[] = [];
  for (const rival of RIVALS) {
    const pairs: Pair[] = [];
    await shareOut(import.meta.url, { from: 0, to: deals }, { rival, nodes }, (pair: Pair) =>
      pairs.push(pair),
    );
    const { won, tied, lost, meanMargin, interval } = standing(pairs);
    const [low, high] = interval.map((share) => (100 * share).toFixed(1));
    rows.push(
      `| ${rival} | ${pairs.length} | ${won} | ${tied} | ${lost} | ${low}–${high} % | ${meanMargin.toFixed(2)} |`,
    );
    console.error(rows.at(-1));
  }
  const report = `# bench/strength

${machine()}. The strong player with ${nodes} nodes a decision (a node is a card tried on all spots of a town), the
others as they are by default; the same deals from both seats, the second player names the start. Made by
\`npm run bench:strength -- --deals ${deals} --nodes ${nodes}\`.

| against | pairs | won | tied | lost | share won (95 %) | mean margin |
|---|---|---|---|---|---|---|
${rows.join('\n')}
`;
  console.log(report);
  writeFileSync(new URL('reports/strength.md', import.meta.url), report);
}
