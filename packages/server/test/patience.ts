// How long a test waits for what others do: a machine that is busy with something else may take its time.

export const PATIENCE = { timeout: 120_000, interval: 5 };
