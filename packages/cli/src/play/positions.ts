// Every position of a game, from the deal to now.

import { begin, type Game, invariant, play } from '@wagons/rules';

/** The game before its first move, after it, after the second …: one more than there are moves. */
export function positions(game: Game): readonly Game[] {
  const reached: Game[] = [begin(game.deck, game.deal)];
  for (const move of game.moves) {
    const before = reached.at(-1);
    const next = before && play(before, move);
    invariant(next?.ok, 'the moves of a game replay');
    reached.push(next.value);
  }
  return reached;
}
