// How long tests wait for other processes on a busy machine.

export const PATIENCE = { timeout: 120_000, interval: 5 };
