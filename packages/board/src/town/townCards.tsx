// The cards of a town as they lie on each other, and the lines around its areas.

import type { Card, CardId, Placement, Town } from '@wagons/rules';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { CELL } from '../art/measures.ts';
import { fillOf } from '../art/terrainPatterns.tsx';
import { CardFront } from '../art/cardFront.tsx';
import type { Letters } from '../art/territories.tsx';
import { edgesOf } from '../edges.ts';
import type { Seen } from '../geometry.ts';
import { move } from '../motion.ts';
import { SCALED } from './lens.ts';

type TownCardsProps = {
  readonly town: Town;
  /** How many of its cards are drawn yet; once all are, a card that comes is laid before our eyes. */
  readonly drawn: number;
  readonly cardOf: (id: CardId) => Card;
  readonly seen: ReadonlyMap<string, Seen>;
  readonly letters?: Letters | undefined;
};

export function TownCards({ town, drawn, cardOf, seen, letters }: TownCardsProps) {
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
      {drawn >= town.length && <Lines town={town} seen={seen} />}
    </g>
  );
}

/** Makes one land of many cards: terrains go on across thin seams, and strong lines part them. */
function Lines({ town, seen }: Pick<TownCardsProps, 'town' | 'seen'>) {
  const { joints, seams, borders, shadows } = edgesOf(seen, town);
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
  readonly arrives: boolean;
};

function LaidCard({ placement: { cell, rotation }, card, letters, arrives }: LaidCardProps) {
  const element = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    if (!element.current || !arrives) return;
    move(element.current, [
      { transform: 'translateY(-12px) scale(1.1)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ]);
  }, []);
  return (
    <g transform={`translate(${cell.x * CELL} ${cell.y * CELL})`}>
      <g ref={element} class="ctw-laid">
        <CardFront card={card} rotation={rotation} letters={letters} />
      </g>
    </g>
  );
}
