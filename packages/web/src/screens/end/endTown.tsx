// A finished town, with the cells of a line lit.

import { TownBoard } from '@wagons/board';
import type { Game, Seat } from '@wagons/rules';
import { useMemo } from 'preact/hooks';
import { useLetters, useSpeech } from '../../app/speech.ts';
import { standingOf } from '../../table/preview.ts';
import type { Chairs } from '../table/chairs.ts';
import { useTownLabels } from '../table/labels.ts';
import { cellsOf, type LineIndex } from '../table/lines.ts';

type EndTownProps = {
  readonly game: Game;
  readonly seat: Seat;
  readonly chairs: Chairs;
  readonly lit: LineIndex | undefined;
};

export function EndTown({ game, seat, chairs, lit }: EndTownProps) {
  const { web } = useSpeech();
  const cells = useMemo(
    () =>
      lit === undefined
        ? []
        : cellsOf(standingOf(game).tallies, lit, seat).map((cell) => ({ cell, tone: 'plain' as const })),
    [game, seat, lit],
  );
  return (
    <section class="end-town">
      <h2 class="town-name" data-seat={seat}>
        {web.table.townOf(chairs.names[seat])}
      </h2>
      <TownBoard
        {...useTownLabels({ game, chairs }, seat)}
        town={game.towns[seat]}
        letters={useLetters()}
        lit={cells}
      />
    </section>
  );
}
