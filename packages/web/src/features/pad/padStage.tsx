// The town being filled in, and the other one beside it.

import { type Covers, type Spot, TownBoard, type ViewHandle } from '@wagons/board';
import { opponent } from '@wagons/rules';
import { useMemo, useRef } from 'preact/hooks';
import { useLetters, useSpeech } from '../../kit/speech/speech.ts';
import { useTownInput } from '../../play/view/townInput.ts';
import { useTownLabels } from '../../play/text/labels.ts';
import { litCells } from '../../play/text/lines.ts';
import { BesideTown } from '../../play/view/besideTown.tsx';
import { Zoom } from '../../play/view/zoom.tsx';
import type { PadScope } from './padScope.ts';
import { roleArgs } from '../../play/text/chairs.ts';

export function PadStage(props: PadScope) {
  const { editor, chairs, lit } = props;
  const { townOf } = useSpeech().web.table;
  const view = useRef<ViewHandle>(undefined);
  const name = useRef<HTMLHeadingElement>(null);
  const zoom = useRef<HTMLDivElement>(null);
  const covers = useMemo(() => [name, zoom], []);
  const large = editor.seat.value;
  const small = opponent(large);
  return (
    <>
      <section class="stage">
        <h2 ref={name} class="town-name" data-seat={large}>
          {townOf(roleArgs(chairs, large))}
        </h2>
        <FilledTown {...props} key={large} view={view} covers={covers} />
        <Zoom view={view} place={zoom} hand={editor.hand} />
      </section>
      <BesideTown
        key={small}
        deck={editor.deck.value}
        town={editor.pad.value.towns[small]}
        seat={small}
        chairs={chairs}
        tallies={editor.tallies.value}
        lit={lit.value}
        swap={editor.swap}
      />
    </>
  );
}

type FilledTownProps = PadScope & {
  readonly view: { current: ViewHandle | undefined };
  readonly covers: Covers;
};

function FilledTown({ editor, chairs, lit, drag, view, covers }: FilledTownProps) {
  const { deck, pad, seat, card, hand, place } = editor;
  const town = pad.value.towns[seat.value];
  const cells = editor.spots.value;
  const spots = useMemo<readonly Spot[]>(() => cells.map((cell) => ({ cell })), [cells]);
  const line = lit.value;
  const tallies = editor.preview.value ?? editor.tallies.value;
  const lights = useMemo(
    () => (line === undefined ? [] : litCells(tallies, { line, town: seat.value })),
    [tallies, line, seat.value],
  );
  return (
    <TownBoard
      {...useTownLabels({ game: { deck: deck.value }, chairs }, seat.value)}
      town={town}
      letters={useLetters()}
      spots={spots}
      lit={lights}
      last={town.length - 1}
      interactive
      drag={drag}
      view={view}
      covers={covers}
      {...useTownInput({ hand, card: card.value, place })}
    />
  );
}
