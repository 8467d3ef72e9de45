// Colors, if the terminal has them; plain letters otherwise.

import type { Terrain, Territory } from '@wagons/rules';
import { makeTerritory } from '@wagons/rules/notation';

export type Colors = 0 | 16 | 256;

export type Paint = {
  /** The two letters of a territory; the color adds nothing to them. */
  readonly territory: (territory: Territory) => string;
  readonly strong: (text: string) => string;
  readonly faint: (text: string) => string;
};

/** SGR parameters for the background and letters of each terrain. */
type Look = Readonly<Record<Terrain, string>>;

const LOOKS: Readonly<Record<Exclude<Colors, 0>, Look>> = {
  16: {
    desert: '43;30',
    forest: '42;30',
    mountains: '100;97',
    plains: '102;30',
    snow: '107;30',
    water: '44;97',
  },
  256: {
    desert: '48;5;222;38;5;16',
    forest: '48;5;28;38;5;231',
    mountains: '48;5;95;38;5;231',
    plains: '48;5;149;38;5;16',
    snow: '48;5;255;38;5;16',
    water: '48;5;25;38;5;231',
  },
};

const STRONG = '1';
const FAINT = '2';
const END = '0';

const colorCode = (ink: string): string => `\u001B[${ink}m`;

/** Every escape code that this file produces. */
export const INKS: ReadonlySet<string> = new Set(
  [STRONG, FAINT, END, ...Object.values(LOOKS).flatMap((look) => Object.values(look))].map(colorCode),
);

const inked =
  (ink: string) =>
  (text: string): string =>
    colorCode(ink) + text + colorCode(END);

const plain = (text: string): string => text;

export function makePaint(colors: Colors): Paint {
  if (colors === 0) return { territory: makeTerritory, strong: plain, faint: plain };
  const look = LOOKS[colors];
  return {
    territory: (territory) => inked(look[territory.terrain])(makeTerritory(territory)),
    strong: inked(STRONG),
    faint: inked(FAINT),
  };
}
