// What the board offers: drawings of cards, towns and the circle. Which moves are legal arrives as data.

export { ArtDefs } from './art/artDefs.tsx';
export { CardFront, CardPicture, type Letters } from './art/cardFront.tsx';
export { CARD, CELL } from './art/measures.ts';
export { IconGlyph, TerrainSwatch } from './art/smallPictures.tsx';
export { TerritoryCell } from './art/territoryCell.tsx';
