// Migrates a database, and kills itself before the statement or commit with the given number.
//
//   killedMigration.mjs KIND ADDRESS STEPS NUMBER
//
// STEPS are statements as JSON, or `all` for the migrations of this version.

import { migrate } from '../dist/store/migrate.js';
import { MIGRATIONS } from '../dist/store/migrations.js';
import { openPostgres } from '../dist/store/postgres.js';
import { openSqlite } from '../dist/store/sqlite.js';

const [, , kind, address, steps, number] = process.argv;
const migrations =
  steps === 'all'
    ? MIGRATIONS
    : JSON.parse(steps).map((statements) => ({ title: '', statements: () => statements }));
const sql = await (kind === 'sqlite' ? openSqlite(address) : openPostgres(address));

let left = Number(number);
const dieInTime = () => {
  if (left === 0) process.kill(process.pid, 'SIGKILL');
  left -= 1;
};
const mortal = (tx) => ({
  all: tx.all,
  async run(text, values) {
    dieInTime();
    return tx.run(text, values);
  },
});
const transaction = async (work) =>
  sql.transaction(async (tx) => {
    const result = await work(mortal(tx));
    dieInTime();
    return result;
  });
await migrate({ ...sql, transaction }, migrations);
await sql.close();
