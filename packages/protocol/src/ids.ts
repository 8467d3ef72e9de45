// The patterns of ids, apart from the schemas, so that clients can check them without TypeBox.

/**
 * 128 random bits, base64url: 22 characters today. Longer ones are accepted, so that later servers can make ids that begin
 * with a version and the time, by which a large database can be divided.
 */
export const GAME_ID = /^[A-Za-z0-9_-]{22,43}$/;

/** Chosen by clients; a UUID fits. */
export const CMD_ID = /^[A-Za-z0-9_-]{8,64}$/;
