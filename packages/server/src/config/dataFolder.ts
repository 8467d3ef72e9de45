// The folder that holds the server's data; only its owner may read it.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** File mode: read and write for the owner only. */
export const OWNER_ONLY = 0o600;

/** Creates the folder for its owner only. An existing folder keeps its mode. */
export const makeFolder = (folder: string): void => void mkdirSync(folder, { recursive: true, mode: 0o700 });

/** The path of the SQLite database in the data folder. */
export const databaseFile = (data: string): string => join(data, 'wagons.db');
