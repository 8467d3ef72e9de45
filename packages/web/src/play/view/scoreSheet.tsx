// The one place for points: six terrains, the three scoring cards with their conditions, and the total, for both
// players, each with the change that the card in hand would make. Table, replay and score pad share it.

import type { ReadonlySignal, Signal } from '@preact/signals';
import { Pictogram, TerrainSwatch } from '@wagons/board';
import {
  type BySeat,
  type CardId,
  type Deck,
  type Game,
  type Seat,
  type Tally,
  TERRAINS,
} from '@wagons/rules';
import { cardOf } from '@wagons/rules/deck';
import type { Bonus } from '@wagons/rules/scoring';
import { capital } from '@wagons/words';
import type { ButtonHTMLAttributes, ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { layout } from '../../kit/browser/appearance.ts';
import { nextTask } from '../../kit/browser/nextTask.ts';
import { useDeferred, useDeferredParts } from '../../kit/browser/deferred.ts';
import { lazy } from '../../kit/lazy/lazy.tsx';
import { titleIn, useSpeech } from '../../kit/speech/speech.ts';
import { standingOf } from '../table/preview.ts';
import { type Viewpoint, inOrder } from '../text/viewpoint.ts';
import { useConditions } from '../text/conditions.ts';
import { type LineIndex, linesOf } from '../text/lines.ts';
import { pointingAt } from './pointing.ts';
import { Points } from './points.tsx';
import * as css from './scoreSheet.module.css';

const ScoringDialog = lazy(
  () => import('./scoringDialog.tsx'),
  (found) => found.ScoringDialog,
  () => null,
);

type ScoreSheetProps = SharedProps & {
  readonly names: BySeat<string>;
  readonly bonuses: readonly BonusRow[];
};

type BonusRow = {
  readonly key: CardId | number;
  /** Its line in the tallies; without one it has no points yet. */
  readonly line: LineIndex | undefined;
  /** What names it. */
  readonly head: ComponentChildren;
};

export function ScoreSheet({ names, bonuses, ...shared }: ScoreSheetProps) {
  // One part per task, because all in one would block a slow device.
  const drawn = useDeferredParts(2, nextTask);
  const { table } = useSpeech().web;
  const { seats } = shared;
  return (
    <div class={css.sheet} role="table" aria-label={table.tally} data-zone="tally">
      <div class={css.head} role="row">
        <span role="columnheader">
          <span class="unseen">{table.tally}</span>
        </span>
        {seats.map((seat) => (
          <b key={seat} role="columnheader" data-seat={seat}>
            {names[seat]}
          </b>
        ))}
      </div>
      {drawn > 0 &&
        TERRAINS.map((terrain, line) => (
          <TerrainLine key={terrain} {...shared} line={line} terrain={terrain} />
        ))}
      {drawn > 1 &&
        bonuses.map(({ key, line, head }) => (
          <SheetLine key={key} {...shared} kind="bonus" line={line}>
            {head}
          </SheetLine>
        ))}
      <div class={css.line} role="row" data-kind="sum">
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
  /** The tallies with the card where it is held now. */
  readonly preview?: ReadonlySignal<BySeat<Tally> | undefined>;
  /** Whether screen readers read the preview: not while a card only passes over the town. */
  readonly isAnnounced?: ReadonlySignal<boolean>;
  readonly lit: Signal<LineIndex | undefined>;
};

type CellProps = SharedProps & { readonly seat: Seat; readonly line: LineIndex | 'total' };

function Cell({ tallies, seat, line, preview, isAnnounced }: CellProps) {
  const speech = useSpeech();
  const tally = tallies[seat];
  const points = line === 'total' ? tally.total : (linesOf(tally)[line]?.points ?? 0);
  return (
    <span class={css.points} role="cell" data-seat={seat}>
      <Points {...{ speech, points, seat, line, preview, isAnnounced }} />
    </span>
  );
}

type LineProps = SharedProps & {
  readonly kind: 'terrain' | 'bonus';
  readonly line: LineIndex | undefined;
  readonly children: ComponentChildren;
};

function SheetLine({ children, kind, line, ...shared }: LineProps) {
  const { lit, seats } = shared;
  return (
    <div class={css.line} role="row" data-kind={kind} data-lit={line !== undefined && lit.value === line}>
      <span role="rowheader">{children}</span>
      {seats.map((seat) =>
        line === undefined ? (
          <span key={seat} class={css.points} role="cell" />
        ) : (
          <Cell key={seat} {...shared} seat={seat} line={line} />
        ),
      )}
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
    <SheetLine {...shared} kind="terrain">
      <button
        type="button"
        class={css.terrain}
        title={name}
        aria-pressed={lit.value === line}
        {...pointingAt(lit, line)}
        onClick={() => (lit.value = lit.peek() === line && layout.peek() !== 'wide' ? undefined : line)}
      >
        <TerrainSwatch terrain={terrain} />
        <span class={css.name}>{name}</span>
      </button>
    </SheetLine>
  );
}

type GameSheetProps = Pick<SharedProps, 'preview' | 'isAnnounced' | 'lit'> & {
  readonly game: Game;
  readonly viewpoint: Pick<Viewpoint, 'reader' | 'short'>;
};

/** The points of a game. */
export function GameSheet({ game: latest, viewpoint, ...shared }: GameSheetProps) {
  const game = useDeferred(latest);
  return (
    <ScoreSheet
      {...shared}
      seats={inOrder(viewpoint)}
      names={viewpoint.short}
      tallies={standingOf(game).tallies}
      bonuses={game.deal.center.map((id, index) => {
        const line = TERRAINS.length + index;
        return { key: id, line, head: <DealtCard deck={game.deck} id={id} lit={shared.lit} line={line} /> };
      })}
    />
  );
}

type DealtCardProps = Pick<SharedProps, 'lit'> & {
  readonly deck: Deck;
  readonly id: CardId;
  readonly line: LineIndex;
};

/** A scoring card of the deal: with its sentence where there is room, a tap opens it in full. */
function DealtCard({ deck, id, lit, line }: DealtCardProps) {
  const title = titleIn(useSpeech(), deck)(id);
  const card = cardOf(deck, id);
  const sentence = useConditions(deck)(card);
  const [isOpen, setOpen] = useState(false);
  const close = (): void => {
    setOpen(false);
    lit.value = undefined;
  };
  return (
    <>
      <BonusButton
        {...{ title, sentence, lit, line, isOpen }}
        bonus={card.bonus}
        onPress={() => (isOpen ? close() : setOpen(true))}
      />
      {isOpen && <ScoringDialog {...{ title, card, sentence, deck }} onClose={close} />}
    </>
  );
}

type BonusButtonProps = Pick<SharedProps, 'lit'> & {
  readonly title: string;
  readonly bonus: Bonus;
  readonly sentence: string;
  readonly line: LineIndex;
  readonly isOpen: boolean;
  readonly onPress: () => void;
};

/** What a scoring card says. */
const BonusButton = ({ title, bonus, sentence, lit, line, isOpen, onPress }: BonusButtonProps) => (
  <ScorerButton heading={title} aria-expanded={isOpen} {...pointingAt(lit, line)} onClick={onPress}>
    <Condition bonus={bonus} sentence={sentence} />
  </ScorerButton>
);

type ScorerButtonProps = Omit<ButtonHTMLAttributes, 'class'> & {
  readonly heading: string;
  readonly class?: string;
  readonly children: ComponentChildren;
};

/** The head of a line for a scoring card, which opens a dialog. */
export const ScorerButton = ({ heading, class: name = '', children, ...button }: ScorerButtonProps) => (
  <button type="button" class={`${css.scorer} ${name}`} aria-haspopup="dialog" {...button}>
    <span class={css.title} data-part="title">
      {heading}
    </span>
    {children}
  </button>
);

type ConditionProps = { readonly bonus: Bonus; readonly sentence: string };

/** A condition as a picture, and in full where there is room. */
export const Condition = ({ bonus, sentence }: ConditionProps) => (
  <>
    <span class={css.picture}>
      <Pictogram bonus={bonus} oneRow />
    </span>
    <span class={css.sentence}>{sentence}</span>
  </>
);
