// The Fastify instance: logging and redaction, size limits, timeouts, and errors before routing.

import { LARGEST_BODY, type RefusalCode } from '@wagons/protocol';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Config } from '../config/config.ts';
import { trustOf } from '../config/proxies.ts';
import { onceAMinute } from './outageLog.ts';
import { loadRawRefusals, loadProblems } from './problems.ts';

/**
 * A request must arrive within this time, header and body, counted from its start or from that of the connection. Node
 * checks periodically, by default only every 30 seconds, which would double the time.
 */
const TIMEOUTS = { request: 30_000, check: 1_000 };

/** Never logged, wherever it occurs: credentials, and what players write. */
const SECRET = ['cookie', 'authorization', 'token', 'code', 'codes', 'recoveryCodes', 'name', 'text', 'body'];
const REDACT = SECRET.flatMap((key) => [`what.${key}`, `headers.${key}`, `req.headers.${key}`]);

const CLIENT_ERRORS: Readonly<Record<string, RefusalCode>> = {
  HPE_HEADER_OVERFLOW: 'tooLarge',
  ERR_HTTP_REQUEST_TIMEOUT: 'timedOut',
};

export type Logging = { readonly write: (line: string) => void };

export async function makeApp(
  { logLevel, trustProxy }: Pick<Config, 'logLevel' | 'trustProxy'>,
  stream: Logging = process.stderr,
  timeouts = TIMEOUTS,
  now: () => number = () => performance.now(),
): Promise<FastifyInstance> {
  const [refuse, answer] = [await loadProblems(), await loadRawRefusals()];
  const app = fastify({
    logger: loggerOf(logLevel, stream, now),
    // Paths contain the secret ids of private tables, so only the route pattern is logged, below.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: LARGEST_BODY,
    requestTimeout: timeouts.request,
    http: { headersTimeout: timeouts.request, connectionsCheckingInterval: timeouts.check },
    trustProxy: trustOf(trustProxy),
    return503OnClosing: false,
    // Malformed HTTP, or a request that timed out.
    clientErrorHandler: (error, socket) => {
      const code = CLIENT_ERRORS[error.code] ?? 'malformed';
      if (socket.writable) socket.write(answer({ headers: {} }, code));
      socket.destroySoon();
    },
    // An invalid path, such as /%zz.
    frameworkErrors: (_error, request, reply) => {
      refuse(request, reply, { code: 'noSuchAddress' });
    },
  });
  warnOfProxies(app, trustProxy);
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

/** Limits are counted per address: a proxy that isn't trusted takes the blame for all its clients. */
function warnOfProxies(app: FastifyInstance, trustProxy: Config['trustProxy']): void {
  const trust = trustOf(trustProxy);
  let hasWarned = false;
  app.addHook('onRequest', async ({ headers, socket }) => {
    if (hasWarned || headers['x-forwarded-for'] === undefined) return;
    if (trust(socket.remoteAddress ?? '', 0)) return;
    hasWarned = true;
    app.log.warn(
      trustProxy === 0
        ? 'Requests come through a proxy, but TRUST_PROXY is not set: all clients share one rate limit'
        : 'Requests come through a proxy that TRUST_PROXY does not match: all clients share one rate limit',
    );
  });
}

function loggerOf(level: Config['logLevel'], stream: Logging, now: () => number) {
  const thin = onceAMinute(now);
  return {
    level,
    stream,
    redact: { paths: REDACT, censor: '[secret]' },
    serializers: { err: plainError, req: () => ({}), res: () => ({}) },
    hooks: {
      logMethod(this: unknown, args: unknown[], log: (...said: unknown[]) => void) {
        const [what, ...others] = args;
        const said = thin(what);
        if (said !== undefined) log.call(this, said, ...others);
      },
    },
  };
}

/** Database errors contain values from the statement, so only their type and origin are logged. */
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
