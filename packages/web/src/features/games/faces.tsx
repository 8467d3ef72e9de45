// The portraits of the computer opponents in a game of the list.

import type { BySeat } from '@wagons/rules';
import { Portrait } from '../../play/portrait/portrait.tsx';
import type { SeatPlayer } from '../../play/store/seatPlayers.ts';
import { levelsIn } from '../../play/text/gameSummary.ts';
import * as css from './games.module.css';

export function Faces({ players }: { readonly players: BySeat<SeatPlayer> }) {
  const levels = levelsIn(players);
  if (levels.length === 0) return null;
  return (
    <span class={css.faces}>
      {levels.map((level, n) => (
        <Portrait key={n} level={level} size={48} />
      ))}
    </span>
  );
}
