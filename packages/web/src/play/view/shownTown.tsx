// A read-only town with the cells of a tally line lit.

import { TownBoard, type TownBoardProps } from '@wagons/board';
import type { BySeat, Deck, Seat, Tally, Town } from '@wagons/rules';
import type { ComponentChildren } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { useLetters, useSpeech } from '../../kit/speech/speech.ts';
import { type Chairs, roleArgs } from '../text/chairs.ts';
import { useTownLabels } from '../text/labels.ts';
import { type LineIndex, litCells } from '../text/lines.ts';
import { sharedFrame } from './sharedFrame.ts';
import './shownTown.css';

type ShownTownProps = Pick<TownBoardProps, 'frame' | 'ghost' | 'last'> & {
  readonly deck: Deck;
  readonly town: Town;
  /** The town beside it: on stages of the same size, both are drawn at the same scale. */
  readonly peer?: Town | undefined;
  readonly seat: Seat;
  readonly chairs: Pick<Chairs, 'names'>;
  readonly tallies: BySeat<Tally>;
  readonly lit: LineIndex | undefined;
  /** Whose line it is; both players' by default. */
  readonly whose?: Seat | undefined;
  /** What it is called where there is little room. */
  readonly name?: string | undefined;
  readonly children?: ComponentChildren;
};

export function ShownTown(props: ShownTownProps) {
  const { deck, town, peer, seat, chairs, tallies, lit, whose, name: short, children, ...board } = props;
  const frame = useMemo(() => peer && sharedFrame(town, peer), [town, peer]);
  const { web } = useSpeech();
  const name = useRef<HTMLHeadingElement>(null);
  const covers = useMemo(() => [name], []);
  const cells = useMemo(
    () => (lit === undefined ? [] : litCells(tallies, { line: lit, town: seat, seat: whose })),
    [tallies, seat, lit, whose],
  );
  return (
    <section class="shown-town" data-seat={seat}>
      <h2 ref={name} class="town-name" data-seat={seat}>
        {short ?? web.table.townOf(roleArgs(chairs, seat))}
      </h2>
      <TownBoard
        {...board}
        {...(frame && { frame })}
        {...useTownLabels({ game: { deck }, chairs }, seat)}
        town={town}
        letters={useLetters()}
        lit={cells}
        covers={covers}
      />
      {children}
    </section>
  );
}
