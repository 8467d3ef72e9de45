// Measures whether the levels are even steps: each against the one below, and the first against the bot that always takes
// the next card, random and greedy (S4).
//
// `npm run bench levels -- --deals 400` writes the table. `--match L4 L3:misjudge=2,forgets=20` only plays one match,
// with a level whose parameters are changed; those of `levels.ts` were found this way.

import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  type Bot,
  type BotName,
  BOTS,
  makeBot,
  makeSkilled,
  type Pair,
  playPair,
  type Skill,
  SKILLS,
  standing,
} from '@wagons/ai';
import { type Dice, dice } from '@wagons/rules/deal';
import { baseDeck } from '../reference/agree.ts';
import { digits, percents, row } from './figures.ts';
import { busyness, machine } from './machine.ts';
import { doShare, shareOut } from './processes.ts';

/** A contestant is a bot, or a level with changed parameters: `L3:misjudge=2,forgets=20`. */
type Task = { readonly better: string; readonly worse: string };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    deals: { type: 'string', default: '400' },
    from: { type: 'string', default: '0' },
    match: { type: 'boolean', default: false },
    processes: { type: 'string' },
    share: { type: 'string' },
  },
});

const LADDER: readonly BotName[] = ['L1', 'L2', 'L3', 'L4', 'L5', 'L6', 'L7', 'L8'];

/** A goal of S4: the shares that meet it, of pairs or of games, with a tie as half a win. */
type Goal = { readonly least: number; readonly most: number; readonly words: string };
const STEP: Goal = { least: 0.65, most: 0.75, words: '65 to 75 %' };

function contestant(name: string, roll: Dice): Bot {
  const [level, changes] = name.split(':');
  const bot = BOTS.find((one) => one === level);
  if (!bot) throw new Error(`There is no bot ${level}.`);
  if (changes === undefined) return makeBot(bot, roll);
  const skill: Record<string, number> = { ...SKILLS[bot as keyof typeof SKILLS] };
  for (const [key, value] of changes.split(',').map((change) => change.split('='))) {
    if (key === undefined || !(key in skill)) throw new Error(`A skill has no ${key}.`);
    skill[key] = Number(value);
  }
  return makeSkilled(skill as Skill, roll);
}

async function match(task: Task, deals = Number(values.deals)): Promise<readonly Pair[]> {
  const from = Number(values.from);
  const processes = values.processes === undefined ? undefined : Number(values.processes);
  const work = { from, to: from + deals, processes };
  const pairs: Pair[] = [];
  await shareOut(import.meta.url, work, task, (pair: Pair) => pairs.push(pair));
  return pairs;
}

/** The share of pairs won by the better contestant; a tie is half a win. */
const shareOf = ({ won, tied, lost }: ReturnType<typeof standing>): number =>
  (won + tied / 2) / (won + tied + lost);

/** Every game as a pair with itself, to count games instead of pairs. */
const gamesOf = (pairs: readonly Pair[]): readonly Pair[] =>
  pairs.flatMap(({ seed, margins }) => margins.map((margin): Pair => ({ seed, margins: [margin, margin] })));

function cellsOf({ better, worse }: Task, pairs: readonly Pair[], { least, most, words }: Goal): string {
  const found = standing(pairs);
  const share = shareOf(found);
  return row(
    better,
    worse,
    found.won,
    found.tied,
    found.lost,
    `${digits(100 * share, 1)} %`,
    percents(found.interval),
    digits(found.meanMargin, 2),
    `${words}: ${share >= least && share <= most ? 'met' : 'missed'}`,
  );
}

const CHECKS: ReadonlyArray<Task & { readonly goal: Goal }> = [
  { better: 'L1', worse: 'random', goal: { least: 0.9, most: 1, words: 'at least 90 %' } },
  { better: 'greedy', worse: 'L1', goal: { least: 0.8, most: 1, words: 'at least 80 %' } },
  ...LADDER.slice(1).map((better, i) => ({ better, worse: LADDER[i] ?? 'L1', goal: STEP })),
];

const skillRow = ([name, skill]: [string, Skill]): string =>
  row(
    name,
    skill.horizon,
    skill.width,
    skill.placements,
    skill.misjudge,
    ...[skill.overlooks, skill.forgets, skill.ignoresGifts].map((percentage) => `${percentage} %`),
  );

async function report(): Promise<string> {
  const busy = busyness();
  const rows: string[] = [];
  const note = (line: string): void => {
    rows.push(line);
    console.error(line);
  };
  const next = { better: 'next', worse: 'L1' };
  // Half of the deals make as many games as the other lines have pairs.
  const games = gamesOf(await match(next, Number(values.deals) / 2));
  note(cellsOf(next, games, { least: 0.45, most: 0.55, words: '45 to 55 % of the games' }));
  for (const { goal, ...task } of CHECKS) note(cellsOf(task, await match(task), goal));
  return `# bench/levels

${machine()}, ${busy}. ${values.deals} deals, each played from both seats; the second player chooses the starting card.
The levels have their default budgets, so the result is reproducible and doesn't depend on the load. The first line
counts ${games.length} single games, the others deal pairs. Made by \`npm run bench levels -- --deals ${values.deals}\`.

| better | worse | won | tied | lost | share | share (95 %) | mean margin | goal |
|---|---|---|---|---|---|---|---|---|
${rows.join('\n')}

What each sees: cards of the circle ahead, towns kept for each set of cards, spots considered, by how many points it may
misjudge a move; how many of the spots it overlooks, how often it forgets a scoring card, and how often it ignores what
a skip gives away. Level 8 looks as far as its budget goes and overlooks nothing.

| level | cards ahead | towns | spots | misjudges by up to | overlooks | forgets | ignores gifts |
|---|---|---|---|---|---|---|---|
${Object.entries(SKILLS).map(skillRow).join('\n')}
`;
}

if (values.share) {
  doShare(values.share, (i, { better, worse }: Task): Pair => {
    const bots = [
      contestant(better, dice(`levels ${i} better`)),
      contestant(worse, dice(`levels ${i} worse`)),
    ] as const;
    return playPair(`levels/${i}`, baseDeck, ...bots);
  });
} else if (values.match) {
  const [better = 'L2', worse = 'L1'] = positionals;
  const pairs = await match({ better, worse });
  console.log(cellsOf({ better, worse }, pairs, STEP));
  console.log(`${digits(100 * shareOf(standing(gamesOf(pairs))), 1)} % of the games`);
} else {
  const text = await report();
  console.log(text);
  writeFileSync(new URL('reports/levels.md', import.meta.url), text);
}
