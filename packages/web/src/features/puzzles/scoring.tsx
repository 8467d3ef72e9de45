// The three scoring cards of a puzzle: with their conditions where there is room, or to be opened.

import { Pictogram } from '@wagons/board';
import type { PuzzleTask } from '@wagons/ai/puzzles';
import { TERRAINS } from '@wagons/rules';
import { cardOf } from '@wagons/rules/deck';
import { layout } from '../../kit/browser/appearance.ts';
import { titleIn, useSpeech } from '../../kit/speech/speech.ts';
import { useTable } from '../../play/tableView/model.ts';
import { useConditions } from '../../play/text/conditions.ts';
import { pointingAt } from '../../play/view/pointing.ts';
import { ScoringCards, ScoringPoints } from '../../play/view/scoringCards.tsx';
import { usePuzzleViewpoint } from './puzzleViewpoint.ts';
import * as lists from '../../kit/ui/layout.module.css';
import * as css from './puzzle.module.css';

export function Scoring({ game }: Pick<PuzzleTask, 'game'>) {
  const { lit } = useTable();
  const viewpoint = usePuzzleViewpoint(game);
  return (
    <section class={css.scoring}>
      {layout.value === 'wide' ? (
        <Conditions game={game} />
      ) : (
        <ScoringCards game={game} lit={lit} viewpoint={viewpoint} />
      )}
    </section>
  );
}

function Conditions({ game }: Pick<PuzzleTask, 'game'>) {
  const { deck, deal } = game;
  const viewpoint = usePuzzleViewpoint(game);
  const { lit } = useTable();
  const speech = useSpeech();
  const conditionOf = useConditions(deck);
  return (
    <ul class={`${lists.list} ${css.conditions}`} aria-label={speech.web.table.scoringCards}>
      {deal.center.map((id, index) => (
        <li key={id}>
          <div class={css.sign}>
            <Pictogram bonus={cardOf(deck, id).bonus} oneRow />
          </div>
          {/* Pointing at it outlines its cells and says where its points come from. */}
          <button type="button" class={css.card} {...pointingAt(lit, TERRAINS.length + index)}>
            {titleIn(speech, deck)(id)}
          </button>
          <span>{conditionOf(cardOf(deck, id))}</span>
          <ScoringPoints game={game} viewpoint={viewpoint} index={index} isNamed />
        </li>
      ))}
    </ul>
  );
}
