// The cards of a town on top of each other, and the lines between their terrains.

import type { Card, CardId, Placement, Town } from '@wagons/rules';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { CELL } from '../geometry/measures.ts';
import { fillOf } from '../art/terrainPatterns.tsx';
import { CardFront } from '../art/cardFront.tsx';
import type { Letters } from '../art/territories.tsx';
import { edgesOf } from '../geometry/edges.ts';
import type { TopCell } from '@wagons/rules/town';
import { move } from '../motion/animate.ts';
import { SCALED } from './lens.ts';

type TownCardsProps = {
  readonly town: Town;
  /** How many cards are drawn so far. Once it is Infinity, a new card is animated. */
  readonly drawn: number;
  readonly cardOf: (id: CardId) => Card;
  readonly top: ReadonlyMap<string, TopCell>;
  readonly letters?: Letters | undefined;
};

export function TownCards({ town, drawn, cardOf, top, letters }: TownCardsProps) {
  return (
    <g>
      {town.slice(0, drawn).map((placement, index) => (
        <LaidCard
          key={`${index} ${placement.card}`}
          placement={placement}
          card={cardOf(placement.card)}
          letters={letters}
          arrives={drawn === Infinity && index === town.length - 1}
        />
      ))}
      {drawn >= town.length && <Lines town={town} top={top} />}
    </g>
  );
}

/** Joins the cards into one land: terrains continue across thin seams, and strong lines separate them. */
function Lines({ town, top }: Pick<TownCardsProps, 'town' | 'top'>) {
  const { joints, seams, borders, shadows } = edgesOf(top, town);
  return (
    <g class="ctw-town-lines">
      {[...joints].map(([terrain, d]) => (
        <path key={terrain} d={d} fill={fillOf(terrain)} />
      ))}
      {shadows.map((d, depth) => (
        <path key={depth} class="ctw-cast" d={d} />
      ))}
      <path class="ctw-joint-seam" d={seams} />
      <path class={`ctw-parting ${SCALED}`} d={borders} />
    </g>
  );
}

type LaidCardProps = {
  readonly placement: Placement;
  readonly card: Card;
  readonly letters: Letters | undefined;
  /** Whether the card is animated when it mounts. */
  readonly arrives: boolean;
};

function LaidCard({ placement: { cell, rotation }, card, letters, arrives }: LaidCardProps) {
  const element = useRef<SVGGElement>(null);
  const arrived = useRef(arrives);
  useLayoutEffect(() => {
    if (!element.current || !arrived.current) return;
    move(element.current, [
      { transform: 'translateY(-12px) scale(1.1)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ]);
  }, []);
  return (
    <g transform={`translate(${cell.x * CELL} ${cell.y * CELL})`}>
      <g ref={element} class="ctw-laid" data-card={card.id}>
        <CardFront card={card} rotation={rotation} letters={letters} />
      </g>
    </g>
  );
}
