// Hints: requested from the engine, shown while the position stays the same.

import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Analysis } from '@wagons/ai';
import type { Cell, Game } from '@wagons/rules';
import { ports } from '../local/ports.ts';
import type { Sitting } from '../table/sitting.ts';

export type Hint =
  | { readonly state: 'searching'; readonly game: Game }
  | { readonly state: 'failed'; readonly game: Game }
  | { readonly state: 'found'; readonly game: Game; readonly analysis: Analysis };

export type Hints = {
  /** The hint for the current position, if requested. */
  readonly hint: ReadonlySignal<Hint | undefined>;
  /** The suggested spot for the card in hand. */
  readonly spot: ReadonlySignal<Cell | undefined>;
  readonly ask: () => void;
  readonly close: () => void;
};

/** The number of moves to compare. */
const MOST = 3;

/** `ask` does nothing where hints are forbidden. */
export function makeHints(sitting: Sitting, { isForbidden }: { readonly isForbidden: boolean }): Hints {
  const hint = signal<Hint | undefined>(undefined);
  let cancel: (() => void) | undefined;
  const close = (): void => {
    cancel?.();
    hint.value = undefined;
  };
  return {
    hint,
    spot: computed(() => {
      const { value: told } = hint;
      if (told?.state !== 'found' || told.game !== sitting.now.value) return undefined;
      const { move } = told.analysis.candidates[0];
      return move.type === 'place' ? move.cell : undefined;
    }),
    close,
    ask: () => {
      const game = sitting.now.peek();
      if (isForbidden || sitting.seat.peek() === undefined) return;
      close();
      const asked: Hint = { state: 'searching', game };
      hint.value = asked;
      const thought = ports.thinker().ask({ is: 'hint', game, most: MOST });
      cancel = thought.cancel;
      void thought.answer.then((answer) => {
        if (hint.peek() !== asked) return;
        hint.value = answer.ok ? { state: 'found', game, analysis: answer.value } : { state: 'failed', game };
      });
    },
  };
}
