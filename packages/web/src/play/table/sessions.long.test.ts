import { describe, expect, it } from 'vitest';
import { expectNothingLost } from '../../../test/sessions.ts';

describe('many random sessions', () => {
  it('lose nothing under any sequence of failures', () => {
    const happened = expectNothingLost(40);
    // Every kind of failure has occurred.
    for (const [what, count] of Object.entries(happened)) expect(count, what).toBeGreaterThan(3);
  });
});
