// Points on a circle, for everything that is drawn around a centre.

const round = (n: number): number => Math.round(n * 10) / 10;

/** The point at a distance from the centre; degrees run clockwise from the top. */
function polar(radius: number, degrees: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${round(radius * Math.cos(angle))} ${round(radius * Math.sin(angle))}`;
}

/** A piece of a ring between two distances and two angles. */
export const sector = (inner: number, outer: number, from: number, to: number): string =>
  `M${polar(outer, from)}A${outer} ${outer} 0 0 1 ${polar(outer, to)}` +
  `L${polar(inner, to)}A${inner} ${inner} 0 0 0 ${polar(inner, from)}z`;

/** A star of points that are dark on one side: the dark halves, or the light ones. */
export const starHalves = (
  side: 1 | -1,
  long: number,
  waist: number,
  first: number,
  points: number,
): string =>
  Array.from({ length: points }, (_, n) => first + (n * 360) / points)
    .map((angle) => `M0 0L${polar(long, angle)}L${polar(waist, angle + (side * 180) / points)}z`)
    .join('');
