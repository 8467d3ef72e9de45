// How a duel ends after the best turn and after the player's own, both played on perfectly by the engine.

import type { Prospect } from '@wagons/ai';
import { turnOf } from '@wagons/ai/puzzles';
import { type BySeat, type Game, mustPlay, opponent, type Points, type Tally } from '@wagons/rules';
import { useEffect, useState } from 'preact/hooks';
import { ports } from '../../play/local/ports.ts';
import type { Attempt } from './attempt.ts';

type DuelEnd = { readonly tallies: BySeat<Tally>; readonly margin: Points };

export type DuelEnds = { readonly best: DuelEnd | undefined; readonly own: DuelEnd | undefined };

/** Undefined until the engine has answered, and for other kinds. An end that is not proven is left out. */
export function useDuelEnds({ puzzle, task, verdict }: Attempt): DuelEnds | undefined {
  const [ends, setEnds] = useState<DuelEnds>();
  const placement = verdict.value?.placed[0];
  useEffect(() => {
    if (task.kind !== 'duel') return undefined;
    const { game, seat } = task;
    const thinker = ports.thinker();
    const [answer = []] = puzzle.answers;
    const afterOwn =
      placement &&
      mustPlay(mustPlay(game, { type: 'draft', card: placement.card }), { type: 'place', ...placement });
    const thoughts = [turnOf(task, answer).after, ...(afterOwn ? [afterOwn] : [])].map((after: Game) =>
      thinker.ask({ is: 'hint', game: after, most: 1 }),
    );
    let isWanted = true;
    const endOf = ({ tallies, proven }: Prospect): DuelEnd | undefined =>
      proven ? { tallies, margin: tallies[seat].total - tallies[opponent(seat)].total } : undefined;
    void Promise.all(thoughts.map(({ answer: answered }) => answered)).then(([best, own]) => {
      if (!isWanted) return;
      setEnds({
        best: best?.ok ? endOf(best.value.candidates[0]) : undefined,
        own: own?.ok ? endOf(own.value.candidates[0]) : undefined,
      });
    });
    return () => {
      isWanted = false;
      for (const { cancel } of thoughts) cancel();
    };
  }, [puzzle, task, placement]);
  return ends;
}
