// Where the points of the tally line that is pointed at come from.

import { type Game, type Seat, TERRAINS } from '@wagons/rules';
import { useSpeech } from '../../kit/speech/speech.ts';
import { useLineText } from '../text/lineText.ts';
import { usePlay, useTable } from './model.ts';
import { cardOf } from '@wagons/rules/deck';
import { standingOf } from '../table/preview.ts';
import { useConditions } from '../text/conditions.ts';
import type { LineIndex } from '../text/lines.ts';
import * as css from './saying.module.css';

/** For both players, each with their name. */
export function LineReasons({ seats }: { readonly seats: readonly Seat[] }) {
  const { lit, tallies, viewpoint, deck } = useTable();
  const { addressed } = useSpeech().web.table;
  const lineText = useLineText();
  const line = lit.value;
  if (line === undefined) return null;
  return (
    <>
      {seats.map((seat) => (
        <p key={seat} data-part="happened" data-seat={seat}>
          {addressed({ who: viewpoint.names[seat], what: lineText(tallies[seat], line, deck) })}
        </p>
      ))}
    </>
  );
}

type PointedLineProps = { readonly game: Game; readonly line: LineIndex };

/** In the prompt of a game: for the large town, with the condition of a scoring card. */
export function PointedLine({ game, line }: PointedLineProps) {
  const { turnDraft, large } = usePlay();
  const lineText = useLineText();
  const conditionOf = useConditions(game.deck);
  const tallies = turnDraft.preview.value?.after ?? standingOf(game).tallies;
  const scoring = game.deal.center[line - TERRAINS.length];
  return (
    <span class={css.line} data-part="line">
      {lineText(tallies[large], line, game.deck)}
      {scoring !== undefined && <br />}
      {scoring !== undefined && conditionOf(cardOf(game.deck, scoring))}
    </span>
  );
}
