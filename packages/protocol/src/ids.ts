// The patterns of ids, apart from the schemas, so that clients can check them without TypeBox.

/** 128 random bits, base64url. */
export const GAME_ID = /^[A-Za-z0-9_-]{22}$/;

/** Chosen by clients; a UUID fits. */
export const CMD_ID = /^[A-Za-z0-9_-]{8,64}$/;
