// A town at a step of the replay.

import type { Signal } from '@preact/signals';
import type { Game, Seat } from '@wagons/rules';
import { layout } from '../../kit/browser/appearance.ts';
import { standingOf } from '../../play/table/preview.ts';
import { usePagesWords } from '../../kit/lazy/pagesWords.ts';
import type { Chairs } from '../../play/text/chairs.ts';
import type { LineIndex } from '../../play/text/lines.ts';
import { ShownTown } from '../../play/view/shownTown.tsx';
import { Held } from './held.tsx';
import type { Step } from './steps.ts';

type ReplayTownProps = {
  readonly game: Game;
  readonly step: Step;
  readonly seat: Seat;
  readonly chairs: Chairs;
  readonly lit: Signal<LineIndex | undefined>;
  /** On a small screen, the enlarged town. */
  readonly enlarged: Signal<Seat | undefined>;
};

export function ReplayTown({ game, step, seat, chairs, lit, enlarged }: ReplayTownProps) {
  const say = usePagesWords().replay;
  const move = step.led?.move;
  const isJustLaid = move?.type === 'place' && step.led?.by === seat;
  const isLarge = enlarged.value === seat;
  return (
    <ShownTown
      deck={game.deck}
      town={game.towns[seat]}
      seat={seat}
      chairs={chairs}
      tallies={standingOf(game).tallies}
      lit={lit.value}
      last={isJustLaid ? game.towns[seat].length - 1 : undefined}
    >
      {layout.value === 'wide' && <Held game={game} seat={seat} />}
      <button
        type="button"
        class="enlarge plain"
        aria-pressed={isLarge}
        aria-label={say.enlarge({ who: chairs.names[seat] })}
        title={say.enlarge({ who: chairs.names[seat] })}
        onClick={() => {
          enlarged.value = isLarge ? undefined : seat;
        }}
      >
        <span aria-hidden="true">{isLarge ? '⤡' : '⤢'}</span>
      </button>
    </ShownTown>
  );
}
