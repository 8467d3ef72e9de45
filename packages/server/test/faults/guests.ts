// Guests and tables on a real server, created over HTTP.

import type { Answer, TableSettings } from '@wagons/protocol';
import { SETTINGS } from '../play.ts';

export type Person = { readonly id: string; readonly token: string };

async function post<T>(host: string, path: string, body: unknown, token?: string): Promise<T> {
  const answer = await fetch(`http://${host}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${text}`);
  return JSON.parse(text) as T;
}

export async function becomeGuest(host: string, name: string): Promise<Person> {
  const { id, token = '' } = await post<Answer<'becomeGuest'>>(host, '/api/me', { name });
  return { id, token };
}

export async function openTable(
  host: string,
  { token }: Person,
  settings: Partial<TableSettings> = {},
): Promise<string> {
  const wish: TableSettings = { ...SETTINGS, clock: { kind: 'none' }, ...settings };
  const { id } = await post<Answer<'openTable'>>(host, '/api/tables', wish, token);
  return id;
}
