// The cards: every card of a deck with both its sides, how well they are known, and an example of its scoring.

import type { CardId, Deck } from '@wagons/rules';
import { titleOf } from '@wagons/words';
import { useEffect } from 'preact/hooks';
import { allWords } from '../../app/allWords.ts';
import { useConditions } from '../../app/conditions.ts';
import { baseDeck } from '../../app/desk.ts';
import { Message } from '../../app/message.tsx';
import { Page } from '../../app/page.tsx';
import { makeRoute } from '../../app/route.ts';
import { useSpeech } from '../../app/speech.ts';
import { lawWords } from '../rules/lawWords.ts';
import { CardEntry, placeOfCard } from './cardEntry.tsx';
import '../../app/restOfDeck.ts';
import '../../look/contents.css';
import './cards.css';

type CardsScreenProps = { readonly card?: CardId; readonly deck?: Deck };

export function CardsScreen({ card, deck = baseDeck }: CardsScreenProps) {
  const { places } = useSpeech().web.shell;
  return (
    <Page heading={places.cards} width="wide">
      <Cards deck={deck} card={card} />
    </Page>
  );
}

type CardsProps = { readonly deck: Deck; readonly card: CardId | undefined };

const CardList = allWords.wait(({ deck, card }: CardsProps) => {
  const law = lawWords.use();
  const condition = useConditions(deck);
  const { words } = useSpeech();
  const { intro, pairing, ownDeck, otherDeck } = law.cards;
  useEffect(() => {
    if (card !== undefined) goTo(card);
  }, [card]);
  const isBase = deck.hash === baseDeck.hash;
  return (
    <>
      {card !== undefined && deck.cards.every(({ id }) => id !== card) && (
        <Message>
          <p>{law.cards.noCard(card)}</p>
        </Message>
      )}
      <div class="cards">
        <nav class="cards-index contents contents-beside" aria-label={law.page.contents}>
          <ul>
            {deck.cards.map(({ id, title }) => (
              <li key={id}>
                <a href={makeRoute({ screen: 'cards', card: id })} onClick={() => goTo(id)}>
                  {titleOf(title, words.language)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div class="cards-list">
          <div class="cards-intro">
            {[
              ...(isBase ? intro : [otherDeck(titleOf(deck.name, words.language)), ...intro.slice(0, 1)]),
            ].map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {isBase && <p>{pairing}</p>}
            {isBase && <p>{ownDeck}</p>}
          </div>
          {deck.cards.map((one) => (
            <CardEntry key={one.id} card={one} condition={condition(one)} isShown={one.id === card} />
          ))}
        </div>
      </div>
    </>
  );
});
const Cards = lawWords.wait(CardList);

function goTo(card: CardId): void {
  const element = document.getElementById(placeOfCard(card));
  element?.scrollIntoView({ block: 'start' });
  element?.focus({ preventScroll: true });
}
