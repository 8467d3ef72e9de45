// What can be done about a puzzle besides placing cards: choose the number of a gift, start over, ask for a hint.

import type { Points } from '@wagons/rules';
import { useState } from 'preact/hooks';
import { useSpeech } from '../../kit/speech/speech.ts';
import { Choice } from '../../kit/ui/choice.tsx';
import { type Attempt, MOST_HINTS } from './attempt.ts';
import { progress } from './progress.ts';
import { giftChoices } from './puzzleList.ts';
import * as css from './puzzle.module.css';

type ToolsProps = {
  readonly attempt: Attempt;
  /** Whether the puzzle has a rating. */
  readonly isRated: boolean;
};

export function Tools({ attempt, isRated }: ToolsProps) {
  const { puzzle, task, turnDraft, hints, table, retry, hint, reveal } = attempt;
  const { solve } = useSpeech().puzzles;
  const isDone = turnDraft.card.value === undefined && table.pending.value.length > 0;
  const isLast = hints.value === MOST_HINTS;
  // Only the first try counts, and for a hint just once.
  const costs = isRated && hints.value === 0 && !progress.value.results.has(puzzle.number);
  return (
    <>
      {task.kind === 'gift' && <GiftChoice attempt={attempt} />}
      {isDone && (
        <button type="button" class="button" onClick={retry}>
          {solve.startOver}
        </button>
      )}
      <button type="button" class="button" onClick={isLast ? reveal : hint}>
        {isLast ? solve.reveal : solve.hint}
      </button>
      {costs && <small class={css.costs}>{solve.hintCosts}</small>}
    </>
  );
}

/** The numbers to choose from, and the button that makes the chosen one the answer. */
function GiftChoice({ attempt: { puzzle, choose } }: { readonly attempt: Attempt }) {
  const { solve } = useSpeech().puzzles;
  const { words } = useSpeech();
  const [chosen, setChosen] = useState<Points>();
  return (
    <form
      class={css.numbers}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen !== undefined) choose(chosen);
      }}
    >
      <Choice
        label={solve.numbers}
        options={giftChoices(puzzle).map((points) => ({
          value: points,
          label: words.amounts.number(points),
        }))}
        value={chosen}
        onChange={setChosen}
      />
      <button type="submit" class="button main" disabled={chosen === undefined}>
        {solve.answer}
      </button>
    </form>
  );
}
