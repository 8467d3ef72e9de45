// What the board offers: drawings of cards, towns and the circle. Which moves are legal arrives as data.

export { AreaBridges, type VisibleTerrain } from './art/areaBridges.tsx';
export { ArtDefs } from './art/artDefs.tsx';
export { CardFront, CardPicture, type Letters } from './art/cardFront.tsx';
export { CARD, CELL } from './art/measures.ts';
export { CompassRose } from './art/ornaments/compassRose.tsx';
export { Backdrop, ContourLines } from './art/ornaments/contourLines.tsx';
export { Emblem } from './art/ornaments/emblem.tsx';
export { Flourish } from './art/ornaments/flourish.tsx';
export { Pictogram } from './art/pictogram/pictogram.tsx';
export { ScoringCard } from './art/scoringCard.tsx';
export { IconGlyph, TerrainSwatch } from './art/smallPictures.tsx';
export { TerritoryCell } from './art/territoryCell.tsx';
