// A player's town: what lies there, where the next card may go, and what a player does with it.

import type { Card, CardId, Cell, Territory, Town } from '@wagons/rules';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Letters } from '../art/territories.tsx';
import type { Drag } from '../drag.ts';
import { type Aim, footprint, keyOf, seenOf } from '../geometry.ts';
import { Cells } from './cells.tsx';
import { contentOf, extentOf } from './extent.ts';
import { createGestures, type Listener } from './gestures.ts';
import { type Ghost, GhostCard } from './ghost.tsx';
import { keyGesture } from './keys.ts';
import { createLens, SCALED, type ViewHandle } from './lens.ts';
import { Lit, type LitCell } from './lit.tsx';
import { type Spot, Spots } from './spots.tsx';
import { TownCards } from './townCards.tsx';

/** What lies over a town on the screen; it may come and go. */
export type Covers = ReadonlyArray<{ readonly current: Element | null }>;

/**
 * Functions and lists should stay the same from one rendering to the next while what they give stays the same: what
 * has not changed is not drawn again.
 */
export type TownBoardProps = {
  /** The cards as they were laid. */
  readonly town: Town;
  readonly cardOf: (id: CardId) => Card;
  /** The name of the town for those who do not see it. */
  readonly label: string;
  /** What a cell is called; the territory is missing where nothing lies. */
  readonly cellLabel: (cell: Cell, territory: Territory | undefined) => string;
  /** Letters on the terrains, for those who want them. */
  readonly letters?: Letters | undefined;
  /** Where the card in hand may lie, as the rules say. */
  readonly spots?: readonly Spot[] | undefined;
  /** The card in hand where it would lie. */
  readonly ghost?: Ghost | undefined;
  /** Cells with a line around them. */
  readonly lit?: readonly LitCell[] | undefined;
  /** Where a card is meant to lie: the place is seen as a whole. */
  readonly meant?: Cell | undefined;
  /** The cards laid last, from this place in the town on: they are marked. */
  readonly last?: number | undefined;
  /** Whether it listens to pointers. Without, it is a picture whose cells can be walked through by keyboard. */
  readonly interactive?: boolean | undefined;
  /** Cards of the same table can be dropped here. */
  readonly drag?: Drag | undefined;
  /** What lies over the town on the screen: what should be seen is not shown under it. */
  readonly covers?: Covers | undefined;
  /** Receives what the buttons for the view do. */
  readonly view?: { current: ViewHandle | undefined } | undefined;
  /**
   * A pointer points somewhere, or no longer. `nearest` is the legal spot next to it, if one is within reach. While
   * the ghost is `chosen` this is told only when it is carried.
   */
  readonly onAim?: ((aim: Aim | undefined) => void) | undefined;
  /** A tap, a drop or Enter: the nearest legal spot, or a cell that is none where no spot is near. */
  readonly onChoose?: ((cell: Cell) => void) | undefined;
  /** A tap on the chosen ghost, or R. */
  readonly onTurn?: (() => void) | undefined;
  /** An arrow key while there is a ghost. */
  readonly onNudge?: ((dx: number, dy: number) => void) | undefined;
  /** Enter while the ghost is chosen. */
  readonly onConfirm?: (() => void) | undefined;
  /** Escape. */
  readonly onCancel?: (() => void) | undefined;
};

/** So many cards are drawn at a time where a whole town comes at once; its cells come last. */
const SLICE = 6;

const NOWHERE: readonly Spot[] = [];
const NOTHING: Covers = [];

export function TownBoard(props: TownBoardProps) {
  const { town, cardOf, label, cellLabel, letters, spots = NOWHERE, ghost, lit, last, meant } = props;
  const { interactive = false, drag, view, covers = NOTHING } = props;
  const host = useRef<HTMLDivElement>(null);
  const [walked, setWalked] = useState<Cell>();
  const [drawn, setDrawn] = useState(SLICE);
  useEffect(() => {
    if (drawn < town.length) setDrawn(drawn + SLICE);
    else setDrawn(Infinity);
  }, [drawn]);

  const listener = useRef<Listener>({ spots });
  listener.current = { ...props, spots };
  const lens = useMemo(
    () =>
      createLens(
        () => host.current,
        () => covers.map(({ current }) => current),
      ),
    [],
  );
  const gestures = useMemo(() => createGestures(lens, () => listener.current), [lens]);

  const seen = useMemo(() => seenOf(town, cardOf), [town, cardOf]);
  const extent = useMemo(() => extentOf(town, spots), [town, town.length === 0 ? spots : NOWHERE]);
  const focus = extent.hold(walked ?? { x: extent.left, y: extent.top });

  const chosen = ghost?.state === 'chosen' ? ghost.placement.cell : undefined;
  const whole = chosen ?? meant;
  // What is told about the spots may change while they stay.
  const where = useMemo(() => spots.map(({ cell }) => keyOf(cell)).join(), [spots]);
  const content = useMemo(() => contentOf(town, spots), [town, where]);

  const laid = useRef(town);
  useLayoutEffect(() => {
    lens.show(content, {
      afresh: laid.current !== town,
      rim: spots.map(({ cell }) => footprint(cell)),
      focus: whole && footprint(whole),
      pointed: spots.length > 0,
    });
    laid.current = town;
  }, [content, whole?.x, whole?.y]);

  useLayoutEffect(() => {
    lens.measure();
    const observer = new ResizeObserver(lens.measure);
    for (const { current } of [host, ...covers]) if (current) observer.observe(current);
    return () => observer.disconnect();
  }, []);

  useLayoutEffect(() => {
    if (!view) return undefined;
    view.current = lens;
    return () => {
      // Another town may have taken the place already.
      if (view.current === lens) view.current = undefined;
    };
  }, [view]);

  useEffect(() => {
    if (!drag || !interactive || !host.current) return undefined;
    return drag.join({
      element: host.current,
      over: gestures.over,
      leave: gestures.leave,
      drop: gestures.drop,
    });
  }, [drag, interactive]);

  function walk(to: Cell): void {
    const cell = extent.hold(to);
    setWalked(cell);
    host.current?.querySelector<SVGElement>(`[data-cell="${keyOf(cell)}"]`)?.focus({ preventScroll: true });
  }

  function press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') gestures.giveUp();
    if (keyGesture(event.key, { ...props, focus, extent, walk, view: lens })) event.preventDefault();
  }

  const cards = useMemo(
    () => <TownCards town={town} drawn={drawn} cardOf={cardOf} seen={seen} letters={letters} />,
    [town, drawn, cardOf, seen, letters],
  );
  const marks = useMemo(() => <Spots spots={spots} vacant={town.length === 0} />, [spots, town.length === 0]);
  const lights = useMemo(() => lit && <Lit lit={lit} />, [lit]);
  const cells = useMemo(
    () => drawn === Infinity && <Cells extent={extent} seen={seen} cellLabel={cellLabel} focus={focus} />,
    [drawn, extent, seen, cellLabel, focus.x, focus.y],
  );
  const marked = last === undefined ? [] : town.slice(Math.max(0, last)).map(({ cell }) => footprint(cell));

  // Each drawing is a layer of its own, so that what moves or changes over the town does not draw the town again.
  return (
    <div
      ref={host}
      class={`ctw-town${interactive ? ' ctw-live' : ''}${ghost && interactive ? ' ctw-placing' : ''}`}
      role="grid"
      aria-label={label}
      tabindex={-1}
      onKeyDown={press}
      {...(interactive && {
        onPointerDown: gestures.down,
        onPointerMove: gestures.move,
        // Comes before the frame, where the browser has it: finding a spot and drawing it are two short tasks then.
        ...(props.onAim && { onPointerRawUpdate: gestures.move }),
        onPointerUp: gestures.up,
        onPointerCancel: gestures.cancel,
        onPointerLeave: gestures.leave,
        onWheel: gestures.wheel,
      })}
    >
      <div class="ctw-sheet">
        <svg aria-hidden="true" class="ctw-drawing">
          {cards}
          {marked.map(({ left, top }) => (
            <rect key={`${left} ${top}`} class="ctw-last" x={left} y={top} width="200" height="200" rx="12" />
          ))}
        </svg>
        <svg aria-hidden="true" class={`ctw-drawing ${SCALED}`}>
          {lights}
          {marks}
        </svg>
        <div class={SCALED}>
          {ghost && <GhostCard {...ghost} card={cardOf(ghost.placement.card)} letters={letters} />}
        </div>
        <svg role="rowgroup">{cells}</svg>
      </div>
    </div>
  );
}
