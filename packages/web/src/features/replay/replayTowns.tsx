// Both towns at a step of the replay: one in the circle, the other beside it, as at the table.

import type { Signal } from '@preact/signals';
import { type Game, opponent, type Seat } from '@wagons/rules';
import { standingOf } from '../../play/table/preview.ts';
import type { Chairs } from '../../play/text/chairs.ts';
import type { LineIndex } from '../../play/text/lines.ts';
import { BesideTown } from '../../play/view/besideTown.tsx';
import { ShownTown } from '../../play/view/shownTown.tsx';
import { Held } from './held.tsx';
import type { Step } from './steps.ts';

type ReplayTownsProps = {
  readonly game: Game;
  readonly step: Step;
  readonly chairs: Chairs;
  readonly lit: Signal<LineIndex | undefined>;
  /** Whose town is the large one. */
  readonly large: Seat;
  readonly swap: () => void;
};

export function ReplayTowns({ game, step: { led }, chairs, lit, large, swap }: ReplayTownsProps) {
  const shown = (seat: Seat) => ({
    deck: game.deck,
    town: game.towns[seat],
    seat,
    chairs,
    tallies: standingOf(game).tallies,
    lit: lit.value,
    last: led?.move.type === 'place' && led.by === seat ? game.towns[seat].length - 1 : undefined,
  });
  return (
    <>
      <section class="stage">
        <ShownTown key={large} {...shown(large)}>
          <Held game={game} />
        </ShownTown>
      </section>
      <BesideTown key={opponent(large)} {...shown(opponent(large))} swap={swap} />
    </>
  );
}
