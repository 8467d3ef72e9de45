// Looks at the terrains and icons as they are rendered: everybody must be able to tell them apart.

import { ArtDefs, IconGlyph, Territories } from '@wagons/board';
import '@wagons/board/board.css';
import { ICONS, TERRAINS } from '@wagons/rules';
import { type ComponentChildren, render } from 'preact';
import { beforeAll, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { type Pixels, pixelsOf } from '../../../test/pixels.ts';
import { distance, linear, oklab, seenAs, type Sight, SIGHTS } from '../../../test/sight.ts';
import './tokens.css';

const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

/** The side of a territory in these pictures. */
const SIDE = 100;

// Small enough that the page is shown without being scaled down.
beforeAll(async () => page.viewport(640, 300));

async function picture(theme: Theme, drawing: ComponentChildren): Promise<Pixels> {
  document.documentElement.dataset['theme'] = theme;
  const root = document.createElement('div');
  Object.assign(root.style, { display: 'inline-flex', background: 'var(--paper)', color: 'var(--ink)' });
  document.body.append(root);
  render(drawing, root);
  const seen = await pixelsOf(root);
  render(undefined, root);
  root.remove();
  return seen;
}

/** The n-th square of a row, as colors in OKLab. */
function square({ width, height, data }: Pixels, n: number, sight: Sight): ReadonlyArray<readonly number[]> {
  return Array.from({ length: height * height }, (_, place) => {
    const start = 4 * (Math.floor(place / height) * width + n * height + (place % height));
    const [r = 0, g = 0, b = 0] = data.subarray(start, start + 3);
    return oklab(seenAs(sight, [linear(r), linear(g), linear(b)]));
  });
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

const pairs = <T,>(all: readonly T[]): ReadonlyArray<readonly [T, T]> =>
  all.flatMap((one, n) => all.slice(n + 1).map((other) => [one, other] as const));

// ---- Terrains ----

/** Whether a point of a territory lies around its icon, where the terrain is seen. */
const isGround = (place: number): boolean =>
  [place % SIDE, Math.floor(place / SIDE)].some((at) => Math.abs(at - SIDE / 2) > 0.36 * SIDE);

/** What is seen of each terrain around its icon. */
async function grounds(theme: Theme, sight: Sight) {
  const seen = await picture(
    theme,
    <>
      <ArtDefs />
      <svg width={6 * SIDE} height={SIDE} viewBox="0 0 600 100">
        <Territories
          territories={TERRAINS.map((terrain, n) => ({
            terrain,
            icon: 'mine',
            x: n * 100,
            y: 0,
            outline: `M${n * 100} 0h100v100h-100z`,
          }))}
        />
      </svg>
    </>,
  );
  expect([seen.width, seen.height]).toEqual([6 * SIDE, SIDE]);
  return TERRAINS.map((terrain, n) => ({
    terrain,
    colors: square(seen, n, sight).filter((_, place) => isGround(place)),
  }));
}

/**
 * How far apart two terrains must be. A distance of 0.02 in OKLab is just noticeable side by side (the step that CSS
 * Color 4 maps gamuts with); three such steps are distinguishable across a table, without the hatching.
 */
const APART = 0.06;

/** How strongly a hatching must vary in lightness to be seen at all: as much as the step that is just noticeable. */
const HATCHED = 0.02;

describe.each(THEMES)('the terrains in the %s theme', (theme) => {
  it.each(SIGHTS)('differ in color, seen with %s sight', async (sight) => {
    const averages = (await grounds(theme, sight)).map(({ terrain, colors }) => ({
      terrain,
      color: [0, 1, 2].map((part) => mean(colors.map((color) => color[part] ?? 0))),
    }));
    const near = pairs(averages)
      .map(([one, other]) => ({
        pair: `${one.terrain} and ${other.terrain}`,
        apart: distance(one.color, other.color),
      }))
      .filter(({ apart }) => apart < APART);
    expect(near).toEqual([]);
  });

  it('differ in their hatching, whatever the color', async () => {
    const hatchings = (await grounds(theme, 'greyscale')).map(({ terrain, colors }) => {
      const lightness = colors.map(([light = 0]) => light);
      const middle = mean(lightness);
      const swing = lightness.map((light) => light - middle);
      return { terrain, swing, strength: Math.sqrt(mean(swing.map((one) => one * one))) };
    });
    for (const { terrain, strength } of hatchings) expect(strength, terrain).toBeGreaterThan(HATCHED);
    for (const [one, other] of pairs(hatchings)) {
      const together = mean(one.swing.map((swing, n) => swing * (other.swing[n] ?? 0)));
      const likeness = together / (one.strength * other.strength);
      // 1 would be the same drawing; motifs on the same places make some likeness of their own.
      expect(Math.abs(likeness), `${one.terrain} and ${other.terrain}`).toBeLessThan(0.6);
    }
  });
});

// ---- Icons ----

const ICON = 20;
const NUDGES = [-2, -1, 0, 1, 2].flatMap((x) => [-2, -1, 0, 1, 2].map((y) => [x, y] as const));

/** Each icon at 20 px, blurred by 1 px: how dark each point is, from 0 (paper) to 1. */
async function silhouettes() {
  const box = { width: `${ICON}px`, height: `${ICON}px`, overflow: 'hidden', flex: 'none' };
  const blurred = { ...box, display: 'block', filter: 'blur(1px)', overflow: 'visible' };
  const seen = await picture(
    'light',
    ICONS.map((icon) => (
      <span key={icon} style={box}>
        <span style={{ ...blurred, fontSize: `${ICON / 1.25}px`, lineHeight: `${ICON}px` }}>
          <IconGlyph icon={icon} />
        </span>
      </span>
    )),
  );
  expect([seen.width, seen.height]).toEqual([ICONS.length * ICON, ICON]);
  return ICONS.map((icon, n) => {
    const lightness = square(seen, n, 'greyscale').map(([light = 0]) => light);
    const [paper, ink] = [Math.max(...lightness), Math.min(...lightness)];
    return { icon, dark: lightness.map((light) => (paper - light) / (paper - ink)) };
  });
}

/** The picture moved by some points; what comes in from outside is paper. */
const nudged = (dark: readonly number[], [dx, dy]: readonly [number, number]): readonly number[] =>
  dark.map((_, place) => {
    const [x, y] = [(place % ICON) + dx, Math.floor(place / ICON) + dy];
    return x < 0 || y < 0 || x >= ICON || y >= ICON ? 0 : (dark[y * ICON + x] ?? 0);
  });

const difference = (one: readonly number[], other: readonly number[]): number =>
  Math.sqrt(mean(one.map((dark, n) => (dark - (other[n] ?? 0)) ** 2)));

describe('the icons at 20 px, blurred by 1 px', () => {
  it('differ from each other more than an icon differs from itself a point away', async () => {
    const all = await silhouettes();
    const trembling = Math.max(...all.map(({ dark }) => difference(dark, nudged(dark, [1, 0]))));
    for (const [one, other] of pairs(all)) {
      const least = Math.min(...NUDGES.map((nudge) => difference(nudged(one.dark, nudge), other.dark)));
      expect(least, `${one.icon} and ${other.icon}`).toBeGreaterThan(1.25 * trembling);
    }
  });
});
