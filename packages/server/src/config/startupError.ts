// An error that keeps the program from starting.

/** Its message is written for the operator and printed without a stack trace. */
export class StartupError extends Error {}
