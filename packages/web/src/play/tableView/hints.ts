// Hints: requested from the engine, shown while the position stays the same.

import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Answers } from '@wagons/ai/service';
import type { Cell, Game } from '@wagons/rules';
import { ports } from '../local/ports.ts';
import type { TurnDraft } from '../table/turnDraft.ts';

export type Hint =
  | { readonly state: 'searching'; readonly game: Game }
  | { readonly state: 'failed'; readonly game: Game }
  | { readonly state: 'found'; readonly game: Game; readonly analysis: Answers['hint'] };

export type Hints = {
  /** The hint for the current position, if requested. */
  readonly hint: ReadonlySignal<Hint | undefined>;
  /** The suggested spot for the card in hand. */
  readonly spot: ReadonlySignal<Cell | undefined>;
  readonly ask: () => void;
  readonly close: () => void;
};

/** `ask` does nothing where hints are forbidden. */
export function makeHints(turnDraft: TurnDraft, { isForbidden }: { readonly isForbidden: boolean }): Hints {
  const hint = signal<Hint | undefined>(undefined);
  let cancel: (() => void) | undefined;
  const close = (): void => {
    cancel?.();
    hint.value = undefined;
  };
  return {
    hint,
    spot: computed(() => {
      const { value: found } = hint;
      if (found?.state !== 'found' || found.game !== turnDraft.now.value) return undefined;
      const { move } = found.analysis.candidates[0];
      return move.type === 'place' ? move.cell : undefined;
    }),
    close,
    ask: () => {
      const game = turnDraft.now.peek();
      if (isForbidden || turnDraft.seat.peek() === undefined) return;
      close();
      const asked: Hint = { state: 'searching', game };
      hint.value = asked;
      const pending = ports.engine().ask({ is: 'hint', game });
      cancel = pending.cancel;
      void pending.answer.then((answer) => {
        if (hint.peek() !== asked) return;
        hint.value = answer.ok ? { state: 'found', game, analysis: answer.value } : { state: 'failed', game };
      });
    },
  };
}
