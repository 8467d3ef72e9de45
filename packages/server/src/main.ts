// The program: plays host until it is told to stop. What can be decided about it stands in config.ts.

import { fileURLToPath } from 'node:url';
import { CannotListen } from './address.ts';
import { readConfig } from './config.ts';
import { startServer } from './server.ts';
import { CannotOpen } from './store/faults.ts';

const SITE = fileURLToPath(new URL('../../web/dist/site', import.meta.url));

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const { port, close } = await startServer(config, SITE);
  const address = config.publicUrl ?? `http://localhost:${port}`;
  console.log(`Circle the Wagons is ready: ${address} (Ctrl-C stops it)`);

  let isStopping = false;
  const stop = (): void => {
    if (isStopping) return;
    isStopping = true;
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

main().catch((error: unknown) => {
  const isForOperator = error instanceof CannotListen || error instanceof CannotOpen;
  console.error(isForOperator ? error.message : error);
  process.exit(1);
});
