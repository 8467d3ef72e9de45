// The public API: `TableBoard` for any page, and the Preact components it is made of. Legal moves arrive as data.

export { ArtDefs } from './art/artDefs.tsx';
export { CardFront, CardPicture } from './art/cardFront.tsx';
export { ICON_BODIES, ICON_GRID, ICON_SHAPES } from './art/iconShapes.ts';
export { HATCHINGS } from './art/terrainPatterns.tsx';
export { Backdrop } from './art/ornaments/backdrop.tsx';
export { Emblem } from './art/ornaments/emblem.tsx';
export { Flourish } from './art/ornaments/flourish.tsx';
export { Pictogram } from './art/pictogram/pictogram.tsx';
export { IconGlyph, TerrainSwatch } from './art/smallPictures.tsx';
export { type Letters, Territories } from './art/territories.tsx';
export { type CircleProps } from './circle/circleCard.tsx';
export { Queue } from './circle/queue.tsx';
export { Ring, type RingProps } from './circle/ring.tsx';
export { type RingLayout, ringLayout } from './circle/ringLayout.ts';
export { type Aim } from './geometry/cells.ts';
export { CARD, CELL } from './geometry/measures.ts';
export { HandCard, type HandCardProps, HandPicture } from './hand/handCard.tsx';
export { flyFrom, isStill } from './motion/animate.ts';
export { createDrag, type Drag } from './motion/drag.ts';
export { flyToHand } from './motion/flyToHand.ts';
export { focusCircle, focusTown } from './motion/focus.ts';
export { ScoringCard, ScoringFrame } from './scoring/scoringCard.tsx';
export { Seal } from './scoring/seal.tsx';
export {
  type BoardConfig,
  type BoardEvents,
  type BoardLabels,
  type ScoringText,
} from './tableBoard/config.ts';
export { type BoardApi, TableBoard } from './tableBoard/tableBoard.tsx';
export { type TownGhost } from './town/ghost.tsx';
export { type ViewHandle } from './town/lens.ts';
export { type LitCell, type Tone } from './town/lit.tsx';
export { type Spot } from './town/spots.tsx';
export { TownBoard } from './town/townBoard.tsx';
export { type Covers, type TownBoardProps } from './town/townProps.ts';
