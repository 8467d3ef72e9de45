// Where the points of the tally line come from that is pointed at. Loaded when the first one is.

import { type Game, TERRAINS } from '@wagons/rules';
import { cardOf } from '@wagons/rules/deck';
import { standingOf } from '../table/preview.ts';
import { useConditions } from '../text/conditions.ts';
import type { LineIndex } from '../text/lines.ts';
import { useLineText } from '../text/lineText.ts';
import { usePlay } from './model.ts';
import * as css from './saying.module.css';

type PointedLineProps = { readonly game: Game; readonly line: LineIndex };

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
