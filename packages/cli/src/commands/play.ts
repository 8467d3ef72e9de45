// `wagons play`: a game at this terminal, between people, against a bot, or between bots.

import { seatsText } from '@wagons/words/terminal';
import { botOf, botSeed } from '@wagons/ai/service';
import { type Game, newGame, ok, type Result, type Seat } from '@wagons/rules';
import { readThinkingLimit } from '../options/budget.ts';
import { readLevel } from '../options/bots.ts';
import { command } from '../kit/command.ts';
import { type Context, print } from '../kit/context.ts';
import { chosenDeck } from '../options/decks.ts';
import { wrap } from '../terminal/block.ts';
import { drawTownLegend } from '../draw/legend.ts';
import { DONE, type Exit, misuse } from '../kit/exit.ts';
import { chosenSeed, readGame } from '../options/games.ts';
import { namesOf, readPlayers } from '../play/seating.ts';
import { playAtTerminal } from '../play/terminalGame.ts';
import { askWhoPlays, canWelcome, drawNoTerminal } from '../play/welcome.ts';

export const play = command({
  name: 'play',
  options: {
    level: { means: 'level', takes: 'number' },
    bots: { means: 'bots', takes: 'bots' },
    first: { means: 'first', takes: 'who' },
    time: { means: 'timeOfBots', takes: 'seconds' },
    seed: { means: 'seed', takes: 'seed' },
    deck: { means: 'deck', takes: 'deck' },
    welcome: { means: 'welcome' },
  },
  alone: [{ either: ['code', 'file'], optional: true }],
  examples: [
    'wagons play',
    'wagons play --level 4',
    'wagons play --bots greedy --first bot',
    'wagons play --bots greedy,random --seed prairie',
  ],
  run: async ({ texts, flags, alone: [source] }, context) => {
    const { ports, say, width } = context;
    if (flags.has('welcome') && !canWelcome(context)) {
      await print(context, drawNoTerminal(context));
      return DONE;
    }
    if (source !== undefined && texts.seed !== undefined) {
      return misuse(say.usage.notTogether({ one: '--seed', other: say.help.placeholders.code })).error;
    }
    const bots = chosenBots(context, texts);
    if (!bots.ok) return bots.error;
    const limit = readThinkingLimit(say, { ...(texts.time !== undefined && { time: texts.time }) });
    if (!limit.ok) return limit.error;
    const seed = chosenSeed(context, texts.seed);
    if (!seed.ok) return seed.error;
    const deck = await chosenDeck(context, texts.deck);
    if (!deck.ok) return deck.error;
    const continued =
      source === undefined
        ? undefined
        : await readGame(context, source, { deck: deck.value, deckName: texts.deck });
    if (continued && !continued.ok) return continued.error;

    const asks = flags.has('welcome') && bots.value === undefined && !continued;
    const asked = asks ? await askWhoPlays(context) : { bots: bots.value };
    if (!asked) return DONE;
    // The same seed and the same moves give the same game, including the bots' moves.
    const ofBot = (seat: Seat, game: Game): string =>
      botSeed(continued ? String(ports.randomInt(MANY)) : seed.value, seat, game);
    const thinking = { limit: limit.value, seed: ofBot };
    const players = readPlayers(context, { first: texts.first, ...asked }, thinking);
    if (!players.ok) return players.error;

    const names = namesOf(context.words, players.value);
    const table = { players: players.value, names, deckName: texts.deck, time: texts.time };
    await print(context, [...wrap(seatsText(say, names), width), ...drawTownLegend(context), '']);
    return continued
      ? playAtTerminal(context, continued.value, table)
      : playAtTerminal(context, newGame(seed.value, deck.value), { ...table, seed: seed.value });
  },
});

/** Size of the random part of a seed. */
const MANY = 2 ** 32;

/** The value of `--bots`, or the bot of `--level`. */
function chosenBots(
  { say }: Context,
  { bots, level }: { readonly bots?: string; readonly level?: string },
): Result<string | undefined, Exit> {
  if (level === undefined) return ok(bots);
  if (bots !== undefined) return misuse(say.usage.notTogether({ one: '--level', other: '--bots' }));
  const read = readLevel(say, level);
  return read.ok ? ok(botOf(read.value)) : read;
}
