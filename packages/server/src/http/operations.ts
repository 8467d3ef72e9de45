// Routes for operators: liveness, readiness and metrics.

import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BuildInfo } from '../buildInfo.ts';
import { bearerOf, isSame } from '../people/sessions.ts';
import type { Store } from '../ports/store.ts';
import type { Figures, Metrics } from './metrics.ts';

export type Operations = {
  readonly store: Pick<Store, 'isThere'>;
  /** Whether the store accepts writes. */
  readonly isSound: () => boolean;
  readonly isClosing: () => boolean;
  readonly build: BuildInfo;
  readonly metrics: Metrics;
  readonly figures: () => Figures;
  readonly metricsToken?: string | undefined;
};

export function serveOperations(app: FastifyInstance, operations: Operations): void {
  const { store, isSound, isClosing, build, metrics, figures, metricsToken } = operations;
  app.addHook('onResponse', async ({ method, routeOptions: { url } }, { statusCode, elapsedTime }) => {
    metrics.observeRequest({
      // Whatever doesn't exist is one series, however it was asked for.
      method: url === undefined ? 'any' : method,
      route: url ?? 'unknown',
      status: statusCode,
      seconds: elapsedTime / 1000,
    });
  });

  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ alive: true, ...build }),
  );

  app.get('/readyz', async (_request, reply) => {
    const ready = !isClosing() && isSound() && (await store.isThere().catch(() => false));
    return reply
      .header('cache-control', 'no-store')
      .code(ready ? 200 : 503)
      .send({ ready });
  });

  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, metricsToken)) return reply.callNotFound();
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text(figures()));
  });
}

/** Headers that proxies add. */
const FORWARDED = /^(?:forwarded|via|x-forwarded-.*|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip)$/;
const LOCAL_NAME = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** With the token, if one is configured; otherwise only requests to localhost that no proxy has forwarded. */
function mayRead({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) return isSame(bearerOf(headers) ?? '', token);
  const isLocal = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(socket.remoteAddress ?? '');
  const isForwarded = Object.keys(headers).some((name) => FORWARDED.test(name));
  return isLocal && !isForwarded && LOCAL_NAME.test(headers.host ?? '');
}
