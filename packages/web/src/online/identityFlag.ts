// Remembers that this browser has had an online identity: scripts cannot see the session cookie itself.

import { store } from '../kit/storage/storage.ts';

export const IDENTITY_KEY = 'online/somebody';

export const hadIdentity = (): boolean => store.read(IDENTITY_KEY) !== undefined;

/** Set at the end of an online game. */
export const FINISHED_KEY = 'online/finished';

export const hasFinishedOnline = (): boolean => store.read(FINISHED_KEY) !== undefined;

/** The id under which the server knows this browser, while alerts come here. */
export const ALERTS_KEY = 'online/alerts';

export const pushDevice = (): string | undefined => store.read(ALERTS_KEY);
