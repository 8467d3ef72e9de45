// SVG paths around a center: ring sectors and stars.

const round = (n: number): number => Math.round(n * 10) / 10;

/** The point at a distance from the center; degrees run clockwise from the top. */
function polar(radius: number, degrees: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${round(radius * Math.cos(angle))} ${round(radius * Math.sin(angle))}`;
}

/** A ring sector between two radii and two angles. */
export const sector = (inner: number, outer: number, from: number, to: number): string =>
  `M${polar(outer, from)}A${outer} ${outer} 0 0 1 ${polar(outer, to)}` +
  `L${polar(inner, to)}A${inner} ${inner} 0 0 0 ${polar(inner, from)}z`;

export type StarShape = {
  /** Radius of the points, and of the waist between them. */
  readonly long: number;
  readonly waist: number;
  /** Angle of the first point. */
  readonly first: number;
  readonly points: number;
};

/** The dark or the light halves of the points of a star. */
export function starHalves(half: 'dark' | 'light', { long, waist, first, points }: StarShape): string {
  const turn = (half === 'dark' ? 180 : -180) / points;
  return Array.from({ length: points }, (_, n) => first + (n * 360) / points)
    .map((angle) => `M0 0L${polar(long, angle)}L${polar(waist, angle + turn)}z`)
    .join('');
}
