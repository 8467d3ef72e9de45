// The folder of the server's data: what lies there is nobody else's business on this machine.

import { mkdirSync } from 'node:fs';

/** What a file of ours lets anybody do: its owner reads and writes it. */
export const OWNER_ONLY = 0o600;

/** Makes a folder for its owner only; one that is there already stays as the operator has made it. */
export const makeFolder = (folder: string): void => void mkdirSync(folder, { recursive: true, mode: 0o700 });
