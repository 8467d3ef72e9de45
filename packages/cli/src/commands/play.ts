// `wagons play`: a game at this terminal, between people, against a bot, or between bots.

import { dice, newGame, type Seat } from '@wagons/rules';
import { command } from '../command.ts';
import { print } from '../context.ts';
import { chosenDeck } from '../decks.ts';
import { wrap } from '../draw/block.ts';
import { drawTownLegend } from '../draw/legend.ts';
import { DONE, misuse } from '../exit.ts';
import { chosenSeed, readGame } from '../games.ts';
import { namesOf, readPlayers } from '../play/players.ts';
import { sitDown } from '../play/table.ts';
import { askWhoPlays, canWelcome, drawNoTerminal } from '../play/welcome.ts';

export const play = command({
  name: 'play',
  options: {
    bots: { means: 'bots', takes: 'bots' },
    first: { means: 'first', takes: 'who' },
    seed: { means: 'seed', takes: 'seed' },
    deck: { means: 'deck', takes: 'file' },
    welcome: { means: 'welcome' },
  },
  alone: [{ either: ['code', 'file'], optional: true }],
  examples: [
    'wagons play',
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
      return misuse(say.usage.notTogether('--seed', say.help.placeholders.code)).error;
    }
    const seed = chosenSeed(context, texts.seed);
    if (!seed.ok) return seed.error;
    const deck = await chosenDeck(context, texts.deck);
    if (!deck.ok) return deck.error;
    const continued =
      source === undefined
        ? undefined
        : await readGame(context, source, { deck: deck.value, deckFile: texts.deck });
    if (continued && !continued.ok) return continued.error;

    const asks = flags.has('welcome') && texts.bots === undefined && !continued;
    const asked = asks ? await askWhoPlays(context) : { bots: texts.bots };
    if (!asked) return DONE;
    // A game dealt from a seed is the same again with the same moves, the bots' included.
    const diceOf = (seat: Seat) => (continued ? ports.chance : dice(`${seed.value}/${seat}`));
    const players = readPlayers(context, { first: texts.first, ...asked }, diceOf);
    if (!players.ok) return players.error;

    const names = namesOf(players.value);
    const table = { players: players.value, names, deckFile: texts.deck };
    await print(context, [...wrap(say.table.seats(names), width), ...drawTownLegend(context), '']);
    return continued
      ? sitDown(context, continued.value, table)
      : sitDown(context, newGame(seed.value, deck.value), { ...table, seed: seed.value });
  },
});
