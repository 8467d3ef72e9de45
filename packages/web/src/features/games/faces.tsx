// The portraits of the computer opponents in a game of the list.

import type { BySeat } from '@wagons/rules';
import { Portrait } from '../../play/portrait/portrait.tsx';
import type { Sitter } from '../../play/store/sitters.ts';
import { levelsIn } from '../../play/text/gameSummary.ts';

export function Faces({ sitters }: { readonly sitters: BySeat<Sitter> }) {
  const levels = levelsIn(sitters);
  if (levels.length === 0) return null;
  return (
    <span class="faces">
      {levels.map((level, n) => (
        <Portrait key={n} level={level} size={48} />
      ))}
    </span>
  );
}
