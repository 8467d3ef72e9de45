// The program: plays host until it is told to stop. What can be decided about it stands in config.ts.

import { fileURLToPath } from 'node:url';
import { readConfig } from './config/config.ts';
import { realClock } from './real.ts';
import { startServer } from './server.ts';
import { tellOperator } from './startFaults.ts';
import { makeStopping } from './stopping.ts';

const SITE = fileURLToPath(new URL('../../web/dist/site', import.meta.url));

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const { port, close } = await startServer(config, SITE);
  const address = config.publicUrl ?? `http://localhost:${port}`;
  console.log(`Circle the Wagons is ready: ${address} (Ctrl-C stops it)`);

  const { stop, signal } = makeStopping({
    clock: realClock(),
    close,
    exit: (code) => process.exit(code),
    complain: (what) => console.error(tellOperator(what)),
  });
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => signal(name));
  endWithShell(stop);
}

/** A signal that ends npm ends the shell between npm and us too, but does not reach us: we see that it is gone. */
function endWithShell(stop: () => void): void {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const shell = process.ppid;
  setInterval(() => process.ppid !== shell && stop(), 250).unref();
}

main().catch((error: unknown) => {
  console.error(tellOperator(error));
  process.exit(1);
});
