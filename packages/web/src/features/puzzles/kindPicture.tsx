// A small drawing for each kind of puzzle: one card, three cards, a gift, two players over the last cards.

import type { PuzzleKind } from '@wagons/ai/puzzles';
import * as css from './overview.module.css';

type Box = readonly [x: number, y: number, turn?: number];

const CARDS: Readonly<Record<PuzzleKind, readonly Box[]>> = {
  placeOne: [[44, 14]],
  placeThree: [
    [22, 20, -10],
    [44, 14],
    [66, 20, 10],
  ],
  gift: [
    [20, 14],
    [36, 14],
    [76, 14],
  ],
  duel: [
    [16, 14],
    [72, 14],
  ],
};

/** The part that is not a card. */
const SIGNS: Readonly<Record<PuzzleKind, string>> = {
  placeOne: 'M60 54v10m-5-5 5 5 5-5',
  placeThree: 'M36 62h48m-6-5 6 5-6 5',
  gift: 'M36 60c14 8 34 8 48-2m-7-2 7 2-2 7',
  duel: 'M52 30h16m-4-5 5 5-5 5m-8-10-5 5 5 5',
};

export const KindPicture = ({ kind }: { readonly kind: PuzzleKind }) => (
  <svg class={css.picture} viewBox="0 0 120 72" aria-hidden="true">
    {CARDS[kind].map(([x, y, turn = 0]) => (
      <g key={x} transform={`rotate(${turn} ${x + 16} ${y + 16})`}>
        <rect x={x} y={y} width="32" height="32" rx="4" />
        <path d={`M${x + 16} ${y}v32M${x} ${y + 16}h32`} />
      </g>
    ))}
    <path d={SIGNS[kind]} />
  </svg>
);
