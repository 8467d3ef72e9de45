// Chooses a scoring card of the deck, or another one with points entered by hand.

import { Pictogram, ScoringCard } from '@wagons/board';
import { type CardId, type Deck, type Points, SEATS, withSeat } from '@wagons/rules';
import { cardOf } from '@wagons/rules/deck';
import { useState } from 'preact/hooks';
import { useConditions } from '../../play/text/conditions.ts';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { titleIn, useSpeech } from '../../kit/speech/speech.ts';
import { CardLaw } from '../../play/view/cardLaw.tsx';
import * as form from '../../kit/ui/form.module.css';
import { MOST_POINTS, tidyTitle, TITLE_LENGTH } from './padText.ts';
import type { Scorer } from './pad.ts';
import type { PadScope } from './padScope.ts';
import * as panel from '../../kit/ui/panel.module.css';
import * as layout from '../../kit/ui/layout.module.css';
import * as css from './pad.module.css';

type ChooseScorerProps = PadScope & { readonly place: number; readonly onClose: () => void };

export function ChooseScorer(props: ChooseScorerProps) {
  const { editor, place, onClose } = props;
  const { pad, score } = editor;
  const { deck } = pad.value;
  const speech = useSpeech();
  const say = useSpeech().pages.pad;
  const title = titleIn(speech, deck);
  const conditionOf = useConditions(deck);
  const chosen = pad.value.slots[place];
  const elsewhere = pad.value.slots.flatMap((slot, at) =>
    slot?.is === 'card' && at !== place ? [slot.card] : [],
  );
  const choose = (scorer: Scorer | undefined): void => {
    score(place, scorer);
    onClose();
  };
  return (
    <Dialog heading={say.choose} onClose={onClose}>
      {chosen?.is === 'card' && <ChosenCard deck={deck} id={chosen.card} />}
      {chosen && (
        <button type="button" class="button" onClick={() => choose(undefined)}>
          {say.clear}
        </button>
      )}
      <OtherCard {...props} onChoose={choose} />
      <ul class={`${layout.list} ${css.chooseScorer}`}>
        {deck.cards
          .filter(({ id }) => !elsewhere.includes(id))
          .toSorted((a, b) => title(a.id).localeCompare(title(b.id), speech.words.language))
          .map((card) => (
            <li key={card.id}>
              <button
                type="button"
                aria-pressed={chosen?.is === 'card' && chosen.card === card.id}
                onClick={() => choose({ is: 'card', card: card.id })}
              >
                <b>{title(card.id)}</b>
                <span class={css.scorerPicture}>
                  <Pictogram bonus={card.bonus} oneRow />
                </span>
                <small>{conditionOf(card)}</small>
              </button>
            </li>
          ))}
      </ul>
    </Dialog>
  );
}

/** The chosen card: its condition and its rules. */
function ChosenCard({ deck, id }: { readonly deck: Deck; readonly id: CardId }) {
  const title = titleIn(useSpeech(), deck)(id);
  const card = cardOf(deck, id);
  return (
    <>
      <ScoringCard title={title} bonus={card.bonus} sentence={useConditions(deck)(card)} />
      <CardLaw title={title} deck={deck} card={id} />
    </>
  );
}

type OtherCardProps = ChooseScorerProps & { readonly onChoose: (scorer: Scorer) => void };

function OtherCard({ editor, viewpoint, place, onChoose }: OtherCardProps) {
  const say = useSpeech().pages.pad;
  const chosen = editor.pad.value.slots[place];
  const before = chosen?.is === 'other' ? chosen : undefined;
  const [title, setTitle] = useState(before?.title ?? '');
  const [points, setPoints] = useState(before?.points ?? { first: 0, second: 0 });
  return (
    <details class={`${panel.panel} ${css.otherForm}`} open={before !== undefined}>
      <summary>{say.other}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onChoose({ is: 'other', title: tidyTitle(title), points });
        }}
      >
        <p>
          <small>{say.otherHelp}</small>
        </p>
        <label class={form.field}>
          <span>{say.otherTitle}</span>
          <input
            value={title}
            maxLength={TITLE_LENGTH}
            onInput={(event) => setTitle(event.currentTarget.value)}
          />
        </label>
        <div class={css.otherPoints}>
          {SEATS.map((seat) => (
            <label key={seat} class={form.field}>
              <span>{say.pointsOf({ who: viewpoint.names[seat] })}</span>
              <input
                type="number"
                step="1"
                min={-MOST_POINTS}
                max={MOST_POINTS}
                value={points[seat]}
                onInput={(event) => setPoints(withSeat(points, seat, heldWithin(event.currentTarget)))}
              />
            </label>
          ))}
        </div>
        <button class="button main">{say.keep}</button>
      </form>
    </details>
  );
}

/** The value of a points field, clamped; empty or invalid counts as 0. */
function heldWithin({ valueAsNumber }: HTMLInputElement): Points {
  const points = Number.isFinite(valueAsNumber) ? Math.round(valueAsNumber) : 0;
  return Math.max(-MOST_POINTS, Math.min(points, MOST_POINTS)) + 0;
}
