// The patterns of ids, apart from the schemas, so that clients can check them without TypeBox.

/**
 * A version, the time, and 128 random bits, base64url; older ids are 22 characters, all random. Clients accepted longer
 * ids before servers made any, and accept some that are longer still.
 */
export const GAME_ID = /^[A-Za-z0-9_-]{22,43}$/;

/** Chosen by clients; a UUID fits. */
export const CMD_ID = /^[A-Za-z0-9_-]{8,64}$/;
