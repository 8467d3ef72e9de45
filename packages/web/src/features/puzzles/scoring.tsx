// The three scoring cards of a puzzle: with their conditions where there is room, or to be opened.

import { Pictogram } from '@wagons/board';
import type { PuzzleTask } from '@wagons/ai/puzzles';
import { type CardId, TERRAINS } from '@wagons/rules';
import { cardOf } from '@wagons/rules/deck';
import { useState } from 'preact/hooks';
import { layout } from '../../kit/browser/appearance.ts';
import { titleIn, useSpeech } from '../../kit/speech/speech.ts';
import { useTable } from '../../play/tableView/model.ts';
import { useConditions } from '../../play/text/conditions.ts';
import { pointingAt } from '../../play/view/pointing.ts';
import { ScoringCards, ScoringPoints } from '../../play/view/scoringCards.tsx';
import { ScoringDialog } from '../../play/view/scoringDialog.tsx';
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
  const title = titleIn(speech, deck);
  const conditionOf = useConditions(deck);
  const [asked, setAsked] = useState<CardId>();
  return (
    <>
      <ul class={`${lists.list} ${css.conditions}`} aria-label={speech.web.table.scoringCards}>
        {deal.center.map((id, index) => (
          <li key={id}>
            <div class={css.sign}>
              <Pictogram bonus={cardOf(deck, id).bonus} oneRow />
            </div>
            {/* Pointing at it outlines its cells and says where its points come from; a tap opens its rules. */}
            <button
              type="button"
              class={css.card}
              aria-haspopup="dialog"
              {...pointingAt(lit, TERRAINS.length + index)}
              onClick={() => setAsked(id)}
            >
              {title(id)}
            </button>
            <span>{conditionOf(cardOf(deck, id))}</span>
            <ScoringPoints game={game} viewpoint={viewpoint} index={index} isNamed />
          </li>
        ))}
      </ul>
      {asked && (
        <ScoringDialog
          title={title(asked)}
          card={cardOf(deck, asked)}
          sentence={conditionOf(cardOf(deck, asked))}
          deck={deck}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
