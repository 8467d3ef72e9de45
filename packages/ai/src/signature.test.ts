import { expect, it } from 'vitest';
import { baseDeck } from '../../rules/test/table.ts';
import { signature } from './signature.ts';

// A different signature means different play. A change that only affects speed or style keeps it; any other change
// writes the new signature here and into its commit message.
it('the play of the engine is unchanged', () => {
  expect(signature(baseDeck())).toEqual({ nodes: 4805, moves: 3663225913 });
});
