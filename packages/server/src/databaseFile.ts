// Where the SQLite database lies.

import { join } from 'node:path';

export const databaseFile = (data: string): string => join(data, 'wagons.db');
