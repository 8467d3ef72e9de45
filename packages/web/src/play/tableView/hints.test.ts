import { signal } from '@preact/signals';
import { type Engine, makeEngine, type Question } from '@wagons/ai/service';
import { makeRequestHandler } from '@wagons/ai/worker';
import { expect, it, vi } from 'vitest';
import { expectUsualHint, HINT_POSITIONS } from '../../../../ai/test/usualHint.ts';
import { promises } from '../../../test/time.ts';
import { ports } from '../local/ports.ts';
import type { TurnDraft } from '../table/turnDraft.ts';
import { makeHints } from './hints.ts';

// The real ports need a page.
vi.mock('../local/ports.ts', () => ({ ports: { engine: vi.fn<() => Engine>() } }));

it.each(HINT_POSITIONS)('a hint is the same as in every other program (%#)', async (game) => {
  const asked: Question[] = [];
  const engine = makeEngine((receive) => {
    const handle = makeRequestHandler({ post: receive, now: () => 0 });
    return {
      send: (request) => {
        asked.push(request.question);
        queueMicrotask(() => handle(request));
      },
      end: () => undefined,
    };
  });
  vi.mocked(ports.engine).mockReturnValue(engine);
  const turnDraft = { now: signal(game), seat: signal('first') } as unknown as TurnDraft;
  const { hint, ask } = makeHints(turnDraft, { isForbidden: false });
  ask();
  await promises();
  const found = hint.peek();
  expect(found?.state).toBe('found');
  if (found?.state === 'found') expectUsualHint(asked, found.analysis);
});
