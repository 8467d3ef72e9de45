// Color vision: the OKLab space, grayscale, and three kinds of color blindness.

/** Red, green and blue, linear, 0 to 1. */
type Rgb = readonly [number, number, number];
type Matrix = readonly [Rgb, Rgb, Rgb];

const times = (matrix: Matrix, [r, g, b]: Rgb): Rgb => {
  const row = ([x, y, z]: Rgb): number => x * r + y * g + z * b;
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
};

/**
 * Complete color blindness of each kind, on linear RGB: Machado, Oliveira and Fernandes, "A Physiologically-based
 * Model for Simulation of Color Vision Deficiency" (2009), severity 1.0.
 */
const BLINDNESS: Readonly<Record<'protanopia' | 'deuteranopia' | 'tritanopia', Matrix>> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** The share of each channel in luminance, three times: what a grayscale print keeps. */
const LUMINANCE: Rgb = [0.2126, 0.7152, 0.0722];

export const SIGHTS = ['normal', 'protanopia', 'deuteranopia', 'tritanopia', 'greyscale'] as const;
export type Sight = (typeof SIGHTS)[number];

/** A color as it is perceived. */
export function seenAs(sight: Sight, color: Rgb): Rgb {
  if (sight === 'normal') return color;
  const seen = times(sight === 'greyscale' ? [LUMINANCE, LUMINANCE, LUMINANCE] : BLINDNESS[sight], color);
  return seen.map((part) => Math.min(1, Math.max(0, part))) as unknown as Rgb;
}

/** A byte of an sRGB picture, linear. */
export const linear = (byte: number): number => {
  const part = byte / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

/** Björn Ottosson's OKLab: lightness, green to red, blue to yellow. Equal distances look equally different. */
export function oklab(color: Rgb): Rgb {
  const [l, m, s] = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    color,
  ).map(Math.cbrt) as unknown as Rgb;
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    [l, m, s],
  );
}

export const distance = (one: readonly number[], other: readonly number[]): number =>
  Math.hypot(...one.map((part, n) => part - (other[n] ?? 0)));
