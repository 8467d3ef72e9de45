import { describe, expect, it } from 'vitest';
import { expectNothingLost } from '../../../test/sessions.ts';

describe('many random sessions', () => {
  it('lose nothing, whatever happens', () => {
    const happened = expectNothingLost(40);
    // Every kind of mishap has happened.
    for (const [what, count] of Object.entries(happened)) expect(count, what).toBeGreaterThan(3);
  });
});
