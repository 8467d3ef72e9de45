// Everything the protocol offers to the other rooms, by name.

/** The version of the protocol. A server also speaks with those who know only an older one, as long as it can. */
export const PROTO = 1;
