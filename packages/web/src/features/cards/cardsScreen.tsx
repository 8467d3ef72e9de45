// Every card of a deck: both sides and a scoring example; then where the cards come from.

import type { CardId, Deck } from '@wagons/rules';
import { titleOf } from '@wagons/words';
import { useEffect } from 'preact/hooks';
import { useConditions } from '../../play/text/conditions.ts';
import { builtInDecks, printedDeck } from '../../play/local/library.ts';
import { Message } from '../../kit/ui/message.tsx';
import { Page } from '../../kit/ui/page.tsx';
import { makeRoute } from '../../kit/browser/route.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import { deckOfCard } from '../../play/rulebook/builtIn.ts';
import { CardEntry, placeOfCard } from './cardEntry.tsx';
import { Scenery } from '../../play/scenery/scenery.tsx';
import * as layout from '../../kit/ui/layout.module.css';
import * as css from './cards.module.css';
import * as aside from '../../kit/ui/contents.module.css';
import { writeDeck } from '@wagons/rules/deck';
import { save } from '../../kit/browser/save.ts';

type CardsScreenProps = {
  /** A card, or a built-in deck by its name. */
  readonly card?: CardId;
  /** A deck that is not built in. */
  readonly deck?: Deck;
};

/** The names of the built-in decks in addresses, in order. */
const DECK_NAMES: readonly string[] = ['printed', 'frontier'];

const deckAt = (address: string): Deck | undefined =>
  builtInDecks[DECK_NAMES.indexOf(address)] ?? deckOfCard(address);

export function CardsScreen({ card, deck }: CardsScreenProps) {
  const { places } = useSpeech().web.shell;
  const shown = deck ?? (card === undefined ? undefined : deckAt(card)) ?? printedDeck;
  return (
    <Page heading={places.cards} scene={<Scenery of="cards" />} width="wide">
      <Cards deck={shown} card={card !== undefined && DECK_NAMES.includes(card) ? undefined : card} />
    </Page>
  );
}

type CardsProps = { readonly deck: Deck; readonly card: CardId | undefined };

const CardList = ({ deck, card }: CardsProps) => {
  const law = useSpeech().rules;
  const condition = useConditions(deck);
  useEffect(() => {
    if (card === undefined) scrollTo(0, 0);
    else goTo(card);
  }, [card, deck]);
  return (
    <>
      {card !== undefined && deck.cards.every(({ id }) => id !== card) && (
        <Message>
          <p>{law.cards.noCard({ address: card })}</p>
        </Message>
      )}
      <div class={css.cards}>
        <Index deck={deck} />
        <div class={css.list}>
          <Intro deck={deck} />
          {deck.cards.map((one) => (
            <CardEntry key={one.id} card={one} condition={condition(one)} isShown={one.id === card} />
          ))}
          <Sources deck={deck} />
        </div>
      </div>
    </>
  );
};
const Cards = CardList;

/** Links to the built-in decks, and to the cards of this one. */
function Index({ deck }: { readonly deck: Deck }) {
  const { contents } = useSpeech().rules.page;
  const { language } = useSpeech().words;
  return (
    <nav class={`${css.index} ${aside.beside}`} aria-label={contents}>
      <ul class={`${layout.list} ${css.decks}`}>
        {builtInDecks.map(({ hash, name }, i) => (
          <li key={hash}>
            <a
              href={makeRoute({ screen: 'cards', card: DECK_NAMES[i] ?? '' })}
              aria-current={hash === deck.hash ? 'page' : undefined}
            >
              {titleOf(name, language)}
            </a>
          </li>
        ))}
      </ul>
      <div class={aside.contents}>
        {/* Scrolls on a phone; Firefox would make it a tab stop. */}
        <ul tabIndex={-1}>
          {deck.cards.map(({ id, title }) => (
            <li key={id}>
              <a href={makeRoute({ screen: 'cards', card: id })} onClick={() => goTo(id)}>
                {titleOf(title, language)}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

/** What a card is; the sources can wait until all cards were seen. */
function Intro({ deck }: { readonly deck: Deck }) {
  const { intro, otherDeck, lab } = useSpeech().rules.cards;
  const { language } = useSpeech().words;
  const isBuiltIn = builtInDecks.some(({ hash }) => hash === deck.hash);
  return (
    <div class={css.intro}>
      <p>{intro[0]}</p>
      <p>
        {isBuiltIn ? (
          <a href={makeRoute({ screen: 'lab' })}>{lab}</a>
        ) : (
          otherDeck({ name: titleOf(deck.name, language) })
        )}
      </p>
    </div>
  );
}

/** Where the cards of a built-in deck come from, and its file. */
function Sources({ deck }: { readonly deck: Deck }) {
  const { intro, pairing, ownDeck, frontier, sources } = useSpeech().rules.cards;
  const number = builtInDecks.findIndex(({ hash }) => hash === deck.hash);
  const name = DECK_NAMES[number];
  if (name === undefined) return null;
  const paragraphs = number === 0 ? [intro[1], pairing, ownDeck] : [frontier];
  return (
    <section class={`${css.intro} ${css.sources}`}>
      <h2>{sources}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <SaveDeck deck={deck} name={name} />
    </section>
  );
}

function goTo(card: CardId): void {
  const element = document.getElementById(placeOfCard(card));
  element?.scrollIntoView({ block: 'start' });
  element?.focus({ preventScroll: true });
}

type SaveDeckProps = { readonly deck: Deck; readonly name: string };

/** Saves a built-in deck as a file, for example to correct a card. */
function SaveDeck({ deck, name }: SaveDeckProps) {
  const { saveDeck } = useSpeech().rules.cards;
  return (
    <button type="button" class="button" onClick={() => save(writeDeck(deck), { name, kind: 'json' })}>
      {saveDeck}
    </button>
  );
}
