// A player's town: its cards, where the next card may go, and the pointer and keyboard input on it.

import type { Cell } from '@wagons/rules';
import type { RefObject } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { makeCell } from '@wagons/rules/notation';
import { footprint, topByCell } from '../geometry/cells.ts';
import { Cells } from './cells.tsx';
import { type Extent, extentOf, groundOf } from './extent.ts';
import { createGestures, type Gestures, type Listener } from './gestures.ts';
import { BesideGhost, GhostCard } from './ghost.tsx';
import { keyGesture } from './keys.ts';
import { type Lens, SCALED } from './lens.ts';
import { Lit } from './lit.tsx';
import { type Spot, Spots } from './spots.tsx';
import { TownCards } from './townCards.tsx';
import type { Covers, TownBoardProps, TownPicture } from './townProps.ts';
import { useLens } from './useLens.ts';
import { usePlaceBeside } from './usePlaceBeside.ts';

const NO_SPOTS: readonly Spot[] = [];
const NO_COVERS: Covers = [];

export function TownBoard(props: TownBoardProps) {
  const { town, spots = NO_SPOTS, ghost, covers = NO_COVERS, interactive = false } = props;
  const host = useRef<HTMLDivElement>(null);
  const lens = useLens(host, { ...props, spots, covers });
  usePlaceBeside(host, lens, { town, spots, ghost });
  const gestures = useGestures(host, lens, { ...props, spots });
  const ground = groundOf(town, spots);
  const extent = useMemo(() => extentOf(ground), [ground]);
  const { focus, walk } = useWalk(host, extent);

  function press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') gestures.giveUp();
    if (keyGesture(event.key, { ...props, focus, extent, walk, view: lens })) event.preventDefault();
  }

  return (
    <div
      ref={host}
      class={`ctw-town${interactive ? ` ctw-live${ghost ? ' ctw-placing' : ''}` : ''}`}
      role="grid"
      aria-label={props.label}
      tabindex={-1}
      onKeyDown={press}
      {...(interactive && {
        onPointerDown: gestures.down,
        onPointerMove: gestures.move,
        // Fires before the frame where supported, which splits finding a spot and drawing it into two short tasks.
        ...(props.onAim && { onPointerRawUpdate: gestures.move }),
        onPointerUp: gestures.up,
        onPointerCancel: gestures.cancel,
        onPointerLeave: gestures.leave,
        onWheel: gestures.wheel,
      })}
    >
      <Sheet {...props} spots={spots} extent={extent} focus={focus} />
    </div>
  );
}

type SheetProps = Pick<TownBoardProps, 'beside'> &
  TownPicture & {
    readonly spots: readonly Spot[];
    readonly extent: Extent;
    readonly focus: Cell;
  };

/** Each drawing is a layer of its own, so that what moves or changes over the town doesn't redraw the town. */
function Sheet(props: SheetProps) {
  const { town, cardOf, cellLabel, letters, spots, ghost, lit, last, extent, focus, beside } = props;
  const drawn = useGradualDrawing(town.length);
  const top = useMemo(() => topByCell(town, cardOf), [town, cardOf]);
  const cards = useMemo(
    () => <TownCards town={town} drawn={drawn} cardOf={cardOf} top={top} letters={letters} />,
    [town, drawn, cardOf, top, letters],
  );
  const isVacant = town.length === 0;
  const marks = useMemo(() => <Spots spots={spots} vacant={isVacant} />, [spots, isVacant]);
  const lights = useMemo(() => lit && <Lit lit={lit} />, [lit]);
  const cells = useMemo(
    () => drawn === Infinity && <Cells extent={extent} top={top} cellLabel={cellLabel} focus={focus} />,
    [drawn, extent, top, cellLabel, focus],
  );
  const marked = town.slice(Math.max(0, last ?? Infinity)).map(({ cell }) => footprint(cell));
  return (
    <div class="ctw-sheet">
      <svg aria-hidden="true" class="ctw-drawing">
        {cards}
        {marked.map(({ left, top: y }) => (
          <rect key={`${left} ${y}`} class="ctw-last" x={left} y={y} width="200" height="200" rx="12" />
        ))}
      </svg>
      <svg aria-hidden="true" class={`ctw-drawing ${SCALED}`}>
        {lights}
        {marks}
      </svg>
      <div class={SCALED}>
        {ghost && <GhostCard {...ghost} card={cardOf(ghost.placement.card)} letters={letters} />}
        {ghost?.state === 'chosen' && beside && (
          <BesideGhost placement={ghost.placement}>{beside}</BesideGhost>
        )}
      </div>
      <svg role="rowgroup">{cells}</svg>
    </div>
  );
}

/** Cards drawn per frame when a whole town appears; its cells come last. */
const SLICE = 6;

/** How many cards are drawn so far: a few more in every frame, then Infinity. */
function useGradualDrawing(count: number): number {
  const [drawn, setDrawn] = useState(SLICE);
  useEffect(() => setDrawn(drawn < count ? drawn + SLICE : Infinity), [drawn, count]);
  return drawn;
}

function useGestures(
  host: RefObject<HTMLElement | null>,
  lens: Lens,
  props: Listener & Pick<TownBoardProps, 'drag' | 'interactive'>,
): Gestures {
  const { drag, interactive = false } = props;
  const listener = useRef<Listener>(props);
  listener.current = props;
  const gestures = useMemo(() => createGestures(lens, () => listener.current), [lens]);
  useEffect(() => {
    if (!drag || !interactive || !host.current) return undefined;
    const { over, leave, drop } = gestures;
    return drag.join({ element: host.current, over, leave, drop });
  }, [drag, interactive, host, gestures]);
  return gestures;
}

/** Walking through the cells by keyboard: the cell that Tab reaches, and how to move it. */
function useWalk(host: RefObject<HTMLElement | null>, extent: Extent) {
  const [walked, setWalked] = useState<Cell>();
  const focus = useMemo(() => extent.clamp(walked ?? { x: extent.left, y: extent.top }), [extent, walked]);
  function walk(to: Cell): void {
    const cell = extent.clamp(to);
    setWalked(cell);
    host.current
      ?.querySelector<SVGElement>(`[data-cell="${makeCell(cell)}"]`)
      ?.focus({ preventScroll: true });
  }
  return { focus, walk };
}
