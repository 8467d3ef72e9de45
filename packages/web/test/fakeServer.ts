// A server for tests of the screens: answers what it was told to, and remembers what it was asked.

import type { RefusalCode } from '@wagons/protocol';
import { vi } from 'vitest';

type Told = { readonly address: string; readonly body: unknown };

type Answering = (told: Told) => unknown;
/** By address, as `GET /api/me`; an answer, or what makes one of the question. */
type Answers = Readonly<Record<string, unknown>>;

const json = (value: unknown, status = 200): Response =>
  new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } });

/** Not done, and why. */
export const problem = (code: RefusalCode, status = 400): Response =>
  json({ code, message: `In the words of the server: ${code}` }, status);

export const NOT_SIGNED_IN = problem('notSignedIn', 401);

/** A socket that is welcomed at once, and hears what the server says to all. */
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
  /** Everything that was asked, in order. */
  readonly told: readonly Told[];
  /** The bodies of what was asked there. */
  readonly bodies: (address: string) => readonly unknown[];
  /** From now on there are these answers, too. */
  readonly answer: (answers: Answers) => void;
  /** Says something to everybody on the line. */
  readonly say: (message: object) => void;
  /** What was said on the line by those who are still on it. */
  readonly heard: () => readonly string[];
  /** How often somebody came on the line. */
  readonly dialled: () => number;
};

/** Stands in for the network until `vi.unstubAllGlobals`. What it has no answer for is not there. */
export function serveFake(first: Answers): FakeServer {
  let answers = first;
  const told: Told[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit): Promise<Response> => {
    const { pathname } = new URL(url);
    // Tests live in a folder of their own.
    const path = pathname.slice(pathname.indexOf('/api/'));
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const asked: Told = { address: `${init.method} ${path}`, body };
    told.push(asked);
    const found = answers[asked.address];
    const answer = typeof found === 'function' ? (found as Answering)(asked) : found;
    if (answer instanceof Response) return answer.clone();
    if (answer instanceof Error) throw answer;
    return answer === undefined ? problem('noSuchAddress', 404) : json(answer);
  });
  vi.stubGlobal('WebSocket', FakeSocket);
  return {
    told,
    say: (message) => {
      for (const socket of FakeSocket.all) socket.hear(message);
    },
    dialled: () => FakeSocket.dialled,
    heard: () => FakeSocket.all.flatMap(({ sent }) => sent),
    bodies: (address) => told.filter((one) => one.address === address).map(({ body }) => body),
    answer: (more) => {
      answers = { ...answers, ...more };
    },
  };
}
