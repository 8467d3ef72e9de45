// What can be done about a puzzle: the card in hand, the cards of a duel, the numbers of a gift, hints.

import { CardPicture, type Drag, HandCard } from '@wagons/board';
import { type Points, skipped } from '@wagons/rules';
import { cardOf } from '@wagons/rules/deck';
import { useState } from 'preact/hooks';
import { sound } from '../../kit/browser/sound.ts';
import { Choice } from '../../kit/ui/choice.tsx';
import { titleIn, useLetters, useSpeech } from '../../kit/speech/speech.ts';
import { cardText } from '../../play/text/labels.ts';
import { TurnTool } from '../../play/view/turnTool.tsx';
import { type Attempt, MOST_HINTS } from './attempt.ts';
import { giftChoices } from './puzzleList.ts';
import { puzzlesWords } from './words.ts';
import './tools.css';

type ToolsProps = { readonly attempt: Attempt; readonly drag: Drag };

export function Tools({ attempt, drag }: ToolsProps) {
  const { task, sitting, hints, table } = attempt;
  const { solve } = puzzlesWords.use();
  const { actions } = useSpeech().web.table;
  const hasCard = sitting.card.value !== undefined;
  const canClear = table.pending.value.length > 0;
  return (
    <section class="puzzle-tools">
      {task.kind === 'duel' && !hasCard && <DuelCards attempt={attempt} />}
      {task.kind === 'gift' && <GiftChoice attempt={attempt} />}
      {hasCard && <Hand attempt={attempt} drag={drag} />}
      <div class="puzzle-buttons">
        {hasCard && <TurnTool hand={sitting} />}
        {canClear && (
          <button type="button" class="button" onClick={hasCard ? sitting.undo : attempt.retry}>
            {hasCard ? actions.undo : solve.startOver}
          </button>
        )}
        {hints.value < MOST_HINTS ? (
          <button type="button" class="button" onClick={attempt.hint}>
            {solve.hint}
          </button>
        ) : (
          <button type="button" class="button" onClick={attempt.reveal}>
            {solve.reveal}
          </button>
        )}
        {hasCard && <PlaceButton attempt={attempt} />}
      </div>
    </section>
  );
}

/** Places the card; the last one is the answer, except for a gift, where cards are only tried. */
function PlaceButton({ attempt: { task, sitting } }: { readonly attempt: Attempt }) {
  const { solve } = puzzlesWords.use();
  const { actions } = useSpeech().web.table;
  const game = sitting.now.value;
  const isLast = game.phase === 'place' && game.held.filter(({ seat }) => seat === task.seat).length === 1;
  return (
    <button
      type="button"
      class={task.kind === 'gift' ? 'button' : 'button main'}
      disabled={!sitting.ghost.value}
      onClick={() => {
        sound('card');
        sitting.place();
      }}
    >
      {isLast && task.kind !== 'gift' ? solve.check : actions.place}
    </button>
  );
}

function Hand({ attempt: { task, sitting }, drag }: ToolsProps) {
  const speech = useSpeech();
  const { table } = speech.web;
  const letters = useLetters();
  const game = sitting.now.value;
  if (game.phase !== 'place') return null;
  const { deck } = game;
  const [{ card }, ...rest] = game.held;
  const label = table.addressed({ who: table.hand, what: titleIn(speech, deck)(card) });
  return (
    <HandCard
      card={cardOf(deck, card)}
      rotation={sitting.rotation.value}
      following={rest.filter(({ seat }) => seat === task.seat).map((held) => cardOf(deck, held.card))}
      label={label}
      letters={letters}
      away={sitting.isChosen.value}
      drag={drag}
    />
  );
}

/** The cards left in the circle; those that would go to the opponent are marked. */
function DuelCards({ attempt: { sitting } }: { readonly attempt: Attempt }) {
  const speech = useSpeech();
  const { solve } = puzzlesWords.use();
  const letters = useLetters();
  const { deck, circle } = sitting.now.value;
  const [pointed, point] = useState<string>();
  const given = pointed === undefined || !circle.includes(pointed) ? [] : skipped(circle, pointed);
  const title = titleIn(speech, deck);
  return (
    <ol class="puzzle-circle" aria-label={solve.circle}>
      {circle.map((card) => (
        <li key={card} data-given={given.includes(card)}>
          <button
            type="button"
            aria-label={speech.web.table.actions.take({
              card: `${title(card)} (${cardText(speech, cardOf(deck, card))})`,
            })}
            onClick={() => {
              sound('card');
              sitting.pick(card);
            }}
            onPointerEnter={() => point(card)}
            onPointerLeave={() => point(undefined)}
            onFocus={() => point(card)}
            onBlur={() => point(undefined)}
          >
            <CardPicture card={cardOf(deck, card)} letters={letters} />
          </button>
          {given.includes(card) && <small>{solve.given}</small>}
        </li>
      ))}
    </ol>
  );
}

/** The numbers to choose from, and the button that makes the chosen one the answer. */
function GiftChoice({ attempt: { puzzle, choose } }: { readonly attempt: Attempt }) {
  const { solve } = puzzlesWords.use();
  const { words } = useSpeech();
  const [chosen, setChosen] = useState<Points>();
  return (
    <form
      class="puzzle-numbers"
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
