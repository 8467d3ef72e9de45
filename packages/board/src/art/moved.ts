// Moves and scales an SVG path: a transform per element would cost more in every frame.

type Offset = { readonly x: number; readonly y: number; readonly scale?: number };

/** Moves a path after it was scaled. */
export function moved(path: string, { x, y, scale = 1 }: Offset): string {
  let command = '';
  let count = 0;
  return path.replace(/[a-z]| ?-?\d*\.?\d+/gi, (part) => {
    if (part > '@') {
      command = part;
      count = 0;
      return part;
    }
    // An arc has two radii, then three numbers that don't change, then a point.
    const isArc = command === 'a' || command === 'A';
    const at = count++ % (isArc ? 7 : 2);
    if (at > 1 && at < 5) return part;
    const isPoint = command < 'a' && (!isArc || at > 1);
    const isDown = command === 'V' || (command !== 'H' && at % 5 === 1);
    const shift = isPoint ? (isDown ? y : x) : 0;
    return ` ${Math.round((Number(part) * scale + shift) * 100) / 100}`;
  });
}
