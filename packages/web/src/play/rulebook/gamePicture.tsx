// The game in one picture: a circle of cards around two towns. One card is taken, the skipped ones are gifts.

import { CARD, CardFront, ringLayout } from '@wagons/board';
import { type Card, invariant, type Town } from '@wagons/rules';
import { parseTown } from '@wagons/rules/notation';
import { nextTask } from '../../kit/browser/nextTask.ts';
import { useDeferredParts } from '../../kit/browser/deferred.ts';
import { builtInDecks } from '../local/library.ts';
import { PaintedTown } from './paintedTown.tsx';
import * as css from './gamePicture.module.css';

/** The towns are made of the second deck, so that the first fills the circle. */
const [CIRCLE_DECK, TOWN_DECK] = builtInDecks;

const STAGE = { width: 640, height: 430 };
const CENTER = { x: STAGE.width / 2, y: STAGE.height / 2 };
const CIRCLE = CIRCLE_DECK.cards.slice(0, 15);
const { side: SIDE, places: PLACES, inner: INNER } = ringLayout(CIRCLE.length, STAGE);

/** Clockwise, which is from right to left at the bottom: two cards are skipped, the next is taken. */
const SKIPPED: readonly number[] = [6, 7];
const TAKEN = 8;

/** The towns are four cells wide, with a gap between them. */
const TOWN_CELLS = 4;
const GAP_CELLS = 1.3;
const CELL_SIDE = Math.min(INNER.width / (2 * TOWN_CELLS + GAP_CELLS), INNER.height / (TOWN_CELLS + 0.4));

const TOWNS = [
  { side: 'left', town: townOf('trading-post 0,0; law-and-order 2,1; tall-timber 1,2') },
  { side: 'right', town: townOf('snowmelt 1,0; boomtown 2,1; long-haul 0,2') },
] as const;

function townOf(written: string): Town {
  const town = parseTown(written, TOWN_DECK);
  invariant(town.ok, `the notation is valid: ${written}`);
  return town.value;
}

type TownSide = 'left' | 'right';

/** The upper left corner of a town. */
const cornerOf = (side: TownSide) => ({
  x: CENTER.x + CELL_SIDE * (side === 'left' ? -TOWN_CELLS - GAP_CELLS / 2 : GAP_CELLS / 2),
  y: CENTER.y - (CELL_SIDE * TOWN_CELLS) / 2,
});

/** How many cards are drawn in one task: all at once would block a slow device. */
const AT_ONCE = 5;

export function GamePicture({ label }: { readonly label: string }) {
  const drawn = useDeferredParts(CIRCLE.length / AT_ONCE + 1, nextTask);
  return (
    <svg class="game-picture" viewBox={`0 0 ${STAGE.width} ${STAGE.height}`} role="img" aria-label={label}>
      {CIRCLE.slice(0, drawn * AT_ONCE).map((card, n) => (
        <CircleCard key={card.id} card={card} place={n} />
      ))}
      {drawn * AT_ONCE > CIRCLE.length &&
        TOWNS.map(({ side, town }) => (
          <PaintedTown key={side} town={town} deck={TOWN_DECK} corner={cornerOf(side)} cell={CELL_SIDE} />
        ))}
      {[...SKIPPED, TAKEN].map((place) => (
        <path key={place} class={css.way} d={arrowFrom(place)} />
      ))}
    </svg>
  );
}

function CircleCard({ card, place }: { readonly card: Card; readonly place: number }) {
  const { x, y } = PLACES[place] ?? CENTER;
  const role = place === TAKEN ? 'taken' : SKIPPED.includes(place) ? 'gift' : 'plain';
  return (
    <g
      class={css.card}
      data-role={role}
      transform={`translate(${x - SIDE / 2} ${y - SIDE / 2}) scale(${SIDE / CARD})`}
    >
      <CardFront card={card} />
      {role !== 'plain' && <rect class={css.mark} width={CARD} height={CARD} rx="12" />}
    </g>
  );
}

/** A short arrow from a card toward the town that it goes to. */
function arrowFrom(place: number): string {
  const { x, y } = PLACES[place] ?? CENTER;
  const corner = cornerOf(place === TAKEN ? 'left' : 'right');
  const angle = Math.atan2(
    corner.y + (CELL_SIDE * TOWN_CELLS) / 2 - y,
    corner.x + (CELL_SIDE * TOWN_CELLS) / 2 - x,
  );
  const at = (distance: number, turn = 0): string =>
    `${round(x + distance * Math.cos(angle + turn))} ${round(y + distance * Math.sin(angle + turn))}`;
  const [from, to] = [SIDE * 0.66, SIDE * 1.05];
  return `M${at(from)}L${at(to)}M${at(to - 9, -0.11)}L${at(to)}L${at(to - 9, 0.11)}`;
}

const round = (n: number): number => Math.round(n * 10) / 10;
