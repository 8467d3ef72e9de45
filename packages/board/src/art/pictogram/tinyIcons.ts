// Icons for tiny sizes: silhouettes with few, large openings, because fine ones would blur.

import type { Icon } from '@wagons/rules';
import { hole, ICON_BODIES } from '../iconShapes.ts';

export const TINY_ICONS: Readonly<Record<Icon, string>> = {
  ...ICON_BODIES,
  fort: `${ICON_BODIES.fort}M17.5 31v7h8v-7zm21 0v7h8v-7zm-12 31.5h11v-13h-11z`,
  gun: `${ICON_BODIES.gun}M34.5 33h-14c0 3-.2 6-.7 9h7.2c5 0 7.5-3.5 7.5-9z`,
  wagon: `${ICON_BODIES.wagon}M19.5 8v23h3.5v-23zm21.5 0v23h3.5v-23z${hole(17, 53, 4.5)}${hole(45, 51.2, 5.5)}`,
};
