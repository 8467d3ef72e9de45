// The three scoring cards of a puzzle: with their conditions where there is room, or to be opened.

import { useSignal } from '@preact/signals';
import { Pictogram } from '@wagons/board';
import type { PuzzleTask } from '@wagons/ai/puzzles';
import { cardOf } from '@wagons/rules/deck';
import { layout } from '../../kit/browser/appearance.ts';
import { titleIn, useSpeech } from '../../kit/speech/speech.ts';
import { useConditions } from '../../play/text/conditions.ts';
import type { LineIndex } from '../../play/text/lines.ts';
import { ScoringCards, ScoringPoints } from '../../play/view/scoringCards.tsx';
import { usePuzzleChairs } from './puzzleChairs.ts';
import './scoring.css';

export function Scoring({ game }: Pick<PuzzleTask, 'game'>) {
  const lit = useSignal<LineIndex | undefined>(undefined);
  const chairs = usePuzzleChairs(game);
  return (
    <section class="puzzle-scoring">
      {layout.value === 'wide' ? (
        <Conditions game={game} />
      ) : (
        <ScoringCards game={game} lit={lit} chairs={chairs} />
      )}
    </section>
  );
}

function Conditions({ game }: Pick<PuzzleTask, 'game'>) {
  const { deck, deal } = game;
  const chairs = usePuzzleChairs(game);
  const speech = useSpeech();
  const conditionOf = useConditions(deck);
  return (
    <ul class="puzzle-conditions" aria-label={speech.web.table.scoringCards}>
      {deal.center.map((id, index) => (
        <li key={id}>
          <div class="puzzle-sign">
            <Pictogram bonus={cardOf(deck, id).bonus} oneRow />
          </div>
          <b>{titleIn(speech, deck)(id)}</b>
          <span>{conditionOf(cardOf(deck, id))}</span>
          <ScoringPoints game={game} chairs={chairs} index={index} nameClass="who" />
        </li>
      ))}
    </ul>
  );
}
