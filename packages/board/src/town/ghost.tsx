// The ghost: the card in hand drawn where it would lie, slightly raised above the town.

import type { Card, Placement } from '@wagons/rules';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { CELL } from '../geometry/measures.ts';
import { CardFront } from '../art/cardFront.tsx';
import type { Letters } from '../art/territories.tsx';
import { move } from '../motion/animate.ts';

/**
 * A card that isn't placed yet. While `aimed` it follows the pointer, and a tap chooses its place. Once `chosen` it
 * stays, and a drag picks it up again.
 */
export type TownGhost = {
  readonly placement: Placement;
  readonly legal: boolean;
  readonly state: 'aimed' | 'chosen';
};

type GhostCardProps = TownGhost & { readonly card: Card; readonly letters: Letters | undefined };

const HATCH = [40, 80, 120, 160, 200]
  .map((n) => `M0 ${n}L${n} 0${n < 200 ? `M${n} 200L200 ${n}` : ''}`)
  .join('');

export function GhostCard({ placement, legal, state, card, letters }: GhostCardProps) {
  const { cell, rotation } = placement;
  const element = useRef<SVGGElement>(null);
  const before = useRef({ card, rotation });
  useLayoutEffect(() => {
    const turned = before.current.card === card && before.current.rotation !== rotation;
    before.current = { card, rotation };
    if (turned && element.current)
      move(element.current, [{ transform: 'rotate(-180deg)' }, { transform: 'none' }], 180);
  }, [card, rotation]);
  const face = useMemo(
    () => <CardFront card={card} rotation={rotation} letters={letters} />,
    [card, rotation, letters],
  );
  return (
    <div
      aria-hidden="true"
      class={`ctw-ghost ctw-${state}${legal ? '' : ' ctw-illegal'}`}
      style={{ transform: `translate(${along(cell.x, '--left')}, ${along(cell.y, '--top')})` }}
    >
      <svg viewBox="0 0 200 200">
        <rect class="ctw-ghost-shadow" x="-6" y="6" width="212" height="212" rx="18" />
        <g ref={element} class="ctw-ghost-card">
          {face}
          {!legal && <path class="ctw-ghost-hatch" d={HATCH} />}
          <rect class="ctw-ghost-halo" x="-4" y="-4" width="208" height="208" rx="14" />
          <rect class="ctw-ghost-line" x="-4" y="-4" width="208" height="208" rx="14" />
        </g>
      </svg>
    </div>
  );
}

/** What is pressed here isn't pressed in the town as well. */
export function BesideGhost({ placement, children }: BesideGhostProps) {
  const { x, y } = placement.cell;
  const stop = (event: Event): void => event.stopPropagation();
  return (
    <div
      class="ctw-beside-ghost"
      role="row"
      style={{ '--x': along(x + 1, '--left'), '--y': along(y + 1, '--top') }}
    >
      <div
        role="gridcell"
        tabIndex={-1}
        onPointerDown={stop}
        onPointerMove={stop}
        onPointerUp={stop}
        onKeyDown={(event) => {
          if (event.key === 'Enter' || event.key === ' ') stop(event);
        }}
      >
        {children}
      </div>
    </div>
  );
}

type BesideGhostProps = Pick<TownGhost, 'placement'> & { readonly children: ComponentChildren };

/** The distance of a cell from the edge of the stage in the current view. */
const along = (place: number, edge: string): string =>
  `calc((${place * CELL}px - var(${edge})) / var(--unit))`;
