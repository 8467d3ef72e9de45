// The versions of what is said: a client names its own first, and learns whether the server still understands it.

/** The version of the protocol that is spoken here. */
export const PROTO = 1;

/** The oldest one a server still understands, so that pages of yesterday can go on while servers change. */
export const OLDEST_PROTO = 1;
