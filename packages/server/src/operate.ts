// The operator's commands: backup, restore and reports.
//
//   npm run backup -- FILE     copies the database while the server runs
//   npm run restore -- FILE    restores a copy; there must be no database yet
//   npm run reports            prints the reports of players, one line of JSON each, oldest first

import { resolve } from 'node:path';
import { StartupError } from './config/startupError.ts';
import { readConfig } from './config/config.ts';
import { databaseFile, makeFolder } from './config/dataFolder.ts';
import { operatorMessage } from './operatorMessage.ts';
import { backUp, restore } from './store/backup.ts';

const USE = 'Usage: npm run backup -- FILE, npm run restore -- FILE, or npm run reports';

async function operate([command, file, ...rest]: readonly string[]): Promise<string> {
  const config = readConfig(process.env);
  if (command === 'reports' && file === undefined) {
    const { reportLines } = await import('./reports.ts');
    return reportLines(config);
  }
  const isCopying = command === 'backup' || command === 'restore';
  if (!isCopying || file === undefined || rest.length > 0) throw new StartupError(USE);
  if (config.databaseUrl !== undefined)
    throw new StartupError('DATABASE_URL is set: use pg_dump and pg_restore for PostgreSQL.');
  const database = databaseFile(config.data);
  // npm runs this in the root folder of the project; INIT_CWD is where npm was called.
  const copy = resolve(process.env['INIT_CWD'] ?? '.', file);
  if (command === 'backup') {
    backUp(database, copy);
    return `Copied ${database} to ${copy}.`;
  }
  makeFolder(config.data);
  restore(copy, database);
  return `Restored ${database} from ${copy}.`;
}

operate(process.argv.slice(2)).then(
  (said) => console.log(said),
  (error: unknown) => {
    console.error(operatorMessage(error));
    process.exitCode = 1;
  },
);
