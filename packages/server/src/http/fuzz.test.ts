// Sends random requests to every route: each must get an answer that the protocol allows, and never `ourFault`.

import { refusalsOf, type RouteName, ROUTES } from '@wagons/protocol';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { account, httpWorld, ORIGIN } from '../../test/httpWorld.ts';
import { SETTINGS } from '../../test/play.ts';

const here = httpWorld();
const NAMES = Object.keys(ROUTES) as RouteName[];

/** Values that are nearly right, and values that are completely wrong. */
const someValue = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown>(SETTINGS, { name: 'Ada' }, { code: '0000' }, { match: 'slow', rated: false }),
  fc.record({ ...mapped(SETTINGS), extra: fc.jsonValue() }, { requiredKeys: [] }),
  fc.record({ id: fc.string(), rawId: fc.string(), type: fc.string(), response: fc.jsonValue() }),
  fc.record({ name: fc.string({ unit: 'binary' }) }),
);
const someText = fc.oneof(
  fc.json(),
  fc.string({ unit: 'binary' }),
  someValue.map((value) => JSON.stringify(value)),
);
const somePart = fc.oneof(
  fc.string({ unit: 'binary' }).map((text) => encodeURIComponent(text.replaceAll(/\p{Cs}/gu, ''))),
  fc.string(),
  fc.constantFrom('x'.repeat(16), 'x'.repeat(22), 'f'.repeat(64), '..', '%00', '%2f', '__proto__'),
);

function mapped(value: object): Record<string, fc.Arbitrary<unknown>> {
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, fc.oneof(fc.constant<unknown>(part), fc.jsonValue())]),
  );
}

it('answers', async () => {
  const world = here();
  const { cookies } = await account(world);
  const cookie = `wagons=${cookies.get('wagons')}`;
  await fc.assert(
    fc.asyncProperty(
      // A deleted player can't send requests any more.
      fc.constantFrom(...NAMES.filter((name) => name !== 'forget' && name !== 'signOut')),
      someText,
      somePart,
      fc.option(fc.string(), { nil: undefined }),
      async (name, payload, part, query) => {
        const { method, path } = ROUTES[name];
        const url = path.replace(/:[a-z]+/, part.replaceAll(/[\s?#\\]/g, '') || 'x');
        const search = query === undefined ? '' : `?before=${encodeURIComponent(query)}`;
        const answer = await world.app.inject({
          method,
          url: url + search,
          headers: { origin: ORIGIN, cookie, 'content-type': 'application/json' },
          ...(method !== 'GET' && { payload }),
        });
        if (answer.statusCode === 200) return;
        const { code } = answer.json<{ code: string }>();
        expect(code).not.toBe('ourFault');
        expect([...refusalsOf(ROUTES[name]), 'noSuchAddress']).toContain(code);
      },
    ),
    { numRuns: 600 },
  );
});
