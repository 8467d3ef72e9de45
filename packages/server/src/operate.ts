// The commands of the operator: a copy of the database while it is in use, a copy put back, and what was reported.
//
//   npm run backup -- FILE     copies the database as it is at this moment
//   npm run restore -- FILE    puts a copy where the server looks for its database; that place must be empty
//   npm run reports            prints what players have reported, a line of JSON each, the oldest first

import { resolve } from 'node:path';
import { StartupError } from './config/startupError.ts';
import { readConfig } from './config/config.ts';
import { databaseFile, makeFolder } from './config/dataFolder.ts';
import { tellOperator } from './startFaults.ts';
import { backUp, restore } from './store/backup.ts';

const USE = 'Say what: npm run backup -- FILE, npm run restore -- FILE, or npm run reports';

async function operate([command, file, ...rest]: readonly string[]): Promise<string> {
  const config = readConfig(process.env);
  if (command === 'reports' && file === undefined) {
    const { tellReports } = await import('./reports.ts');
    return tellReports(config);
  }
  const isCopying = command === 'backup' || command === 'restore';
  if (!isCopying || file === undefined || rest.length > 0) throw new StartupError(USE);
  if (config.databaseUrl !== undefined)
    throw new StartupError(
      'DATABASE_URL is set: PostgreSQL has its own programs for this, pg_dump and pg_restore.',
    );
  const database = databaseFile(config.data);
  // npm runs this in the folder of the project, wherever it was called.
  const copy = resolve(process.env['INIT_CWD'] ?? '.', file);
  if (command === 'backup') {
    backUp(database, copy);
    return `${copy} is a copy of ${database}.`;
  }
  makeFolder(config.data);
  restore(copy, database);
  return `${database} is the copy from ${copy}.`;
}

operate(process.argv.slice(2)).then(
  (said) => console.log(said),
  (error: unknown) => {
    console.error(tellOperator(error));
    process.exitCode = 1;
  },
);
