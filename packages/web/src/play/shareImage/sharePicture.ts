// A game as a picture to send: towns, points, names, and the link as a QR code. Painted on this device.

import type { Deck, Seat, Town } from '@wagons/rules';
import { fillPath, type Frame, PAPER, paintTown, paintTownFaceDown, scaleOf } from './paintTown.ts';

/** One player: a duel has two, a challenge has one. */
type ShareSide = {
  readonly seat: Seat;
  readonly name: string;
  readonly points: string;
  readonly town: Town;
};

export type SharePicture = {
  readonly title: string;
  /** A line under the title, such as who has won. */
  readonly verdict: string;
  readonly deck: Deck;
  readonly sides: readonly ShareSide[];
  /** Has the same color as at the table, from either seat. */
  readonly reader: Seat | undefined;
  /** Whether the cards are shown face down, so that nothing is given away. */
  readonly isFaceDown?: boolean;
  /** Small print, such as the names of the scoring cards. */
  readonly note: string;
  readonly link: string;
};

export const PICTURE_SIZE = { width: 1200, height: 900 } as const;

const MARGIN = 44;
const QR_SIDE = 132;
const TOWNS: Frame = { x: MARGIN + 16, y: 246, width: PICTURE_SIZE.width - 2 * MARGIN - 32, height: 450 };
const GAP = 24;
const DISPLAY = "'Rye', Rockwell, Georgia, serif";
const TEXT = "'Alegreya Sans', 'Gill Sans', sans-serif";

type Canvas2d = CanvasRenderingContext2D;

/** The fonts must be loaded before they are painted with. */
export async function loadPictureFonts(): Promise<void> {
  await Promise.all(
    [`400 40px ${DISPLAY}`, `700 40px ${TEXT}`, `500 24px ${TEXT}`].map(async (font) =>
      document.fonts.load(font).catch(() => undefined),
    ),
  );
}

export function paintPicture(
  context: Canvas2d,
  picture: SharePicture,
  code: ReadonlyArray<readonly boolean[]>,
): void {
  paintSheet(context);
  const middle = PICTURE_SIZE.width / 2;
  context.textAlign = 'center';
  write(context, picture.title, { x: middle, y: 92, font: `400 34px ${DISPLAY}`, color: PAPER.soft });
  write(context, picture.verdict, { x: middle, y: 156, font: `400 56px ${DISPLAY}`, color: PAPER.ink });
  for (const [n, side] of picture.sides.entries()) paintSide(context, picture, side, n);
  paintFoot(context, picture, code);
}

function paintSheet(context: Canvas2d): void {
  const { width, height } = PICTURE_SIZE;
  context.fillStyle = PAPER.ground;
  context.fillRect(0, 0, width, height);
  context.strokeStyle = PAPER.faint;
  for (const [inset, line] of [
    [20, 5],
    [30, 1.5],
  ] as const) {
    context.lineWidth = line;
    context.strokeRect(inset, inset, width - 2 * inset, height - 2 * inset);
  }
}

const INSET = 20;

const insideOf = ({ x, y, width, height }: Frame): Frame => ({
  x: x + INSET,
  y: y + INSET,
  width: width - 2 * INSET,
  height: height - 2 * INSET,
});

/** The frame of one town among several. */
function frameOf(n: number, sides: number): Frame {
  const width = (TOWNS.width - GAP * (sides - 1)) / sides;
  return { ...TOWNS, x: TOWNS.x + n * (width + GAP), width };
}

function paintSide(context: Canvas2d, picture: SharePicture, side: ShareSide, n: number): void {
  const frame = frameOf(n, picture.sides.length);
  const color = side.seat === (picture.reader ?? 'second') ? PAPER.own : PAPER.other;
  context.textAlign = 'left';
  const points = { x: frame.x + frame.width, y: 226, font: `700 50px ${TEXT}`, color };
  context.font = points.font;
  const room = frame.width - context.measureText(side.points).width - 20;
  write(context, side.name, { x: frame.x, y: 226, font: `700 34px ${TEXT}`, color, room });
  context.textAlign = 'right';
  write(context, side.points, points);
  const panel = new Path2D();
  panel.roundRect(frame.x, frame.y, frame.width, frame.height, 14);
  context.fillStyle = PAPER.raised;
  fillPath(context, panel);
  context.strokeStyle = color;
  context.lineWidth = 3;
  context.stroke(panel);
  const inner = insideOf(frame);
  const towns = picture.sides.map(({ town }) => town);
  const plot = { ...inner, scale: scaleOf(towns, inner) };
  if (picture.isFaceDown === true) paintTownFaceDown(context, side.town, plot);
  else paintTown(context, picture.deck, side.town, plot);
}

function paintFoot(
  context: Canvas2d,
  { note, link }: SharePicture,
  code: ReadonlyArray<readonly boolean[]>,
): void {
  const { width, height } = PICTURE_SIZE;
  const room = width - 2 * MARGIN - QR_SIDE - 60;
  context.textAlign = 'left';
  const foot = height - MARGIN - 16;
  write(context, note, { x: MARGIN + 16, y: foot - 60, font: `500 28px ${TEXT}`, color: PAPER.ink, room });
  const shown = link.replace(/^https?:\/\//, '');
  write(context, shown, { x: MARGIN + 16, y: foot - 18, font: `500 22px ${TEXT}`, color: PAPER.soft, room });
  const side = QR_SIDE / code.length;
  const [left, top] = [width - MARGIN - 16 - QR_SIDE, foot - QR_SIDE];
  context.fillStyle = '#fff';
  context.fillRect(left, top, QR_SIDE, QR_SIDE);
  context.fillStyle = '#000';
  for (const [y, row] of code.entries())
    for (const [x, isDark] of row.entries())
      // A little overlap, or hairlines show between the squares.
      if (isDark) context.fillRect(left + x * side, top + y * side, side + 0.4, side + 0.4);
}

type Writing = {
  readonly x: number;
  readonly y: number;
  readonly font: string;
  readonly color: string;
  /** Longer texts are squeezed. */
  readonly room?: number;
};

function write(context: Canvas2d, text: string, { x, y, font, color, room }: Writing): void {
  context.font = font;
  context.fillStyle = color;
  context.fillText(text, x, y, room ?? PICTURE_SIZE.width - 2 * MARGIN);
}
