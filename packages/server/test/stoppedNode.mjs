// Runs statements in a transaction on PostgreSQL, and stops itself before the commit, as a suspended machine does.
//
//   stoppedNode.mjs URL STATEMENTS

import { openPostgres } from '../dist/store/postgres.js';

const [, , url, statements] = process.argv;
const sql = await openPostgres(url);
await sql.transaction(async (tx) => {
  for (const text of JSON.parse(statements)) await tx.run(text);
  process.kill(process.pid, 'SIGSTOP');
});
await sql.close();
