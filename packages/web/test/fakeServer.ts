// A fake server for tests of screens: canned responses, and a log of requests.

import type { RefusalCode } from '@wagons/protocol';
import { vi } from 'vitest';

type FakeRequest = { readonly address: string; readonly body: unknown };

type Answering = (requests: FakeRequest) => unknown;
/** Responses by address, such as `GET /api/me`; a value, or a function of the request. */
type Answers = Readonly<Record<string, unknown>>;

const json = (value: unknown, status = 200): Response =>
  new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } });

/** A refusal. */
export const problem = (code: RefusalCode, status = 400): Response =>
  json({ code, message: `In the words of the server: ${code}` }, status);

export const NOT_SIGNED_IN = problem('notSignedIn', 401);

/** A socket that is welcomed immediately, and receives broadcasts. */
class FakeSocket extends EventTarget {
  static all: FakeSocket[] = [];
  static dialled = 0;
  readonly sent: string[] = [];

  constructor() {
    super();
    FakeSocket.all.push(this);
    FakeSocket.dialled++;
    queueMicrotask(() => this.dispatchEvent(new Event('open')));
  }

  send(text: string): void {
    this.sent.push(text);
    const said = JSON.parse(text) as { readonly type: string; readonly rulesVersion?: number };
    const time = Date.now();
    if (said.type === 'hello')
      this.hear({ type: 'welcome', proto: 1, rulesVersion: said.rulesVersion, time });
  }

  hear(message: object): void {
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) })));
  }

  close(): void {
    FakeSocket.all = FakeSocket.all.filter((socket) => socket !== this);
  }
}

export type FakeServer = {
  /** All requests, in order. */
  readonly requests: readonly FakeRequest[];
  /** The bodies of the requests to an address. */
  readonly bodies: (address: string) => readonly unknown[];
  /** Adds responses. */
  readonly answer: (answers: Answers) => void;
  /** Broadcasts a message to all sockets. */
  readonly say: (message: object) => void;
  /** What open sockets have sent. */
  readonly heard: () => readonly string[];
  /** How many sockets were opened. */
  readonly dialled: () => number;
};

/** Replaces the network until `vi.unstubAllGlobals`. An unknown address is not found. */
export function serveFake(first: Answers): FakeServer {
  let answers = first;
  const requests: FakeRequest[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit): Promise<Response> => {
    const { pathname } = new URL(url);
    // Tests run in a folder of their own.
    const path = pathname.slice(pathname.indexOf('/api/'));
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const asked: FakeRequest = { address: `${init.method} ${path}`, body };
    requests.push(asked);
    const found = answers[asked.address];
    const answer = typeof found === 'function' ? (found as Answering)(asked) : found;
    if (answer instanceof Response) return answer.clone();
    if (answer instanceof Error) throw answer;
    return answer === undefined ? problem('noSuchAddress', 404) : json(answer);
  });
  vi.stubGlobal('WebSocket', FakeSocket);
  return {
    requests,
    say: (message) => {
      for (const socket of FakeSocket.all) socket.hear(message);
    },
    dialled: () => FakeSocket.dialled,
    heard: () => FakeSocket.all.flatMap(({ sent }) => sent),
    bodies: (address) => requests.filter((one) => one.address === address).map(({ body }) => body),
    answer: (more) => {
      answers = { ...answers, ...more };
    },
  };
}
