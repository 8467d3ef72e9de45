// `wagons perft`: counts the lines of play to a depth.

import { type Game, legalMoves, mustPlay, newGame, ok, type Result } from '@wagons/rules';
import { perft as count } from '@wagons/rules/perft';
import { makeMove } from '@wagons/rules/notation';
import { durationText } from '../draw/duration.ts';
import { readNumber } from '../kit/arguments.ts';
import { command } from '../kit/command.ts';
import { type Context, print, printJson, remark } from '../kit/context.ts';
import { chosenDeck } from '../options/decks.ts';
import { type Block, columns } from '../terminal/block.ts';
import { DONE, type Exit, misuse } from '../kit/exit.ts';
import { type AskedDeck, chosenSeed, readGame } from '../options/games.ts';

/** No game is longer. */
const DEEPEST = 31;

export const perft = command({
  name: 'perft',
  options: {
    depth: { means: 'depth', takes: 'number' },
    seed: { means: 'seed', takes: 'seed' },
    divide: { means: 'divide' },
    deck: { means: 'deck', takes: 'deck' },
    json: { means: 'json' },
  },
  alone: [{ either: ['code', 'file'], optional: true }],
  examples: ['wagons perft --depth 3 --seed prairie'],
  shapes: ['{"depth","positions"}', '{"depth","positions","moves":[{"move","positions"}…]}'],
  run: async ({ texts, flags, alone: [source] }, context) => {
    const { say, ports } = context;
    if (texts.depth === undefined) return misuse(say.usage.missingOption({ option: '--depth' })).error;
    const depth = readNumber(say, '--depth', texts.depth, { atLeast: 0, atMost: DEEPEST });
    if (!depth.ok) return depth.error;
    const deck = await chosenDeck(context, texts.deck);
    if (!deck.ok) return deck.error;
    const game = await chosenGame(
      context,
      { seed: texts.seed, source },
      { deck: deck.value, deckName: texts.deck },
    );
    if (!game.ok) return game.error;

    const start = ports.now();
    const moves = flags.has('divide') && depth.value > 0 ? divide(game.value, depth.value) : undefined;
    const positions = moves
      ? moves.reduce((sum, move) => sum + move.positions, 0)
      : count(game.value, depth.value);
    const seconds = (ports.now() - start) / 1000;
    if (flags.has('json'))
      await printJson(context, { depth: depth.value, positions, ...(moves && { moves }) });
    else {
      await print(context, [
        ...drawBranches(context, moves ?? []),
        say.show.positions({ count: positions, depth: depth.value }),
      ]);
      // Standard output is deterministic; the time goes to standard error.
      await remark(context, [durationText(context, seconds * 1000)]);
    }
    return DONE;
  },
});

/** From a seed or from a game, but not both. */
async function chosenGame(
  context: Context,
  { seed, source }: { readonly seed: string | undefined; readonly source: string | undefined },
  asked: AskedDeck,
): Promise<Result<Game, Exit>> {
  const { usage, help } = context.say;
  if (source !== undefined && seed !== undefined)
    return misuse(usage.notTogether({ one: '--seed', other: help.placeholders.code }));
  if (source !== undefined) return readGame(context, source, asked);
  if (seed === undefined) return misuse(usage.missingOption({ option: '--seed' }));
  const chosen = chosenSeed(context, seed);
  return chosen.ok ? ok(newGame(chosen.value, asked.deck)) : chosen;
}

type Branch = { readonly move: string; readonly positions: number };

/** The count of each legal move. */
function divide(game: Game, depth: number): readonly Branch[] {
  return legalMoves(game).map((move) => ({
    move: makeMove(move),
    positions: count(mustPlay(game, move), depth - 1),
  }));
}

const drawBranches = ({ words }: Context, branches: readonly Branch[]): Block =>
  columns(
    branches.map(({ move, positions }) => [move, words.amounts.number(positions)]),
    '<>',
  );
