// HTTP requests to the server, with a closed list of failures.

import {
  type Answer,
  type Body,
  type Params,
  type Problem,
  type Query,
  readAnswer,
  readProblem,
  type RouteName,
  ROUTES,
} from '@wagons/protocol';
import { ok, refused, type Result } from '@wagons/rules';

/**
 * Why a request failed. `offline`: this device has no network. `away`: the server doesn't respond, or a proxy
 * responds for it. `noServer`: the app came from a host of static files. `outdated`: the response isn't what this version
 * expects, so a reload may help.
 */
export type Trouble =
  | { readonly what: 'refused'; readonly problem: Problem }
  | { readonly what: 'offline' | 'away' | 'noServer' | 'outdated' };

/** The parameters of a route. */
type Input<N extends RouteName> = Given<'params', Params<N>> &
  Given<'query', Query<N>> &
  Given<'body', Body<N>>;
type Given<Key extends string, Value> = Value extends undefined ? unknown : { readonly [key in Key]: Value };

type Rest<N extends RouteName> = unknown extends Input<N> ? [] : [input: Input<N>];

export type Api = <N extends RouteName>(name: N, ...rest: Rest<N>) => Promise<Result<Answer<N>, Trouble>>;

export type ApiPort = {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly isOnline: () => boolean;
  /** The address of the app; its server is in the same folder. */
  readonly base: () => string;
  /** Logs a response that doesn't fit its schema. */
  readonly report: (wrong: string) => void;
};

/** Milliseconds. */
const TIMEOUT = 15_000;

/** What a proxy returns when the server behind it is down. */
const GATEWAY_ERRORS: readonly number[] = [502, 503, 504];

export function makeApi(port: ApiPort): Api {
  return async <N extends RouteName>(name: N, ...[input]: Rest<N>): Promise<Result<Answer<N>, Trouble>> => {
    const { params, query, body } = (input ?? {}) as RequestParts;
    const { method, path } = ROUTES[name];
    const filled = path.replaceAll(/:(\w+)/g, (_, key: string) => encodeURIComponent(params?.[key] ?? ''));
    const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
    const search = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
    const answer = await request(port, `.${filled}${search && `?${search}`}`, {
      method,
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    if (!answer.ok) return answer;
    const read = readAnswer(name, answer.value);
    if (read.ok) return read;
    port.report(read.error);
    return refused({ what: 'outdated' });
  };
}

/** The body of a response: parsed JSON, or plain text. */
async function request(
  { fetch: send, isOnline, base }: ApiPort,
  path: string,
  init: RequestInit,
): Promise<Result<unknown, Trouble>> {
  try {
    const response = await send(new URL(path, base()).href, {
      ...init,
      signal: AbortSignal.timeout(TIMEOUT),
      credentials: 'same-origin',
    });
    return bodyOf(response, await response.text());
  } catch {
    return refused({ what: isOnline() ? 'away' : 'offline' });
  }
}

/**
 * Finds out why a socket fails to open, which browsers hide, by a plain request to its address. A server that is up
 * refuses it, and says whether the origin is the reason.
 */
export const makeExplainOutage = (port: ApiPort) => async (): Promise<Trouble> => {
  const answer = await request(port, './api/socket', { method: 'POST' });
  if (answer.ok) return { what: 'away' };
  const { error } = answer;
  return error.what !== 'refused' || error.problem.code === 'foreignOrigin' ? error : { what: 'away' };
};

type RequestParts = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
};

function bodyOf({ ok: isOk, status, headers }: Response, text: string): Result<unknown, Trouble> {
  if (!isOk) return refused(troubleOf(status, text));
  const kind = headers.get('content-type') ?? '';
  if (kind.startsWith('text/plain')) return ok(text);
  try {
    if (kind.includes('json')) return ok(JSON.parse(text));
  } catch {
    // Truncated, or no JSON after all.
  }
  // A static host may serve the page itself at every address.
  return refused({ what: 'noServer' });
}

function troubleOf(status: number, text: string): Trouble {
  const problem = readProblem(text);
  if (problem) return { what: 'refused', problem };
  return { what: GATEWAY_ERRORS.includes(status) ? 'away' : 'noServer' };
}

/** Logs what doesn't fit its schema: a bug, or a server that has moved on. */
export const reportMismatch = (wrong: string): void =>
  console.error(`The server sent something unexpected: ${wrong}`);

/** The server where the page came from. */
const browser: ApiPort = {
  fetch: (url, init) => fetch(url, init),
  isOnline: () => navigator.onLine,
  base: () => location.href,
  report: reportMismatch,
};
export const api: Api = makeApi(browser);
export const explainOutage = makeExplainOutage(browser);
