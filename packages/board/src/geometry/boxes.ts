// Points and boxes, in drawing units or in screen pixels; each caller says which.

export type Point = { readonly x: number; readonly y: number };
export type Size = { readonly width: number; readonly height: number };
export type Box = Size & { readonly left: number; readonly top: number };

// Math.hypot is several times as slow.
export const distance = (one: Point, other: Point): number =>
  Math.sqrt((one.x - other.x) ** 2 + (one.y - other.y) ** 2);

export const contains = (box: Box, { x, y }: Point): boolean =>
  x >= box.left && x <= box.left + box.width && y >= box.top && y <= box.top + box.height;

export const boxAround = ({ x, y }: Point, { width, height }: Size): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  width,
  height,
});

/** A box with a margin around it. */
export const grown = ({ left, top, width, height }: Box, margin: number): Box => ({
  left: left - margin,
  top: top - margin,
  width: width + 2 * margin,
  height: height + 2 * margin,
});

/** The bounding box of some boxes; undefined for an empty list. */
export function around(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

/** The area that two boxes share. */
export function shared(one: Box, other: Box): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, wide) * Math.max(0, high);
}
