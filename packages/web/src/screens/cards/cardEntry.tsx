// One card: its front, its back, how well both are known, and what it brings in an example.

import { CardPicture, ScoringCard, Seal } from '@wagons/board';
import type { Card } from '@wagons/rules';
import { BASE_CARD_IDS, type BaseCardId, titleOf } from '@wagons/words';
import { ruleOfCard } from '@wagons/words/law';
import { allWords } from '../../app/allWords.ts';
import { makeRoute } from '../../app/route.ts';
import { useLetters, useSpeech } from '../../app/speech.ts';
import { baseCardOf } from '../rules/figures.tsx';
import { lawWords } from '../rules/lawWords.ts';
import { cardText } from '../table/labels.ts';
import { CardExample } from './cardExample.tsx';

type CardEntryProps = { readonly card: Card; readonly condition: string; readonly isShown: boolean };

/** The place of a card on the page. */
export const placeOfCard = (id: string): string => `card-${id}`;

export function CardEntry({ card, condition, isShown }: CardEntryProps) {
  const { cards: say } = lawWords.use();
  const speech = useSpeech();
  const letters = useLetters();
  const { words } = speech;
  const title = titleOf(card, words.language);
  const known = card.provenance?.bonus;
  const base = baseIdOf(card);
  const rule = base && ruleOfCard(base);
  return (
    <article
      id={placeOfCard(card.id)}
      class="card-entry"
      aria-labelledby={`${placeOfCard(card.id)}-title`}
      tabindex={-1}
      data-shown={isShown}
    >
      <h2 id={`${placeOfCard(card.id)}-title`}>{title}</h2>
      <div class="card-sides">
        <figure>
          <CardPicture card={card} letters={letters} label={cardText(speech, card)} />
          <figcaption>{say.front}</figcaption>
        </figure>
        <figure>
          <ScoringCard
            title={title}
            sentence={condition}
            bonus={card.bonus}
            seal={known && <Seal mark={known} label={allWords.use().provenances[known].name} />}
          />
          <figcaption>{say.back}</figcaption>
        </figure>
      </div>
      <Provenance card={card} />
      {base && <CardExample id={base} title={title} />}
      {rule && (
        <p>
          <a href={makeRoute({ screen: 'rules', rule })}>{say.details(rule)}</a>
        </p>
      )}
    </article>
  );
}

/** The base card with this condition, whose example fits too. */
const baseIdOf = ({ id, bonus }: Card): BaseCardId | undefined =>
  BASE_CARD_IDS.find(
    (base) => base === id && JSON.stringify(baseCardOf(base).bonus) === JSON.stringify(bonus),
  );

/** Sides that are known equally well share one explanation. */
function Provenance({ card: { provenance } }: { readonly card: Card }) {
  const { cards: say } = lawWords.use();
  const { provenances } = allWords.use();
  if (!provenance) return null;
  const sides = [
    { name: say.front, known: provenance.front },
    { name: say.back, known: provenance.bonus },
  ];
  return (
    <dl class="provenance">
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
