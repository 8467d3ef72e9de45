// How strong the strong player is: deal-pairs against the baselines (`npm run bench:strength -- --deals 40 --nodes 1000`).

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type BotName, makeBot, type Pair, playPair, standing } from '@wagons/ai';
import { dice } from '@wagons/rules';
import { baseDeck } from '../reference/agree.ts';
import { machine } from './machine.ts';

const RIVALS: readonly BotName[] = ['greedy', 'mcts', 'uct', 'random'];
type Share = {
  readonly rival: BotName;
  readonly from: number;
  readonly to: number;
  readonly step: number;
  readonly nodes: number;
};

function playShare({ rival, from, to, step, nodes }: Share): void {
  for (let i = from; i < to; i += step) {
    const strong = makeBot('strong', dice(''), { nodes });
    process.send?.(playPair(`strength/${i}`, baseDeck, strong, makeBot(rival, dice(`strength ${i}`))));
  }
}

async function match(rival: BotName, deals: number, nodes: number): Promise<Pair[]> {
  const pairs: Pair[] = [];
  const step = availableParallelism();
  await Promise.all(
    Array.from({ length: step }, async (_, from) => {
      const share: Share = { rival, from, to: deals, step, nodes };
      const player = fork(fileURLToPath(import.meta.url), ['--share', JSON.stringify(share)]);
      player.on('message', (pair: Pair) => pairs.push(pair));
      await once(player, 'exit');
    }),
  );
  return pairs;
}

const { values } = parseArgs({
  options: {
    deals: { type: 'string', default: '40' },
    nodes: { type: 'string', default: '1000' },
    share: { type: 'string' },
  },
});

if (values.share) playShare(JSON.parse(values.share) as Share);
else {
  const [deals, nodes] = [Number(values.deals), Number(values.nodes)];
  const rows: string[] = [];
  for (const rival of RIVALS) {
    const pairs = await match(rival, deals, nodes);
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
