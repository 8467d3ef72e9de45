// The one place for points: six terrains, the three scoring cards with their conditions, and the total, for both
// players, each with the change that the card in hand would make.

import type { ReadonlySignal, Signal } from '@preact/signals';
import { computed } from '@preact/signals';
import { Pictogram, TerrainSwatch } from '@wagons/board';
import { type BySeat, type CardId, type Game, type Seat, type Tally, TERRAINS } from '@wagons/rules';
import { cardOf } from '@wagons/rules/deck';
import { capital } from '@wagons/words';
import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { layout } from '../../kit/browser/appearance.ts';
import { lazy } from '../../kit/lazy/lazy.tsx';
import { titleIn, useSpeech } from '../../kit/speech/speech.ts';
import { standingOf } from '../table/preview.ts';
import { inOrder } from '../text/chairs.ts';
import { useConditions } from '../text/conditions.ts';
import { type LineIndex, linesOf } from '../text/lines.ts';
import { pointingAt } from './pointing.ts';
import { useTable } from './tableContext.ts';
import { Points } from './points.tsx';
import './scoreSheet.css';

const ScoringDialog = lazy(
  () => import('./scoringDialog.tsx'),
  (found) => found.ScoringDialog,
  () => null,
);

export function ScoreSheet({ game }: { readonly game: Game }) {
  const { sitting, chairs, lit, help } = useTable();
  const { table } = useSpeech().web;
  const tells = help === 'change' || help === 'heat';
  const preview = useMemo(
    () => computed(() => (tells ? sitting.preview.value?.after : undefined)),
    [sitting, tells],
  );
  const seats = inOrder(chairs);
  const { tallies } = standingOf(game);
  const shared: SharedProps = { seats, tallies, preview, isTold: sitting.isChosen, lit };
  return (
    <div class="sheet" role="table" aria-label={table.tally} data-zone="tally">
      <div class="sheet-head" role="row">
        <span role="columnheader">
          <span class="unseen">{table.tally}</span>
        </span>
        {seats.map((seat) => (
          <b key={seat} role="columnheader" data-seat={seat}>
            {chairs.short[seat]}
          </b>
        ))}
      </div>
      {TERRAINS.map((terrain, line) => (
        <TerrainLine key={terrain} {...shared} line={line} terrain={terrain} />
      ))}
      <BonusLines {...shared} game={game} />
      <div class="sheet-line sum" role="row">
        <span role="rowheader">{table.total}</span>
        {seats.map((seat) => (
          <Cell key={seat} {...shared} seat={seat} line="total" />
        ))}
      </div>
    </div>
  );
}

type SharedProps = {
  readonly seats: readonly Seat[];
  readonly tallies: BySeat<Tally>;
  readonly preview: ReadonlySignal<BySeat<Tally> | undefined>;
  readonly isTold: ReadonlySignal<boolean>;
  readonly lit: Signal<LineIndex | undefined>;
};

type CellProps = SharedProps & { readonly seat: Seat; readonly line: LineIndex | 'total' };

function Cell({ tallies, seat, line, preview, isTold }: CellProps) {
  const speech = useSpeech();
  const tally = tallies[seat];
  const points = line === 'total' ? tally.total : (linesOf(tally)[line]?.points ?? 0);
  return (
    <span class="sheet-points" role="cell" data-seat={seat}>
      <Points {...{ speech, points, seat, line, preview, isTold }} />
    </span>
  );
}

type LineProps = SharedProps & { readonly line: LineIndex; readonly children: ComponentChildren };

function SheetLine({ children, line, ...shared }: LineProps) {
  const { lit, seats } = shared;
  return (
    <div
      class={`sheet-line ${line < TERRAINS.length ? 'terrain' : 'bonus'}`}
      role="row"
      data-lit={lit.value === line}
    >
      <span role="rowheader">{children}</span>
      {seats.map((seat) => (
        <Cell key={seat} {...shared} seat={seat} line={line} />
      ))}
    </div>
  );
}

type TerrainLineProps = SharedProps & {
  readonly line: LineIndex;
  readonly terrain: (typeof TERRAINS)[number];
};

function TerrainLine({ terrain, ...shared }: TerrainLineProps) {
  const { lit, line } = shared;
  const name = capital(useSpeech().words.names.terrains[terrain]);
  return (
    <SheetLine {...shared}>
      <button
        type="button"
        class="sheet-terrain"
        title={name}
        aria-pressed={lit.value === line}
        {...pointingAt(lit, line)}
        onClick={() => (lit.value = lit.peek() === line && layout.peek() !== 'wide' ? undefined : line)}
      >
        <TerrainSwatch terrain={terrain} />
        <span class="sheet-name">{name}</span>
      </button>
    </SheetLine>
  );
}

/** The scoring cards: with their sentences where there is room, a tap opens one in full. */
function BonusLines({ game, ...shared }: SharedProps & { readonly game: Game }) {
  const speech = useSpeech();
  const { deck, deal } = game;
  const title = titleIn(speech, deck);
  const conditionOf = useConditions(deck);
  const [asked, setAsked] = useState<CardId>();
  const { lit } = shared;
  const close = (): void => {
    setAsked(undefined);
    lit.value = undefined;
  };
  return deal.center.map((id, index) => {
    const card = cardOf(deck, id);
    const line = TERRAINS.length + index;
    const sentence = conditionOf(card);
    const details = { title: title(id), card, sentence, deck, onClose: close };
    return (
      <SheetLine key={id} {...shared} line={line}>
        <button
          type="button"
          class="sheet-bonus"
          aria-haspopup="dialog"
          aria-expanded={asked === id}
          {...pointingAt(lit, line)}
          onClick={() => (asked === id ? close() : setAsked(id))}
        >
          <span class="sheet-title">{title(id)}</span>
          <span class="sheet-picture">
            <Pictogram bonus={card.bonus} oneRow />
          </span>
          <span class="sheet-sentence">{sentence}</span>
        </button>
        {asked === id && <ScoringDialog {...details} />}
      </SheetLine>
    );
  });
}
