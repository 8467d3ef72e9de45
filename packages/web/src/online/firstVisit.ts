// Whether this device is new to the game: nothing played, no online identity, tutorial never opened.

import { hasSeenLessons } from '../kit/storage/lessonMark.ts';
import { store } from '../kit/storage/storage.ts';
import { games } from '../play/local/library.ts';
import { hadIdentity } from './identityFlag.ts';

export const isFirstVisit = (): boolean =>
  games.list.value.length === 0 && !hadIdentity() && !hasSeenLessons(store);
