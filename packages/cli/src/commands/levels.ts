// `wagons levels`: the parameters of each level, and matches between them.

import { type BotName, botOf, type Level, LEVELS, type Skill, SKILLS, standing } from '@wagons/ai';
import type { Deck } from '@wagons/rules';
import { isSeed, SEED_LENGTH } from '@wagons/rules/deal';
import type { Verdict } from '@wagons/words/terminal';
import { readNumber } from '../kit/arguments.ts';
import { command } from '../kit/command.ts';
import { type Context, print, printJson, remark } from '../kit/context.ts';
import { chosenDeck } from '../options/decks.ts';
import { type Block, columns, indent, printable, wrap } from '../terminal/block.ts';
import { DONE, type Exit, misuse, PARTLY } from '../kit/exit.ts';
import { chosenSeed } from '../options/games.ts';
import { watchInterrupt } from '../kit/interruption.ts';
import { makeContestant } from '../match/contestant.ts';
import { type MatchSetup, pairOf, type PlayedGame, playMatch, SIDES } from '../match/pairs.ts';
import { percentText, shareText } from '../match/report.ts';
import { makeProgress } from '../kit/progress.ts';

const MOST_DEALS = 100_000;

/** A match between two bots, and the share of pairs that a should win. */
type Contest = { readonly a: BotName; readonly b: BotName; readonly aim: readonly [number, number] };

const CONTESTS: readonly Contest[] = [
  { a: 'L1', b: 'random', aim: [0.9, 1] },
  { a: 'L1', b: 'greedy', aim: [0, 0.2] },
  ...LEVELS.slice(1).map((level, i) => ({
    a: botOf(level),
    b: botOf(LEVELS[i] ?? 1),
    aim: [0.65, 0.75] as const,
  })),
];

export const levels = command({
  name: 'levels',
  options: {
    deals: { means: 'dealsOfLevels', takes: 'number' },
    seed: { means: 'seedOfSimulate', takes: 'seed' },
    deck: { means: 'deck', takes: 'deck' },
    json: { means: 'json' },
  },
  alone: [],
  examples: ['wagons levels', 'wagons levels --deals 20'],
  shapes: [
    '{"levels":[{"level","horizon":cards|null,"width":towns|null,',
    '            "placements":spots|null,"misjudge","overlooks",',
    '            "forgets","ignoresGifts"}…],',
    ' "contests":[{"a","b","deals","pairsWon","pairsTied","pairsLost","meanMargin",',
    '              "interval":[low,high],"aim":[from,to],',
    '              "verdict":"met|undecided|missed"}…]}',
  ],
  run: async ({ texts, flags }, context) => {
    const { say } = context;
    const deals =
      texts.deals === undefined
        ? undefined
        : readNumber(say, '--deals', texts.deals, { atLeast: 1, atMost: MOST_DEALS });
    if (deals && !deals.ok) return deals.error;
    const seed = chosenSeed(context, texts.seed);
    if (!seed.ok) return seed.error;
    const longest = `${seed.value}/${deals?.value ?? 0}`;
    if (!isSeed(longest))
      return misuse(say.usage.badSeedOfGames({ longest: printable(longest), limit: SEED_LENGTH })).error;
    const deck = await chosenDeck(context, texts.deck);
    if (!deck.ok) return deck.error;

    if (!flags.has('json')) await print(context, drawLevels(context));
    if (!deals) {
      if (flags.has('json')) await printJson(context, { levels: LEVELS.map(levelJson) });
      return DONE;
    }
    return contests(context, {
      deals: deals.value,
      seed: seed.value,
      deck: deck.value,
      isJson: flags.has('json'),
    });
  },
});

const skillOf = (level: Level): Skill | undefined => (level === 8 ? undefined : SKILLS[`L${level}`]);

/** Level 8 has no limits, which is null in JSON. */
const BOUNDLESS: Skill = {
  horizon: Infinity,
  width: Infinity,
  placements: Infinity,
  misjudge: 0,
  overlooks: 0,
  forgets: 0,
  ignoresGifts: 0,
};

const levelJson = (level: Level): object => ({ level, ...(skillOf(level) ?? BOUNDLESS) });

function drawLevels({ say, words, paint, width }: Context): Block {
  const heads = say.arena.levelColumns;
  const { number } = words.amounts;
  const rows = LEVELS.flatMap((level) => {
    const skill = skillOf(level);
    if (!skill) return [];
    const seen = [skill.horizon, skill.width, skill.placements].map(number);
    const missed = [skill.overlooks, skill.forgets, skill.ignoresGifts].map((percent) =>
      say.arena.outOf({ percent }),
    );
    return [[number(level), ...seen, ...missed, number(skill.misjudge)]];
  });
  const { level: name, horizon, width: towns, placements } = heads;
  const [heading = '', ...lines] = columns(
    [
      [name, horizon, towns, placements, heads.overlooks, heads.forgets, heads.ignoresGifts, heads.misjudge],
      ...rows,
    ],
    '>>>>>>>>',
  );
  const last = `${' '.repeat(Math.max(0, name.length - 1))}${number(LEVELS.length)}  ${say.arena.lastLevel}`;
  return [...wrap(say.arena.levels, width), ...indent([paint.faint(heading), ...lines, last])];
}

type Setting = {
  readonly deals: number;
  readonly seed: string;
  readonly deck: Deck;
  readonly isJson: boolean;
};

/** Plays the contests and prints each as soon as it is over. */
async function contests(context: Context, setting: Setting): Promise<Exit> {
  const { say, ports, width } = context;
  const { deals, seed, isJson } = setting;
  if (!isJson)
    await print(context, ['', ...wrap(say.arena.contests({ deals, seed: printable(seed) }), width)]);
  let interrupt = (): void => undefined;
  const interruption = watchInterrupt(ports, () => {
    interrupt();
  });
  const verdicts: object[] = [];
  let played = 0;
  for (const contest of CONTESTS) {
    const players = seatBoth(context, contest);
    interrupt = () => {
      for (const side of SIDES) players[side].interrupt();
    };
    const pairs = await playContest(context, setting, players, interruption.isPressed);
    if (pairs.length === 0) break;
    const verdict = judge(contest, pairs);
    verdicts.push(verdict);
    played += pairs.length;
    if (!isJson) await print(context, drawVerdict(context, contest, verdict));
    if (interruption.isPressed()) break;
  }
  interruption.dispose();
  if (isJson) await printJson(context, { levels: LEVELS.map(levelJson), contests: verdicts });
  if (!interruption.isPressed()) return DONE;
  await remark(context, [say.arena.interrupted({ deals: played })]);
  return PARTLY;
}

type Pairs = ReadonlyArray<readonly [PlayedGame, PlayedGame]>;

function seatBoth(context: Context, { a, b }: Contest): MatchSetup['players'] {
  const player = (bot: BotName) => makeContestant(context, { is: 'bot', name: bot, bot }, { limit: {} });
  return { a: player(a), b: player(b) };
}

/** Plays one contest; fewer pairs if it is interrupted. */
async function playContest(
  context: Context,
  { deals, seed, deck }: Setting,
  players: MatchSetup['players'],
  isInterrupted: () => boolean,
): Promise<Pairs> {
  const { say, ports } = context;
  const progress = makeProgress(context, { isWatched: ports.err.isTerminal });
  const pairs: (readonly [PlayedGame, PlayedGame])[] = [];
  for await (const pair of playMatch({ deck, seed, deals, players }, isInterrupted)) {
    pairs.push(pair);
    const far = say.show.progress({ played: 2 * pairs.length, games: 2 * deals });
    await progress.update(
      `${say.arena.contest({ a: players.a.name, b: players.b.name })}${say.colon} ${far}`,
    );
  }
  await progress.end();
  return pairs;
}

function judge({ a, b, aim }: Contest, pairs: Pairs) {
  const { won, tied, lost, meanMargin, interval } = standing(pairs.map(pairOf));
  const share = (won + tied / 2) / pairs.length;
  return {
    a,
    b,
    deals: pairs.length,
    pairsWon: won,
    pairsTied: tied,
    pairsLost: lost,
    meanMargin,
    interval,
    aim,
    verdict: verdictOn(share, interval, aim),
  };
}

/** A target is only missed if the confidence interval is outside it. */
function verdictOn(
  share: number,
  [low, high]: readonly [number, number],
  [from, to]: readonly [number, number],
): Verdict {
  if (share >= from && share <= to) return 'met';
  return high < from || low > to ? 'missed' : 'undecided';
}

function drawVerdict(
  context: Context,
  { a, b, aim: [from, to] }: Contest,
  { pairsWon, pairsTied, pairsLost, interval, verdict }: ReturnType<typeof judge>,
): Block {
  const { say, width } = context;
  const share = shareText(context, { won: pairsWon, tied: pairsTied, lost: pairsLost, interval });
  const aim = say.arena.aim({ from: percentText(context, from), to: percentText(context, to), verdict });
  return indent(wrap(`${say.arena.contest({ a, b })}${say.colon} ${share}; ${aim}`, width - 2, 2));
}
