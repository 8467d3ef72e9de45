// A server for tests of the screens: answers what it was told to, and remembers what it was asked.

import type { RefusalCode } from '@wagons/protocol';
import { vi } from 'vitest';

export type Told = { readonly address: string; readonly body: unknown };

type Answering = (told: Told) => unknown;
/** By address, as `GET /api/me`; an answer, or what makes one of the question. */
export type Answers = Readonly<Record<string, unknown>>;

const json = (value: unknown, status = 200): Response =>
  new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } });

/** Not done, and why. */
export const problem = (code: RefusalCode, status = 400): Response =>
  json({ code, message: `In the words of the server: ${code}` }, status);

export const NOBODY = problem('notSignedIn', 401);

export type FakeServer = {
  /** Everything that was asked, in order. */
  readonly told: readonly Told[];
  /** The bodies of what was asked there. */
  readonly bodies: (address: string) => readonly unknown[];
  /** From now on there are these answers, too. */
  readonly answer: (answers: Answers) => void;
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
  return {
    told,
    bodies: (address) => told.filter((one) => one.address === address).map(({ body }) => body),
    answer: (more) => {
      answers = { ...answers, ...more };
    },
  };
}
