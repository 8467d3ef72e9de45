// `wagons perft`: how many lines of play there are to a depth.

import { type Game, invariant, legalMoves, makeMove, newGame, perft as count, play } from '@wagons/rules';
import { readNumber } from '../arguments.ts';
import { command } from '../command.ts';
import { type Context, print, printJson } from '../context.ts';
import { chosenDeck } from '../decks.ts';
import { padStart } from '../draw/block.ts';
import { DONE, misuse } from '../exit.ts';
import { chosenSeed, readGame } from '../games.ts';

/** No game is longer. */
const DEEPEST = 31;

export const perft = command({
  name: 'perft',
  options: {
    depth: { means: 'depth', takes: 'number' },
    seed: { means: 'seed', takes: 'seed' },
    divide: { means: 'divide' },
    deck: { means: 'deck', takes: 'file' },
    json: { means: 'json' },
  },
  alone: [{ either: ['code', 'file'], optional: true }],
  examples: ['wagons perft --depth 3 --seed prairie'],
  shapes: ['{"depth","positions"}', '{"depth","positions","moves":[{"move","positions"}…]}'],
  run: async ({ texts, flags, alone: [source] }, context) => {
    const { say, ports } = context;
    if (texts.depth === undefined) return misuse(say.usage.missingOption('--depth')).error;
    const depth = readNumber(say, '--depth', texts.depth, { atLeast: 0, atMost: DEEPEST });
    if (!depth.ok) return depth.error;
    if (source !== undefined && texts.seed !== undefined) {
      return misuse(say.usage.notTogether('--seed', say.help.placeholders.code)).error;
    }
    if (source === undefined && texts.seed === undefined)
      return misuse(say.usage.missingOption('--seed')).error;
    const deck = await chosenDeck(context, texts.deck);
    if (!deck.ok) return deck.error;
    const seed = chosenSeed(context, texts.seed);
    if (!seed.ok) return seed.error;
    const game =
      source === undefined
        ? { ok: true as const, value: newGame(seed.value, deck.value) }
        : await readGame(context, source, deck.value);
    if (!game.ok) return game.error;

    const start = ports.now();
    const moves = flags.has('divide') && depth.value > 0 ? divide(game.value, depth.value) : undefined;
    const positions = moves
      ? moves.reduce((sum, move) => sum + move.positions, 0)
      : count(game.value, depth.value);
    const seconds = (ports.now() - start) / 1000;
    if (flags.has('json'))
      await printJson(context, { depth: depth.value, positions, ...(moves && { moves }) });
    else
      await print(context, [
        ...(moves ?? []).map((move) => line(context, move)),
        say.show.positions(positions, depth.value),
        say.show.seconds(seconds),
      ]);
    return DONE;
  },
});

type Branch = { readonly move: string; readonly positions: number };

/** The count of each legal move by itself. */
function divide(game: Game, depth: number): readonly Branch[] {
  return legalMoves(game).map((move) => {
    const next = play(game, move);
    invariant(next.ok, 'a legal move can be played');
    return { move: makeMove(move), positions: count(next.value, depth - 1) };
  });
}

const line = ({ words }: Context, { move, positions }: Branch): string =>
  `${padStart(words.amounts.number(positions), 12)}  ${move}`;
