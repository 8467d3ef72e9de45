// A position in a page: one or two towns, or the circle over a town, without the bar and the buttons of a table.

import { signal } from '@preact/signals';
import { opponent, type Seat } from '@wagons/rules';
import { useMemo, useRef } from 'preact/hooks';
import { useSpeech } from '../../kit/speech/speech.ts';
import type { LineIndex } from '../text/lines.ts';
import { roleArgs } from '../text/viewpoint.ts';
import { Circle } from './circle.tsx';
import { type TableModel, TableProvider, useTable } from './model.ts';
import { sharedFrame } from './sharedFrame.ts';
import { Town } from './town.tsx';
import { TownName } from './townName.tsx';
import * as css from './figure.module.css';

type TableFigureProps = {
  readonly model: TableModel;
  /** Whose towns are shown. Two of them are drawn at the same scale. */
  readonly seats: readonly Seat[];
  /** Whether the circle is shown too: a row over the town, or a ring while there is no town. */
  readonly isCircled?: boolean;
  /** The tally line whose cells are outlined, and whose line it is: both players' by default. */
  readonly lit?: LineIndex | undefined;
  readonly litSeat?: Seat | undefined;
};

export function TableFigure({ model, seats, isCircled = false, lit, litSeat }: TableFigureProps) {
  const shown = useMemo(() => ({ ...model, lit: signal(lit), litSeat }), [model, lit, litSeat]);
  const isPair = seats.length > 1;
  const towns = seats.map((seat) => <FramedTown key={seat} seat={seat} isPair={isPair} />);
  const hasCards = seats.some((seat) => model.towns[seat].length > 0);
  return (
    <TableProvider value={shown}>
      {isCircled ? (
        <div class={css.circled} data-part="ring">
          <Circle shape={hasCards ? 'row' : 'ring'} />
          {hasCards && towns}
        </div>
      ) : (
        towns
      )}
    </TableProvider>
  );
}

type FramedTownProps = { readonly seat: Seat; readonly isPair: boolean };

function FramedTown({ seat, isPair }: FramedTownProps) {
  const { towns, viewpoint } = useTable();
  const { townOf } = useSpeech().web.table;
  const name = useRef<HTMLHeadingElement>(null);
  const covers = useMemo(() => [name], []);
  const frame = useMemo(
    () => (isPair ? sharedFrame(towns[seat], towns[opponent(seat)]) : undefined),
    [isPair, towns, seat],
  );
  return (
    <section class={css.town} data-part="town" data-seat={seat}>
      <TownName place={name} seat={seat} name={townOf(roleArgs(viewpoint, seat))} />
      <Town seat={seat} size="small" covers={covers} frame={frame} />
    </section>
  );
}
