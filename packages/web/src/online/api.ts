// Asks the server, and tells apart what can go wrong: refused, no network, server away, no server here at all.

import type { Answer, Body, Params, Problem, Query, RouteName } from '@wagons/protocol';
import { ok, refused, type Result } from '@wagons/rules';
import { asText, parseObject } from '../kit/storage/json.ts';
import { ADDRESSES } from './addresses.ts';

/**
 * Why there is no answer. `offline`: this device has no network. `away`: the server does not answer, or a
 * machine before it answers in its place. `noServer`: the app came from a place without one.
 */
export type Trouble =
  | { readonly what: 'refused'; readonly problem: Problem }
  | { readonly what: 'offline' | 'away' | 'noServer' };

/** What a route wants to know, and nothing else. */
type Wish<N extends RouteName> = Given<'params', Params<N>> &
  Given<'query', Query<N>> &
  Given<'body', Body<N>>;
type Given<Key extends string, Value> = Value extends undefined ? unknown : { readonly [key in Key]: Value };

type Rest<N extends RouteName> = unknown extends Wish<N> ? [] : [wish: Wish<N>];

export type Api = <N extends RouteName>(name: N, ...rest: Rest<N>) => Promise<Result<Answer<N>, Trouble>>;

export type ApiPort = {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly isOnline: () => boolean;
  /** Where the app came from; its server is in the same folder. */
  readonly base: () => string;
};

/** As long as a person waits without wondering. */
const PATIENCE = 15_000;

/** What a machine before the server says when it finds nobody behind it. */
const NOBODY_THERE: readonly number[] = [502, 503, 504];

export function makeApi(port: ApiPort): Api {
  const ask = asking(port);
  return async <N extends RouteName>(name: N, ...[wish]: Rest<N>): Promise<Result<Answer<N>, Trouble>> => {
    const { params, query, body } = (wish ?? {}) as Asked;
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
        signal: AbortSignal.timeout(PATIENCE),
        credentials: 'same-origin',
      });
      return await read(response);
    } catch {
      return refused({ what: isOnline() ? 'away' : 'offline' });
    }
  };

/**
 * Finds out why no socket comes about, which a browser does not tell: its address is asked in another way. A server
 * that is there refuses that too, and says whether it is because the page came from an address that is not its own.
 */
export const makeWhyNobody = (port: ApiPort) => async (): Promise<Trouble> => {
  const answer = await asking(port)('./api/socket', { method: 'POST' });
  if (answer.ok) return { what: 'away' };
  const { error } = answer;
  return error.what !== 'refused' || error.problem.code === 'foreignOrigin' ? error : { what: 'away' };
};

type Asked = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
};

async function read<Value>(response: Response): Promise<Result<Value, Trouble>> {
  const kind = response.headers.get('content-type') ?? '';
  const text = await response.text();
  if (!response.ok) return refused(troubleOf(response.status, text));
  if (kind.startsWith('text/plain')) return ok(text as Value);
  const value = parseObject(text);
  // A host of files may answer every address with the page itself.
  return value && kind.includes('json') ? ok(value as Value) : refused({ what: 'noServer' });
}

function troubleOf(status: number, text: string): Trouble {
  const problem = parseObject(text);
  const code = asText(problem?.['code']);
  const message = asText(problem?.['message']);
  if (code !== undefined && message !== undefined) return { what: 'refused', problem: problem as Problem };
  return { what: NOBODY_THERE.includes(status) ? 'away' : 'noServer' };
}

/** The server that the app came from. */
const browser: ApiPort = {
  fetch: (url, init) => fetch(url, init),
  isOnline: () => navigator.onLine,
  base: () => location.href,
};
export const api: Api = makeApi(browser);
export const whyNobody = makeWhyNobody(browser);
