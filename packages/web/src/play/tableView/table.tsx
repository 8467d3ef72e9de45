// The one view of a table. A mode gives it a model of the table and what is special about itself: its bar, its words,
// its keys.

import { Backdrop, type Box, type ViewHandle } from '@wagons/board';
import { opponent } from '@wagons/rules';
import type { ComponentChildren, RefObject } from 'preact';
import { useCallback, useMemo, useRef } from 'preact/hooks';
import { layout } from '../../kit/browser/appearance.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import { Heading } from '../../kit/ui/page.tsx';
import { roleArgs } from '../text/viewpoint.ts';
import { Circle, MiddleCards, type ScoringCardTap } from './circle.tsx';
import { ActionBar, Place, Take, Turn } from './hand.tsx';
import { type ModeKeys, useTableKeys } from './keys.ts';
import { modeOf, type TableModel, type TableMode, TableProvider, useTable } from './model.ts';
import { useSpotAnnouncement } from './spotAnnouncement.ts';
import { Town } from './town.tsx';
import { TownName } from './townName.tsx';
import { Zoom } from './zoom.tsx';
import * as css from './table.module.css';
import * as arranged from './gameTable.module.css';

export type TableViewProps = {
  readonly model: TableModel;
  /** The heading of the screen, for screen readers; without it the bar has one. */
  readonly heading?: string;
  /** The class that arranges the parts: that of the game by default. */
  readonly arrangement?: string;
  /** What the mode changes in the arrangement. */
  readonly class?: string;
  /** What the style sheet of a mode has to know. */
  readonly facts?: Readonly<Record<`data-${string}`, string | boolean | undefined>>;
  /** `both` towns are large, where there is room for them. */
  readonly boards?: 'one' | 'both';
  /** Whether the cards are being dealt. */
  readonly isDealing?: boolean;
  readonly keys?: ModeKeys;
  /** The bar, and the notices over the table. */
  readonly bar: ComponentChildren;
  readonly notices?: ComponentChildren;
  /** The points; before the first card is placed, the scoring cards in the circle say enough. */
  readonly side: ComponentChildren;
  /** What is said: about the position, and what to do. */
  readonly prompt: ComponentChildren;
  /** What lies on the large town. */
  readonly onStage?: ComponentChildren;
  /** Whether the reader may only watch. */
  readonly isWatched?: boolean;
  /** Buttons beside those that every table has. */
  readonly actions?: ComponentChildren;
  /** What is below the towns, and what is below everything else. */
  readonly underTowns?: ComponentChildren;
  readonly below?: ComponentChildren;
  /** What is shown instead of circle and towns. */
  readonly instead?: ComponentChildren;
  /** What a tap on a scoring card in the circle does; by default it is shown in full. */
  readonly scoringCard?: ScoringCardTap | undefined;
};

export function TableView({ model, ...props }: TableViewProps) {
  useTableKeys(model, props.keys);
  return (
    <TableProvider value={model}>
      <Arranged {...props} />
    </TableProvider>
  );
}

function Arranged(props: Omit<TableViewProps, 'model'>) {
  const { heading, arrangement = arranged.game, boards = 'one', isWatched = false, actions } = props;
  const model = useTable();
  const { towns, own, circle, hand, phase, viewpoint } = model;
  const mode = modeOf(model);
  const isOpen = mode === 'open';
  const isWide = layout.value === 'wide';
  const isBoth = boards === 'both' && isWide;
  const hasOther = towns[opponent(own)].length > 0;
  const main = useRef<HTMLElement>(null);
  const view = useRef<ViewHandle>(undefined);
  const beside = useRef<HTMLElement>(null);
  useSpotAnnouncement();
  return (
    <main
      ref={main}
      id="content"
      class={`${css.table} ${arrangement} ${props.class ?? ''}`}
      data-part="table"
      data-layout={layout.value}
      data-phase={phase}
      data-mode={mode}
      data-boards={isBoth ? 'both' : 'one'}
      data-dealing={props.isDealing}
      data-other={hasOther}
      data-circle={circle && circle.cards.length > 0 ? 'full' : 'empty'}
      data-reader={viewpoint.reader}
      {...props.facts}
    >
      {heading !== undefined && <Heading text={heading} class="unseen" />}
      <Backdrop />
      {props.bar}
      {props.notices}
      {props.side}
      {!props.instead && circle && circle.cards.length > 0 && (
        <TableCircle mode={mode} main={main} boards={boards} scoringCard={props.scoringCard} />
      )}
      {props.instead ?? (
        <div class={css.boards} data-part="boards">
          <Stage view={view} beside={beside} isNamed={isBoth}>
            {props.onStage}
          </Stage>
          {(hasOther || !isOpen) && <OtherTown key={viewKey(model)} place={beside} isLarge={isBoth} />}
          {props.underTowns}
        </div>
      )}
      {props.prompt}
      {!isOpen && !isWide && hand && <Zoom view={view} isRoomy />}
      {hand && !isWatched && <ActionBar>{actions}</ActionBar>}
      {props.below}
    </main>
  );
}

/**
 * What a view of a town belongs to: each town has its own, but in a game one view follows the player to move, so that the
 * keyboard stays in it.
 */
const viewKey = ({ hand, phase, large }: TableModel): string => (hand && phase ? 'game' : large);

type TableCircleProps = Pick<TableViewProps, 'boards' | 'scoringCard'> & {
  readonly mode: TableMode;
  readonly main: { readonly current: HTMLElement | null };
};

function TableCircle({ mode, main, boards, scoringCard }: TableCircleProps) {
  const { circle } = useTable();
  const isWide = layout.value === 'wide';
  const isOpen = mode === 'open';
  const isRow = circle?.shape === 'row' || (boards === 'both' && isWide && !isOpen);
  const onMiddle = useCallback(
    ({ left, top, width, height }: Box) => {
      // The stage has it from the table, too, but WebKit misses changes of what isn't inherited by default.
      const stage = main.current?.querySelector<HTMLElement>('[data-part=stage]');
      for (const element of [main.current, stage])
        for (const [name, value] of Object.entries({ left, top, width, height }))
          element?.style.setProperty(`--middle-${name}`, `${value}px`);
    },
    [main],
  );
  return (
    <Circle
      shape={isRow ? 'row' : isOpen ? 'ring' : 'arc'}
      onMiddle={onMiddle}
      beside={isWide && circle?.take && !circle.takesAtOnce && <Take />}
    >
      {isOpen && <MiddleCards tap={scoringCard} />}
    </Circle>
  );
}

type StageProps = {
  readonly view: { current: ViewHandle | undefined };
  /** The other town, which may lie on this one. */
  readonly beside: RefObject<HTMLElement | null>;
  /** Whether its name is shown even if it is the reader's own. */
  readonly isNamed: boolean;
  readonly children?: ComponentChildren;
};

/** The stage: the large town, where cards are placed. */
function Stage({ view, beside, isNamed, children }: StageProps) {
  const model = useTable();
  const { own, large, viewpoint, hand } = model;
  const { townOf } = useSpeech().web.table;
  const name = useRef<HTMLHeadingElement>(null);
  const zoom = useRef<HTMLDivElement>(null);
  const covers = useMemo(() => [name, zoom, beside], [beside]);
  const isWide = layout.value === 'wide';
  const isOwn = large === own;
  const isUnnamed = !isNamed && isOwn && viewpoint.reader !== undefined && hand !== undefined;
  return (
    <section
      class={css.stage}
      data-part="stage"
      data-seat={large}
      data-hints={hand?.placementHelp}
      data-zone={isOwn ? 'town-own' : 'town-rival'}
    >
      <TownName place={name} seat={large} name={townOf(roleArgs(viewpoint, large))} isUnseen={isUnnamed} />
      {/* Nested, so that its observer of sizes fires after that of the ring, in the same frame. */}
      <div class={css.ground} data-part="ground">
        <Town
          key={viewKey(model)}
          seat={large}
          size="large"
          view={view}
          covers={covers}
          beside={
            isWide && (
              <div class={css.besideCard} data-part="beside-card">
                <Turn />
                <Place />
              </div>
            )
          }
        />
      </div>
      {/* On phones they have a row of their own, which they share with the arrows. */}
      {isWide && <Zoom view={view} place={zoom} />}
      {children}
    </section>
  );
}

type OtherTownProps = { readonly place: RefObject<HTMLElement | null>; readonly isLarge: boolean };

/** The other town: in a corner of its own, where one tap makes it the large one, or as large as the first one. */
function OtherTown({ place, isLarge }: OtherTownProps) {
  const { own, large, towns, viewpoint, swap } = useTable();
  const { actions, townOf } = useSpeech().web.table;
  const seat = opponent(large);
  const name = useRef<HTMLHeadingElement>(null);
  const covers = useMemo(() => [name], []);
  return (
    <section
      ref={place}
      class={css.beside}
      data-part="beside"
      data-seat={seat}
      data-zone={seat === own ? 'town-own' : 'town-rival'}
      style={{ '--cards': towns[seat].length }}
    >
      <TownName
        place={name}
        seat={seat}
        name={layout.value === 'wide' ? townOf(roleArgs(viewpoint, seat)) : viewpoint.names[seat]}
      />
      <Town seat={seat} size={isLarge ? 'large' : 'small'} covers={covers} />
      {!isLarge && (
        <button
          type="button"
          class={css.swap}
          data-tool="swap"
          aria-label={actions.swap}
          title={actions.swap}
          onClick={swap}
        />
      )}
    </section>
  );
}
