import { describe, expect, it } from 'vitest';
import { expectNothingLost } from '../../../test/sessions.ts';

describe('random sessions', () => {
  it('lose no confirmed move, and every stored game can be replayed', () => {
    expect(expectNothingLost(6).confirmed).toBeGreaterThan(0);
  });
});
