// How a duel ends after the best turn and after the player's own, both played on perfectly by the engine.

import type { Prospect } from '@wagons/ai';
import { turnOf } from '@wagons/ai/puzzles';
import { type BySeat, type Game, mustPlay, opponent, type Points, type Tally } from '@wagons/rules';
import { useEffect, useState } from 'preact/hooks';
import { ports } from '../../play/local/ports.ts';
import type { Attempt } from './attempt.ts';

export type DuelEnd = {
  readonly tallies: BySeat<Tally>;
  readonly margin: Points;
  /** The game at its end: the turn, and perfect play after it. */
  readonly over: Game;
};

export type DuelEnds = { readonly best: DuelEnd | undefined; readonly own: DuelEnd | undefined };

/** Undefined until the engine has answered, and for other kinds. An end that is not proven is left out. */
export function useDuelEnds({ puzzle, task, verdict }: Attempt): DuelEnds | undefined {
  const [ends, setEnds] = useState<DuelEnds>();
  const placement = verdict.value?.placed[0];
  useEffect(() => {
    if (task.kind !== 'duel') return undefined;
    const { game, seat } = task;
    const engine = ports.engine();
    const [answer = []] = puzzle.answers;
    const afterOwn =
      placement &&
      mustPlay(mustPlay(game, { type: 'draft', card: placement.card }), { type: 'place', ...placement });
    const turns: readonly Game[] = [turnOf(task, answer).after, ...(afterOwn ? [afterOwn] : [])];
    const asked = turns.map((after) => engine.ask({ is: 'hint', game: after, most: 1 }));
    let isWanted = true;
    const endOf = (after: Game | undefined, { tallies, proven, line }: Prospect): DuelEnd | undefined =>
      proven && after
        ? {
            tallies,
            margin: tallies[seat].total - tallies[opponent(seat)].total,
            over: line.reduce(mustPlay, after),
          }
        : undefined;
    void Promise.all(asked.map(({ answer: answered }) => answered)).then(([best, own]) => {
      if (!isWanted) return;
      setEnds({
        best: best?.ok ? endOf(turns[0], best.value.candidates[0]) : undefined,
        own: own?.ok ? endOf(turns[1], own.value.candidates[0]) : undefined,
      });
    });
    return () => {
      isWanted = false;
      for (const { cancel } of asked) cancel();
    };
  }, [puzzle, task, placement]);
  return ends;
}
