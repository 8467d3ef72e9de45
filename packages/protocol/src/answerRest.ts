// How long a clock stands still for a request.

/** The most milliseconds that a clock stands still while its player answers a request for a takeback. */
export const ANSWER_REST = 30_000;
