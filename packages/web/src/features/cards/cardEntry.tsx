// One card: both sides, its condition in detail, its sources, and an example.

import { CardPicture, ScoringCard, Seal } from '@wagons/board';
import type { Card } from '@wagons/rules';
import { BUILT_IN_CARD_IDS, type BuiltInCardId, titleOf } from '@wagons/words';
import { markOf, type RuleId, ruleOfCard } from '@wagons/words/areas';
import { useLetters, useSpeech } from '../../kit/speech/speech.ts';
import { builtInCardOf } from '../../play/rulebook/builtIn.ts';
import { Prose, RuleLink } from '../../kit/ui/prose.tsx';
import { cardText } from '../../play/text/labels.ts';
import { CardExample } from './cardExample.tsx';
import * as css from './cards.module.css';

type CardEntryProps = { readonly card: Card; readonly condition: string; readonly isShown: boolean };

/** The anchor of a card on the page. */
export const placeOfCard = (id: string): string => `card-${id}`;

export function CardEntry({ card, condition, isShown }: CardEntryProps) {
  const speech = useSpeech();
  const { cards: say } = speech.rules;
  const letters = useLetters();
  const { words } = speech;
  const title = titleOf(card, words.language);
  const known = card.provenance?.bonus;
  const builtIn = builtInIdOf(card);
  const rule = builtIn && ruleOfCard(builtIn);
  return (
    <article
      id={placeOfCard(card.id)}
      class={css.entry}
      aria-labelledby={`${placeOfCard(card.id)}-title`}
      tabindex={-1}
      data-shown={isShown}
    >
      <h2 id={`${placeOfCard(card.id)}-title`}>{title}</h2>
      <div class={css.sides}>
        <figure>
          <CardPicture card={card} letters={letters} label={cardText(speech, card)} />
          <figcaption>{say.front}</figcaption>
        </figure>
        <figure>
          <ScoringCard
            title={title}
            sentence={condition}
            bonus={card.bonus}
            seal={known && <Seal mark={known} label={speech.game.provenances[known].name} />}
          />
          <figcaption>{say.back}</figcaption>
        </figure>
      </div>
      {rule && <Details rule={rule} />}
      {builtIn && <CardExample id={builtIn} title={title} />}
      <Provenance card={card} />
    </article>
  );
}

/** The built-in card with this condition, for its rule and example. */
const builtInIdOf = ({ id, bonus }: Card): BuiltInCardId | undefined =>
  BUILT_IN_CARD_IDS.find(
    (one) => one === id && JSON.stringify(builtInCardOf(one).bonus) === JSON.stringify(bonus),
  );

/** Details of the condition from the rules, with our rulings marked. */
function Details({ rule }: { readonly rule: RuleId }) {
  const { rules, marks, cards: say } = useSpeech().rules;
  const { text, note } = rules[rule];
  const mark = markOf(rule);
  return (
    <div class={css.details} data-details={rule}>
      <RuleLink rule={rule} class={css.rule} label={say.details({ rule })} />
      <p>
        <Prose text={text} />
      </p>
      {mark && note !== undefined && (
        <p class={css.ruling} data-ruling={mark}>
          <b>{marks[mark].name}</b> <Prose text={note} />
        </p>
      )}
    </div>
  );
}

/** Sides that come from the same source share one explanation. */
function Provenance({ card: { provenance } }: { readonly card: Card }) {
  const { cards: say } = useSpeech().rules;
  const { provenances } = useSpeech().game;
  if (!provenance) return null;
  const sides = [
    { name: say.front, known: provenance.front },
    { name: say.back, known: provenance.bonus },
  ];
  return (
    <dl class={css.provenance}>
      {[...new Set(sides.map(({ known }) => known))].map((one) => (
        <div key={one}>
          <dt>
            <span>
              {provenance.front === provenance.bonus
                ? say.bothSides
                : sides.find(({ known }) => known === one)?.name}
            </span>{' '}
            <b>{provenances[one].name}</b>
          </dt>
          <dd>{provenances[one].meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
