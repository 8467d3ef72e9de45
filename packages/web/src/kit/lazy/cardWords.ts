// The conditions of the built-in scoring cards.

import type { CardWords } from '@wagons/words';
import { appBundle } from './bundles.ts';
import type { PageWords } from './pageWords.tsx';

export const cardWords: PageWords<CardWords> = appBundle.part(({ all }) => all.cards);
