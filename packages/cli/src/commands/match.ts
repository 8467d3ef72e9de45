// `wagons match`: two players play the same deals from both seats.

import { type Deck, invariant, ok, type Result } from '@wagons/rules';
import { isSeed, SEED_LENGTH } from '@wagons/rules/deal';
import { readThinkingLimit } from '../options/budget.ts';
import { readNumber } from '../kit/arguments.ts';
import { command } from '../kit/command.ts';
import { type Context, print, printJson, remark } from '../kit/context.ts';
import { chosenDeck, DECK_FILES } from '../options/decks.ts';
import { printable } from '../terminal/block.ts';
import { DONE, type Exit, misuse, PARTLY, refusal } from '../kit/exit.ts';
import { chosenSeed } from '../options/games.ts';
import { watchInterrupt } from '../kit/interruption.ts';
import { type Contestant, readContestant, makeContestant } from '../match/contestant.ts';
import { drawMatch, faultText, matchJson } from '../match/report.ts';
import { type PlayedGame, playMatch, SIDES } from '../match/pairs.ts';
import { makeProgress } from '../kit/progress.ts';

const MOST_DEALS = 100_000;

export const match = command({
  name: 'match',
  options: {
    a: { means: 'playerA', takes: 'player' },
    b: { means: 'playerB', takes: 'player' },
    deals: { means: 'deals', takes: 'number' },
    time: { means: 'timeOfMatch', takes: 'seconds' },
    nodes: { means: 'nodes', takes: 'number' },
    seed: { means: 'seedOfSimulate', takes: 'seed' },
    deck: { means: 'deck', takes: 'deck' },
    json: { means: 'json' },
  },
  alone: [],
  examples: [
    'wagons match --a L8 --b greedy --deals 20',
    'wagons match --a "cmd:node my-bot.mjs" --b L5 --deals 10 --time 0.2 --json',
  ],
  shapes: [
    '{"a","b","deals","pairsWon","pairsTied","pairsLost","meanMargin",',
    ' "interval":[low,high],',
    ' "games":[{"seed","first":"a|b","margin","tally":{"first","second"},"code",',
    '           "fault":{"by":"a|b","why","said"}}…]}',
  ],
  run: async ({ texts, flags }, context) => {
    const { say, ports } = context;
    if (texts.a === undefined) return misuse(say.usage.missingOption({ option: '--a' })).error;
    if (texts.b === undefined) return misuse(say.usage.missingOption({ option: '--b' })).error;
    const a = readContestant(context, texts.a);
    if (!a.ok) return a.error;
    const b = readContestant(context, texts.b);
    if (!b.ok) return b.error;
    const deals = readNumber(say, '--deals', texts.deals ?? '10', { atLeast: 1, atMost: MOST_DEALS });
    if (!deals.ok) return deals.error;
    const limit = readThinkingLimit(say, texts);
    if (!limit.ok) return limit.error;
    const seed = chosenSeed(context, texts.seed);
    if (!seed.ok) return seed.error;
    const longest = `${seed.value}/${deals.value}`;
    if (!isSeed(longest))
      return misuse(say.usage.badSeedOfGames({ longest: printable(longest), limit: SEED_LENGTH })).error;
    const deck = await chosenDeck(context, texts.deck);
    if (!deck.ok) return deck.error;

    const equipment = {
      limit: limit.value,
      deckJson: await deckJson(context, deck.value, texts.deck),
    };
    const players = {
      a: makeContestant(context, a.value, equipment),
      b: makeContestant(context, b.value, equipment),
    };
    const names = { a: a.value.name, b: b.value.name };
    const interruption = watchInterrupt(ports, () => {
      for (const side of SIDES) players[side].interrupt();
    });
    const progress = makeProgress(context, { isWatched: ports.err.isTerminal });
    const pairs: (readonly [PlayedGame, PlayedGame])[] = [];
    try {
      for (const side of SIDES) {
        const ready = await canStart(context, players[side]);
        if (!ready.ok) return ready.error;
      }
      const contest = { deck: deck.value, seed: seed.value, deals: deals.value, players };
      for await (const pair of playMatch(contest, interruption.isPressed)) {
        pairs.push(pair);
        await progress.update(say.show.progress({ played: 2 * pairs.length, games: 2 * deals.value }));
      }
    } finally {
      await progress.end();
      interruption.dispose();
      await Promise.all(SIDES.map((side) => players[side].leave()));
    }
    const result = { names, pairs, seed: seed.value };
    if (flags.has('json')) await printJson(context, matchJson(result));
    else if (pairs.length > 0) await print(context, drawMatch(context, result));
    if (!interruption.isPressed()) return DONE;
    await remark(context, [say.arena.interrupted({ deals: pairs.length })]);
    return PARTLY;
  },
});

/** A program that can't be started at all is a typing mistake, so no game is played. */
async function canStart(context: Context, player: Contestant): Promise<Result<undefined, Exit>> {
  const ready = await player.begin('');
  if (ready.ok || ready.error.what !== 'notStarted') return ok(undefined);
  return refusal(
    context.say.refusals.inside({ where: player.name, sentence: faultText(context, ready.error) }),
  );
}

/** The deck file on one line, as programs receive it; undefined for the printed deck, their default. */
async function deckJson(
  { ports, printed, builtIn }: Context,
  deck: Deck,
  name = '',
): Promise<string | undefined> {
  if (deck.hash === printed.hash) return undefined;
  const text = await ports.readFile(DECK_FILES[builtIn.indexOf(deck)] ?? name);
  invariant(text.ok, 'a deck file that was read can be read again');
  return JSON.stringify(JSON.parse(text.value));
}
