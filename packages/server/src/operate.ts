// The commands of the operator: a copy of the database while it is in use, and a copy put back.
//
//   npm run backup -- FILE     copies the database as it is at this moment
//   npm run restore -- FILE    puts a copy where the server looks for its database; that place must be empty

import { resolve } from 'node:path';
import { CannotListen } from './address.ts';
import { readConfig } from './config.ts';
import { databaseFile } from './databaseFile.ts';
import { makeFolder } from './ownFolder.ts';
import { backUp, restore } from './store/backup.ts';
import { CannotOpen } from './store/faults.ts';

function operate([command, file, ...rest]: readonly string[]): string {
  const isKnown = command === 'backup' || command === 'restore';
  if (!isKnown || file === undefined || rest.length > 0)
    throw new CannotListen('Say which file: npm run backup -- FILE, or npm run restore -- FILE');
  const { data, databaseUrl } = readConfig(process.env);
  if (databaseUrl !== undefined)
    throw new CannotListen(
      'DATABASE_URL is set: PostgreSQL has its own programs for this, pg_dump and pg_restore.',
    );
  const database = databaseFile(data);
  // npm runs this in the folder of the project, wherever it was called.
  const copy = resolve(process.env['INIT_CWD'] ?? '.', file);
  if (command === 'backup') {
    backUp(database, copy);
    return `${copy} is a copy of ${database}.`;
  }
  makeFolder(data);
  restore(copy, database);
  return `${database} is the copy from ${copy}.`;
}

try {
  console.log(operate(process.argv.slice(2)));
} catch (error) {
  const isForOperator = error instanceof CannotListen || error instanceof CannotOpen;
  console.error(isForOperator ? error.message : error);
  process.exitCode = 1;
}
