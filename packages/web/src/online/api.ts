// HTTP requests to the server, with a closed list of failures.

import type { Answer, Body, Params, Problem, Query, RouteName } from '@wagons/protocol';
import { ok, refused, type Result } from '@wagons/rules';
import * as v from 'valibot';
import { AnyObject, parseJson } from '../kit/storage/json.ts';
import { ADDRESSES } from './addresses.ts';

/**
 * Why a request failed. `offline`: this device has no network. `away`: the server doesn't respond, or a proxy
 * responds for it. `noServer`: the app came from a host of static files.
 */
export type Trouble =
  | { readonly what: 'refused'; readonly problem: Problem }
  | { readonly what: 'offline' | 'away' | 'noServer' };

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
};

/** Milliseconds. */
const TIMEOUT = 15_000;

/** What a proxy returns when the server behind it is down. */
const GATEWAY_ERRORS: readonly number[] = [502, 503, 504];

export function makeApi(port: ApiPort): Api {
  const ask = asking(port);
  return async <N extends RouteName>(name: N, ...[input]: Rest<N>): Promise<Result<Answer<N>, Trouble>> => {
    const { params, query, body } = (input ?? {}) as RequestParts;
    const [method = '', path = ''] = ADDRESSES[name].split(' ');
    const filled = path.replaceAll(/:(\w+)/g, (_, key: string) => encodeURIComponent(params?.[key] ?? ''));
    const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
    const search = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
    return ask(`.${filled}${search && `?${search}`}`, {
      method,
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
  };
}

type Ask = <Value>(path: string, init: RequestInit) => Promise<Result<Value, Trouble>>;

const asking =
  ({ fetch: send, isOnline, base }: ApiPort): Ask =>
  async (path, init) => {
    try {
      const response = await send(new URL(path, base()).href, {
        ...init,
        signal: AbortSignal.timeout(TIMEOUT),
        credentials: 'same-origin',
      });
      return await read(response);
    } catch {
      return refused({ what: isOnline() ? 'away' : 'offline' });
    }
  };

/**
 * Finds out why a socket fails to open, which browsers hide, by a plain request to its address. A server that is up
 * refuses it, and says whether the origin is the reason.
 */
export const makeExplainOutage = (port: ApiPort) => async (): Promise<Trouble> => {
  const answer = await asking(port)('./api/socket', { method: 'POST' });
  if (answer.ok) return { what: 'away' };
  const { error } = answer;
  return error.what !== 'refused' || error.problem.code === 'foreignOrigin' ? error : { what: 'away' };
};

type RequestParts = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
};

async function read<Value>(response: Response): Promise<Result<Value, Trouble>> {
  const kind = response.headers.get('content-type') ?? '';
  const text = await response.text();
  if (!response.ok) return refused(troubleOf(response.status, text));
  if (kind.startsWith('text/plain')) return ok(text as Value);
  const value = parseJson(AnyObject, text);
  // A static host may serve the page itself at every address.
  return value && kind.includes('json') ? ok(value as Value) : refused({ what: 'noServer' });
}

/** Its code may be from a later version. */
const ProblemBody = v.looseObject({ code: v.string(), message: v.string() });

function troubleOf(status: number, text: string): Trouble {
  const problem = parseJson(ProblemBody, text);
  if (problem) return { what: 'refused', problem: problem as Problem };
  return { what: GATEWAY_ERRORS.includes(status) ? 'away' : 'noServer' };
}

/** The server where the page came from. */
const browser: ApiPort = {
  fetch: (url, init) => fetch(url, init),
  isOnline: () => navigator.onLine,
  base: () => location.href,
};
export const api: Api = makeApi(browser);
export const explainOutage = makeExplainOutage(browser);
