// Measures whether the levels are even steps: each against the one below, and the first against random and greedy (S4).
//
// `npm run bench:levels -- --deals 200` writes the table. `--tune 5 --as 4,1,8,2.5,0` plays level 6 against level 5 with
// other parameters (horizon, width, placements, misjudge, overlooks). Those of `levels.ts` were found this way, from the
// top down.

import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  type BotName,
  makeBot,
  makeSkilled,
  type Pair,
  playPair,
  type Skill,
  SKILLS,
  standing,
} from '@wagons/ai';
import { dice } from '@wagons/rules/deal';
import { baseDeck } from '../reference/agree.ts';
import { digits, percents, row } from './figures.ts';
import { machine } from './machine.ts';
import { doShare, shareOut } from './processes.ts';

type Task = { readonly better: BotName; readonly worse: BotName; readonly skill?: Skill };

const { values } = parseArgs({
  options: {
    deals: { type: 'string', default: '200' },
    from: { type: 'string', default: '0' },
    tune: { type: 'string' },
    as: { type: 'string', multiple: true, default: [] },
    share: { type: 'string' },
  },
});

const LADDER: readonly BotName[] = ['L1', 'L2', 'L3', 'L4', 'L5', 'L6', 'L7', 'L8'];

/** Goals of S4: shares of the pairs won, with a tie as half a win. */
const STEP = { least: 0.65, most: 0.75 };

async function match(task: Task): Promise<ReturnType<typeof standing>> {
  const from = Number(values.from);
  const pairs: Pair[] = [];
  await shareOut(import.meta.url, { from, to: from + Number(values.deals) }, task, (pair: Pair) =>
    pairs.push(pair),
  );
  return standing(pairs);
}

const shareOf = ({ won, tied, lost }: ReturnType<typeof standing>): number =>
  (won + tied / 2) / (won + tied + lost);

if (values.share) {
  doShare(values.share, (i, { better, worse, skill }: Task): Pair => {
    const roll = dice(`levels ${i} worse`);
    const weaker = skill ? makeSkilled(skill, roll) : makeBot(worse, roll);
    return playPair(`levels/${i}`, baseDeck, makeBot(better, dice(`levels ${i} better`)), weaker);
  });
} else if (values.tune) {
  const level = Number(values.tune);
  const [worse, better] = [LADDER[level - 1] ?? 'L1', LADDER[level] ?? 'L8'];
  for (const figures of values.as) {
    const [horizon = 1, width = 1, placements = 1, misjudge = 0, overlooks = 0] = figures
      .split(',')
      .map(Number);
    const found = await match({ better, worse, skill: { horizon, width, placements, misjudge, overlooks } });
    console.log(
      `${better} wins ${digits(100 * shareOf(found), 1)} % (${percents(found.interval)}) against ${worse} as ${figures}`,
    );
  }
} else {
  const rows: string[] = [];
  const matches: ReadonlyArray<readonly [BotName, BotName, (share: number) => boolean, string]> = [
    ['L1', 'random', (share) => share >= 0.9, 'at least 90 %'],
    ['greedy', 'L1', (share) => share >= 0.8, 'at least 80 %'],
    ...LADDER.slice(1).map(
      (better, i) =>
        [
          better,
          LADDER[i] ?? 'L1',
          (share: number) => share >= STEP.least && share <= STEP.most,
          '65 to 75 %',
        ] as const,
    ),
  ];
  for (const [better, worse, isMet, goal] of matches) {
    const found = await match({ better, worse });
    const { won, tied, lost, meanMargin, interval } = found;
    const share = shareOf(found);
    rows.push(
      row(
        better,
        worse,
        won,
        tied,
        lost,
        `${digits(100 * share, 1)} %`,
        percents(interval),
        digits(meanMargin, 2),
        `${goal}: ${isMet(share) ? 'met' : 'missed'}`,
      ),
    );
    console.error(rows.at(-1));
  }
  const skills = Object.entries(SKILLS).map(([name, { horizon, width, placements, misjudge, overlooks }]) =>
    row(name, horizon, width, placements, misjudge, `${overlooks} %`),
  );
  const report = `# bench/levels

${machine()}. ${values.deals} deals, each played from both seats; the second player chooses the starting card. The
levels have their default budgets, so the result is reproducible. Made by \`npm run bench:levels -- --deals ${values.deals}\`.

| better | worse | pairs won | tied | lost | share | share (95 %) | mean margin | goal |
|---|---|---|---|---|---|---|---|---|
${rows.join('\n')}

What each sees: cards of the circle ahead, towns kept for each set of cards, spots considered, by how many points it may
misjudge a move, and how many of the spots it does not see. Level 8 looks as far as its budget goes and misjudges
nothing.

| level | cards ahead | towns | spots | misjudges by up to | overlooks |
|---|---|---|---|---|---|
${skills.join('\n')}
`;
  console.log(report);
  writeFileSync(new URL('reports/levels.md', import.meta.url), report);
}
