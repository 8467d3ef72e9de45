// The HTTP server itself: what it logs and never logs, how large a request may be, and what it says to nonsense.

import { LARGEST_BODY } from '@wagons/protocol';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Config } from '../config.ts';
import { trustOf } from '../proxies.ts';
import { loadAnswers, loadProblems } from './problems.ts';

/** Whoever takes longer to ask is cut off, so that nobody holds connections open for nothing. */
const REQUEST_TIMEOUT = 30_000;

/** Never logged, wherever it stands: what lets somebody in, and what people write. */
const SECRET = ['cookie', 'authorization', 'token', 'code', 'codes', 'recoveryCodes', 'name', 'text', 'body'];
const REDACT = SECRET.flatMap((key) => [`what.${key}`, `headers.${key}`, `req.headers.${key}`]);

export type Logging = { readonly write: (line: string) => void };

export async function makeApp(
  { logLevel, trustProxy }: Pick<Config, 'logLevel' | 'trustProxy'>,
  stream: Logging = process.stderr,
): Promise<FastifyInstance> {
  const [refuse, answer] = [await loadProblems(), await loadAnswers()];
  const app = fastify({
    logger: {
      level: logLevel,
      stream,
      redact: { paths: REDACT, censor: '[secret]' },
      serializers: { err: plainError, req: () => ({}), res: () => ({}) },
    },
    // Addresses of private tables are secrets, so only their pattern is logged, below.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: LARGEST_BODY,
    requestTimeout: REQUEST_TIMEOUT,
    trustProxy: trustOf(trustProxy),
    return503OnClosing: false,
    // What is no request at all, or one that never ends.
    clientErrorHandler: (error, socket) => {
      const isLarge = error.code === 'HPE_HEADER_OVERFLOW';
      if (socket.writable) socket.end(answer({ headers: {} }, isLarge ? 'tooLarge' : 'malformed'));
      else socket.destroy();
    },
    // What is no address at all, such as /%zz.
    frameworkErrors: (_error, request, reply) => {
      refuse(request, reply, { code: 'noSuchAddress' });
    },
  });
  let hasWarned = trustProxy !== 0;
  app.addHook('onRequest', async ({ headers }) => {
    if (hasWarned || headers['x-forwarded-for'] === undefined) return;
    hasWarned = true;
    app.log.warn('Requests come through a proxy, and TRUST_PROXY is not set: all share one limit');
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
      },
      'request',
    );
  });
  return app;
}

/** Errors of databases carry the values they stumbled over: only what they are and where they come from is told. */
function plainError(error: Error & { readonly code?: unknown; readonly fault?: unknown }) {
  const { name: type, message, stack, code, fault, cause } = error;
  return {
    type,
    message,
    ...(stack !== undefined && { stack }),
    ...(typeof code === 'string' && { errorCode: code }),
    ...(typeof fault === 'string' && { fault }),
    ...(cause instanceof Error && { cause: cause.message }),
  } as { type: string; message: string; stack: string };
}
