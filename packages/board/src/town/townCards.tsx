// The cards of a town as they lie on each other, and the lines around its areas.

import type { Card, CardId, Placement, Town } from '@wagons/rules';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { CELL } from '../art/measures.ts';
import { CardFront, type Letters } from '../art/cardFront.tsx';
import { seenOf } from '../geometry.ts';
import { move } from '../motion.ts';
import { areasOf, outlineOf } from '../outline.ts';

type TownCardsProps = {
  readonly town: Town;
  readonly cardOf: (id: CardId) => Card;
  readonly letters?: Letters | undefined;
  /** Whether a card that comes now is laid before our eyes. */
  readonly live: () => boolean;
};

export function TownCards({ town, cardOf, letters, live }: TownCardsProps) {
  return (
    <g>
      {town.map((placement, index) => (
        <LaidCard
          key={`${index} ${placement.card}`}
          placement={placement}
          card={cardOf(placement.card)}
          letters={letters}
          arrives={() => live() && index === town.length - 1}
        />
      ))}
      {areasOf(seenOf(town, cardOf)).map((area) => (
        <path
          class="ctw-area"
          data-terrain={area[0]?.territory.terrain}
          data-size={area.length}
          d={outlineOf(
            area.map(({ cell }) => cell),
            { inset: 2, radius: 9 },
          )}
        />
      ))}
    </g>
  );
}

type LaidCardProps = {
  readonly placement: Placement;
  readonly card: Card;
  readonly letters: Letters | undefined;
  readonly arrives: () => boolean;
};

function LaidCard({ placement: { cell, rotation }, card, letters, arrives }: LaidCardProps) {
  const element = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    if (!element.current || !arrives()) return;
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
