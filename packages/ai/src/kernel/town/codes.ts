// Territory codes: every combination of terrain and icon as one small number, with lookup tables by code.

import { type Icon, ICONS, type Terrain, TERRAINS, type Territory } from '@wagons/rules';

export const EMPTY_CELL = 0;

/** Number of codes, including the one of the empty cell. */
export const CODE_COUNT = 1 + TERRAINS.length * ICONS.length;

/** All codes except that of the empty cell. */
export const TERRITORY_CODES: readonly number[] = Array.from({ length: CODE_COUNT - 1 }, (_, i) => i + 1);

/** The code of a territory: 1 + 6 · terrain + icon. */
export const codeOf = ({ terrain, icon }: Territory): number =>
  1 + ICONS.length * TERRAINS.indexOf(terrain) + ICONS.indexOf(icon);

/** By code: index of the terrain, −1 for the empty cell. */
export const terrainOf = Int8Array.from({ length: CODE_COUNT }, (_, code) =>
  code === EMPTY_CELL ? -1 : Math.floor((code - 1) / ICONS.length),
);

/** By code: index of the icon, −1 for the empty cell. */
export const iconOf = Int8Array.from({ length: CODE_COUNT }, (_, code) =>
  code === EMPTY_CELL ? -1 : (code - 1) % ICONS.length,
);

export const terrainName = (code: number): Terrain | undefined => TERRAINS[terrainOf[code] ?? -1];
export const iconName = (code: number): Icon | undefined => ICONS[iconOf[code] ?? -1];

/** By code: 1 if the territory passes the test. The empty cell never does. */
export const codeTable = (test: (code: number) => boolean): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length: CODE_COUNT }, (_, code) => (code !== EMPTY_CELL && test(code) ? 1 : 0));
