// The program: serves the web app until it is told to stop.
//
//   PORT=8080        where it listens; 0 for any port that is free
//   HOST=localhost   0.0.0.0 lets other devices in the network reach it

import fastify from 'fastify';
import { fileURLToPath } from 'node:url';
import { CannotListen, expectFree } from './address.ts';
import { readConfig } from './config.ts';
import { serveSite } from './site.ts';

const SITE = fileURLToPath(new URL('../../web/dist/site', import.meta.url));

async function main(): Promise<void> {
  const { address } = readConfig(process.env);
  await expectFree(address);

  const app = fastify();
  await serveSite(app, SITE);
  await app.listen(address);
  const bound = app.server.address();
  const port = typeof bound === 'object' ? (bound?.port ?? address.port) : address.port;
  console.log(`Circle the Wagons is ready: http://localhost:${port} (Ctrl-C stops it)`);

  const stop = () => void app.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

main().catch((error: unknown) => {
  console.error(error instanceof CannotListen ? error.message : error);
  process.exitCode = 1;
});
