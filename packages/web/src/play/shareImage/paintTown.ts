// Paints a town on a canvas, with the shapes and patterns that the board is drawn with.

import { CARD, CELL, HATCHINGS, ICON_BODIES, ICON_GRID, ICON_SHAPES } from '@wagons/board';
import { type Deck, type Placement, type Terrain, TERRAINS, type Town } from '@wagons/rules';
import { cardOf } from '@wagons/rules/deck';
import { facing } from '@wagons/rules/town';

/** By day, as on paper: a picture is sent to others, whatever the theme of this device. */
export const PAPER = {
  ground: '#f3e8d0',
  raised: '#fbf4e4',
  ink: '#33261a',
  soft: '#64503a',
  faint: '#b8a27e',
  brass: '#8a5a12',
  own: '#1f4f7d',
  other: '#8c2f1b',
} as const;

const COLORS: Readonly<Record<Terrain, string>> = {
  snow: '#def3fb',
  plains: '#fecb51',
  desert: '#e88b6c',
  water: '#3790d0',
  mountains: '#6f6d79',
  forest: '#205c1c',
};
const STOCK = '#fffaf0';
const RIM = '#8c7755';
const INK = '#22170d';
const HALO = '#fff6e2';

/** The size of an icon in a territory, and the width of its halo. */
const ICON = 60;
const HALO_WIDTH = 7;
const EDGE = 2.5;
const CORNER = 12;
/** The margin of the back of a card. */
const BACK = 18;

export type Frame = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

type Canvas2d = CanvasRenderingContext2D;

export const fillPath = (context: Canvas2d, path: Path2D): void => context.fill(path);

/** Where a town is painted, and how large a unit of the board is there. */
export type Plot = Frame & { readonly scale: number };

/** Paints a town in the middle of its plot. */
export function paintTown(context: Canvas2d, deck: Deck, town: Town, plot: Plot): void {
  const fills = patterns(context);
  paintCards(context, town, plot, (placement) => paintCard(context, deck, placement, fills));
}

/** The same with every card face down: the shape of the town, and nothing about its cards. */
export function paintTownFaceDown(context: Canvas2d, town: Town, plot: Plot): void {
  paintCards(context, town, plot, () => paintBack(context));
}

function paintBack(context: Canvas2d): void {
  const stock = new Path2D();
  stock.roundRect(0, 0, CARD, CARD, CORNER);
  context.fillStyle = STOCK;
  fillPath(context, stock);
  context.lineWidth = 3;
  context.strokeStyle = RIM;
  context.stroke(stock);
  const inside = new Path2D();
  inside.roundRect(BACK, BACK, CARD - 2 * BACK, CARD - 2 * BACK, CORNER / 2);
  context.fillStyle = PAPER.faint;
  fillPath(context, inside);
}

/** The cells that a town with cards takes up. */
function extentOf(town: Town) {
  const xs = town.map(({ cell }) => cell.x);
  const ys = town.map(({ cell }) => cell.y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, across: Math.max(...xs) + 2 - left, down: Math.max(...ys) + 2 - top };
}

/** The largest scale at which all towns fit into frames of one size: towns side by side are compared. */
export function scaleOf(towns: readonly Town[], { width, height }: Frame): number {
  const fits = towns
    .filter((town) => town.length > 0)
    .map(extentOf)
    .flatMap(({ across, down }) => [width / (across * CELL), height / (down * CELL)]);
  return Math.min(...fits, LARGEST);
}

function paintCards(
  context: Canvas2d,
  town: Town,
  { x, y, width, height, scale }: Plot,
  paint: (placement: Placement) => void,
): void {
  if (town.length === 0) return;
  const { left, top, across, down } = extentOf(town);
  context.save();
  context.translate(x + (width - across * CELL * scale) / 2, y + (height - down * CELL * scale) / 2);
  context.scale(scale, scale);
  for (const placement of town) {
    context.save();
    context.translate((placement.cell.x - left) * CELL, (placement.cell.y - top) * CELL);
    paint(placement);
    context.restore();
  }
  context.restore();
}

/** A small town isn't blown up beyond this. */
const LARGEST = 0.75;

type Fills = ReadonlyMap<Terrain, CanvasPattern | string>;

function paintCard(context: Canvas2d, deck: Deck, { card, rotation }: Placement, fills: Fills): void {
  const stock = new Path2D();
  stock.roundRect(0, 0, CARD, CARD, CORNER);
  context.save();
  context.shadowColor = 'rgb(70 45 15 / 45%)';
  context.shadowBlur = 6;
  context.shadowOffsetY = 3;
  context.fillStyle = STOCK;
  fillPath(context, stock);
  context.restore();
  context.lineWidth = 1.2;
  context.strokeStyle = RIM;
  context.stroke(stock);
  const inside = new Path2D();
  inside.roundRect(EDGE, EDGE, CARD - 2 * EDGE, CARD - 2 * EDGE, CORNER - EDGE);
  context.save();
  context.clip(inside);
  const territories = facing(cardOf(deck, card), rotation);
  for (const [place, { terrain, icon }] of territories.entries()) {
    const [x, y] = [(place % 2) * CELL, Math.floor(place / 2) * CELL];
    context.fillStyle = fills.get(terrain) ?? COLORS[terrain];
    context.fillRect(x, y, CELL, CELL);
    context.save();
    context.translate(x + (CELL - ICON) / 2, y + (CELL - ICON) / 2);
    context.scale(ICON / ICON_GRID, ICON / ICON_GRID);
    paintIcon(context, icon);
    context.restore();
  }
  context.strokeStyle = 'rgb(31 21 12 / 55%)';
  context.lineWidth = 2;
  context.stroke(new Path2D(`M${CELL} 0V${CARD}M0 ${CELL}H${CARD}`));
  context.restore();
}

function paintIcon(context: Canvas2d, icon: keyof typeof ICON_SHAPES): void {
  const body = new Path2D(ICON_BODIES[icon]);
  context.fillStyle = HALO;
  context.strokeStyle = HALO;
  context.lineWidth = HALO_WIDTH;
  context.lineJoin = 'round';
  fillPath(context, body);
  context.stroke(body);
  context.fillStyle = INK;
  fillPath(context, new Path2D(ICON_SHAPES[icon]));
}

/** One tile per terrain, which repeats with the cells. */
function patterns(context: Canvas2d): Fills {
  return new Map(
    TERRAINS.map((terrain) => {
      const tile = document.createElement('canvas');
      tile.width = CELL;
      tile.height = CELL;
      const small = tile.getContext('2d');
      if (small) paintTile(small, terrain);
      return [terrain, context.createPattern(tile, 'repeat') ?? COLORS[terrain]];
    }),
  );
}

function paintTile(context: Canvas2d, terrain: Terrain): void {
  const { lines, shade, light, width = 2.4 } = HATCHINGS[terrain];
  context.fillStyle = COLORS[terrain];
  context.fillRect(0, 0, CELL, CELL);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.fillStyle = HALO;
  context.globalAlpha = 0.14;
  if (light) fillPath(context, new Path2D(light));
  context.globalAlpha = 0.26;
  context.fillStyle = INK;
  context.strokeStyle = INK;
  context.lineWidth = width;
  if (shade) fillPath(context, new Path2D(shade));
  if (lines) context.stroke(new Path2D(lines));
  context.globalAlpha = 1;
}
