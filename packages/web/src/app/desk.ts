// What every screen has at hand: the shelf of this browser, the settings, the games kept on it.

import { BASE_DECKS, invariant } from '@wagons/rules';
import { watchDamages } from '../store/damaged.ts';
import { openGames } from '../store/games.ts';
import { openShelf } from '../store/localShelf.ts';
import { keepSettings } from '../store/settings.ts';

const [base] = BASE_DECKS;
invariant(base, 'there is a base deck');

export const baseDeck = base;
export const shelf = openShelf();
export const damages = watchDamages(shelf);
export const settings = keepSettings(shelf, damages);
export const games = openGames(shelf, damages, baseDeck);
