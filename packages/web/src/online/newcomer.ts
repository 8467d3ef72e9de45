// Whether the player at this device is new to the game: they have finished no game, here or online.

import { hasFinishedGame } from '../play/local/experience.ts';
import { hasFinishedOnline } from './identityFlag.ts';

export const isNewcomer = (): boolean => !hasFinishedGame() && !hasFinishedOnline();
