// What the board offers: drawings of cards, towns and the circle. Which moves are legal arrives as data.

export { ArtDefs } from './art/artDefs.tsx';
export { CardFront, CardPicture } from './art/cardFront.tsx';
export { CARD, CELL } from './art/measures.ts';
export { Backdrop } from './art/ornaments/backdrop.tsx';
export { Emblem } from './art/ornaments/emblem.tsx';
export { Flourish } from './art/ornaments/flourish.tsx';
export { Pictogram } from './art/pictogram/pictogram.tsx';
export { ScoringCard } from './art/scoringCard.tsx';
export { Seal } from './art/seal.tsx';
export { IconGlyph, TerrainSwatch } from './art/smallPictures.tsx';
export { type Letters, Territories } from './art/territories.tsx';
export { type CircleProps } from './circle/circleCard.tsx';
export { Queue } from './circle/queue.tsx';
export { Ring, type RingProps } from './circle/ring.tsx';
export { createDrag, type Drag } from './drag.ts';
export { type Aim } from './geometry.ts';
export { HandCard, type HandCardProps } from './hand/handCard.tsx';
export { flyFrom, isStill } from './motion.ts';
export { type Ghost } from './town/ghost.tsx';
export { type ViewHandle } from './town/lens.ts';
export { type LitCell, type Tone } from './town/lit.tsx';
export { type Spot } from './town/spots.tsx';
export { type Covers, TownBoard, type TownBoardProps } from './town/townBoard.tsx';
