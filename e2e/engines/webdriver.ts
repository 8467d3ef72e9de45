// A client for the part of the WebDriver protocol that the stories need (https://www.w3.org/TR/webdriver2/).

export type Session = {
  readonly get: (path: string) => Promise<unknown>;
  /** Rejects with a TimeoutError if there is no answer within the time, in milliseconds; without one it waits. */
  readonly post: (path: string, body?: object, within?: number) => Promise<unknown>;
  /** Ends the session, and the browser with it. */
  readonly end: () => Promise<void>;
};

/** Starts a browser at a driver that listens at this address. */
export async function startSession(url: string, capabilities: object): Promise<Session> {
  const started = await send(url, 'POST', '/session', {
    body: { capabilities: { alwaysMatch: capabilities } },
  });
  const base = `/session/${(started as { readonly sessionId: string }).sessionId}`;
  return {
    get: async (path) => send(url, 'GET', base + path),
    post: async (path, body = {}, within?: number) => {
      const signal = within === undefined ? undefined : AbortSignal.timeout(within);
      return send(url, 'POST', base + path, { body, signal });
    },
    end: async () => void (await send(url, 'DELETE', base)),
  };
}

type Payload = { readonly body?: object; readonly signal?: AbortSignal | undefined };

async function send(
  url: string,
  method: string,
  path: string,
  { body, signal }: Payload = {},
): Promise<unknown> {
  const response = await fetch(url + path, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    ...(signal && { signal }),
  });
  const { value } = (await response.json()) as { readonly value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { readonly error: string; readonly message: string };
  throw new Error(`${method} ${path}: ${error} ${message}`);
}

/** WebDriver's code points for keys that are not characters. */
const KEYS: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** The actions that press these keys one after the other. */
export function keyActions(keys: readonly string[]): object {
  const actions = keys.flatMap((key) => {
    const value = KEYS[key] ?? key;
    if ([...value].length > 1) throw new Error(`No key is called ${key}.`);
    return [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ];
  });
  return { actions: [{ type: 'key', id: 'keyboard', actions }] };
}

/** The actions of a mouse. */
export function pointerActions(...actions: readonly object[]): object {
  return {
    actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
  };
}
