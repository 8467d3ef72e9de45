// The balance lab: what the strongest level does when it plays itself, in numbers and plots.

import { useSignal } from '@preact/signals';
import type { Deck } from '@wagons/rules';
import { titleOf } from '@wagons/words';
import { makeRoute } from '../../kit/browser/route.ts';
import { useDeferredParts } from '../../kit/browser/deferred.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import { Choice } from '../../kit/ui/choice.tsx';
import { Page } from '../../kit/ui/page.tsx';
import { builtInDecks } from '../../play/local/library.ts';
import { Decides } from './decides.tsx';
import { Skips, Starts } from './drafts.tsx';
import { ALL_SETS, type DeckFigures, deckFigures, nodes } from './figures.ts';
import { Fronts, Pairs, PairsOfOne } from './fronts.tsx';
import { FirstPlayer, Scores } from './scores.tsx';
import { Scenery } from '../../play/scenery/scenery.tsx';
import * as css from './lab.module.css';

export function LabScreen() {
  const say = useSpeech().numbers.lab;
  const { words, web } = useSpeech();
  const number = useSignal(1);
  const figures = deckFigures.find(({ deck }) => deck === number.value);
  const deck = builtInDecks[number.value - 1];
  return (
    <Page
      heading={say.heading}
      scene={<Scenery of="lab" />}
      width="wide"
      actions={
        <a class="plain" href={makeRoute({ screen: 'cards' })}>
          {web.shell.places.cards}
        </a>
      }
    >
      <Choice
        label={say.deck}
        options={deckFigures.map((one) => {
          const name = builtInDecks[one.deck - 1]?.name;
          return { value: one.deck, label: name ? titleOf(name, words.language) : String(one.deck) };
        })}
        value={number.value}
        onChange={(value) => (number.value = value)}
      />
      {figures && deck && (
        <>
          <div class={css.intro}>
            <p>{say.intro({ games: figures.games, sets: figures.triples, all: ALL_SETS })}</p>
            <p>{say.budget({ nodes })}</p>
            <p>{say.intervals}</p>
            <p>{say.data}</p>
          </div>
          <Sections key={deck.hash} deck={deck} figures={figures} />
        </>
      )}
    </Page>
  );
}

type SectionsProps = { readonly deck: Deck; readonly figures: DeckFigures };

const SECTIONS = [Scores, FirstPlayer, Starts, Fronts, Decides, Skips, Pairs, PairsOfOne];

function Sections(props: SectionsProps) {
  const rendered = useDeferredParts(SECTIONS.length);
  return (
    <div class={css.sections} aria-busy={rendered < SECTIONS.length}>
      {SECTIONS.slice(0, rendered).map((Section, i) => (
        <Section key={i} {...props} />
      ))}
    </div>
  );
}
