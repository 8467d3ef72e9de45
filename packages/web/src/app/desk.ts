// What every screen has at hand: the shelf of this browser, the settings, the games kept on it.

import { invariant, parseDeck } from '@wagons/rules';
import baseFile from '../../../../decks/base.json?raw';
import { watchDamages } from '../store/damaged.ts';
import { openGames } from '../store/games.ts';
import { localShelf } from '../store/localShelf.ts';
import { keepSettings } from '../store/settings.ts';

const base = parseDeck(baseFile);
invariant(base.ok, 'the base deck can be read');

export const baseDeck = base.value;
export const shelf = localShelf();
export const damages = watchDamages(shelf);
export const settings = keepSettings(shelf, damages);
export const games = openGames(shelf, damages, baseDeck);
