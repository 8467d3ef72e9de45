// The pattern of game ids, apart from the schemas, so that clients can check a link without them.

/** 128 random bits, base64url. */
export const GAME_ID = /^[A-Za-z0-9_-]{22}$/;
