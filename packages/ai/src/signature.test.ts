import { expect, it } from 'vitest';
import { baseDeck } from '../../rules/test/table.ts';
import { signature } from './signature.ts';

// Another signature is another player: a change that means to alter nothing but speed keeps it, any other writes the
// new one here and into its commit message.
it('the players are those of this signature', () => {
  expect(signature(baseDeck())).toEqual({ nodes: 4786, moves: 1772666974 });
});
