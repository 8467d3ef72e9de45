// The program: starts the server from the environment (see config/config.ts) and runs until a signal stops it.

import { fileURLToPath } from 'node:url';
import { readConfig } from './config/config.ts';
import { readBuildInfo } from './buildInfo.ts';
import { realClock } from './real.ts';
import { startServer } from './server.ts';
import { operatorMessage } from './operatorMessage.ts';
import { makeStopping } from './stopping.ts';

const SITE = fileURLToPath(new URL('../../web/dist/site', import.meta.url));

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const { port, close } = await startServer(config, SITE);
  const address = config.publicUrl ?? `http://localhost:${port}`;
  const { version, commit, schema } = readBuildInfo();
  console.log(
    `Circle the Wagons ${version} (commit ${commit}, schema ${schema}) is ready: ${address} (Ctrl-C stops it)`,
  );

  const { stop, signal } = makeStopping({
    clock: realClock(),
    close,
    exit: (code) => process.exit(code),
    report: (what) => console.error(operatorMessage(what)),
  });
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => signal(name));
  endWithShell(stop);
}

/** A signal that ends npm also ends the shell between npm and this process, but doesn't reach this process itself. */
function endWithShell(stop: () => void): void {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const shell = process.ppid;
  setInterval(() => process.ppid !== shell && stop(), 250).unref();
}

main().catch((error: unknown) => {
  console.error(operatorMessage(error));
  process.exit(1);
});
