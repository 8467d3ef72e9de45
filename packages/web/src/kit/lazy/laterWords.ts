// The words of menus, settings, and the end of a game.

import type { LaterWords } from '@wagons/words/web';
import { appBundle } from './bundles.ts';
import type { PageWords } from './pageWords.tsx';

export const laterWords: PageWords<LaterWords> = appBundle.part(({ later }) => later);
