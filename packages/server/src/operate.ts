// The operator's program: players, tables, reports, backups. `npm run operate -- help` lists the commands.

import { readConfig } from './config/config.ts';
import { Mistake } from './operator/command.ts';
import { operate } from './operator/run.ts';
import { openContext } from './operatorContext.ts';
import { operatorMessage } from './operatorMessage.ts';

// npm runs this in the root folder of the project; INIT_CWD is where npm was called.
const folder = process.env['INIT_CWD'] ?? '.';

Promise.resolve()
  .then(async () =>
    operate(process.argv.slice(2), { config: readConfig(process.env), folder, open: openContext }),
  )
  .then(
    (said) => console.log(said),
    (error: unknown) => {
      console.error(error instanceof Mistake ? error.message : operatorMessage(error));
      process.exitCode = 1;
    },
  );
