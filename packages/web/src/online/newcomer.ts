// Whether the player at this device is new to the game: no game finished, no online identity.

import { hasFinishedGame } from '../play/local/experience.ts';
import { hadIdentity } from './identityFlag.ts';

export const isNewcomer = (): boolean => !hasFinishedGame() && !hadIdentity();
