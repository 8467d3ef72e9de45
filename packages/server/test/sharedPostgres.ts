// One PostgreSQL for all tests of a run, started on first use.

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../../tools/postgres.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where a test requests the server's URL. */
    readonly postgresService: string;
  }
}

/** Tests run in separate processes, which can't share a server; this process can. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  let postgres: ReturnType<typeof startPostgres> | undefined;
  const service = createServer((_, answer) => {
    postgres ??= startPostgres({ durable: false });
    postgres.then(
      ({ url }) => answer.end(url),
      (error: unknown) => answer.writeHead(500).end(error instanceof Error ? error.message : String(error)),
    );
  });
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  const address = service.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  project.provide('postgresService', `http://127.0.0.1:${port}/`);
  return async () => {
    service.close();
    // The tests that needed it have reported the error.
    const started = await postgres?.catch(() => undefined);
    await started?.stop();
  };
}
