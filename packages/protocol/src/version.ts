// Protocol versions: a client sends its version first and learns whether the server supports it.

/** The current version. */
export const PROTO = 1;

/** The oldest supported version, so that open pages keep working during an upgrade. */
export const OLDEST_PROTO = 1;
