// The two longer examples of the rulebook: a draft, and scoring groups.

import { CardPicture } from '@wagons/board';
import { type CardId, type Terrain, TERRAINS } from '@wagons/rules';
import { scoreTowns } from '@wagons/rules/scoring';
import { useMemo, useState } from 'preact/hooks';
import { printedDeck } from '../../play/local/library.ts';
import { useLetters, useSpeech } from '../../kit/speech/speech.ts';
import { builtInCardOf } from '../../play/rulebook/builtIn.ts';
import { litBy } from '../../play/rulebook/figures.tsx';
import { CIRCLE, GROUPS_TOWN, townOf } from '../../play/rulebook/pictures.ts';
import { Prose } from '../../kit/ui/prose.tsx';
import { TownPicture } from '../../play/rulebook/townPicture.tsx';
import { useLineText } from '../../play/text/lineText.ts';
import * as examples from './examples.module.css';

// ---- A draft ----

/** The cards don't matter; they are called A to O. */
const ORDER: readonly CardId[] = printedDeck.cards.slice(0, CIRCLE).map(({ id }) => id);
/** How many cards are drawn before the ellipsis. */
const SHOWN = 5;

export function DraftExample() {
  const { draft, before, after } = useSpeech().rules.pictures;
  return (
    <section class={examples.example} aria-labelledby="draft-example">
      <h3 id="draft-example">{draft.heading}</h3>
      <p>
        <Prose text={draft.intro} />
      </p>
      <div class={examples.draftRows}>
        <DraftRow name={before} from={0} />
        <DraftRow name={after} from={2} />
      </div>
      <ol class={examples.steps}>
        {draft.steps.map((step, i) => (
          <li key={i}>
            <Prose text={step} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The row of cards; taken cards leave gaps, so that the rows align. */
function DraftRow({ name, from }: { readonly name: string; readonly from: number }) {
  const { nextCard } = useSpeech().web.table;
  const last = ORDER.length - 1;
  const shown = [...Array.from({ length: SHOWN }, (_, i) => i), last];
  const lying = shown.filter((i) => i >= from).map(letterOf);
  const letters = useLetters();
  return (
    <div class={examples.draftRow} role="img" aria-label={`${name} ${lying.join(' ')}`}>
      <span class={examples.draftName}>{name}</span>
      {shown.map((i) => (
        <span
          key={i}
          class={i < from ? `${examples.draftCard} ${examples.isGone}` : examples.draftCard}
          data-next={i === from}
        >
          {i === last && <span class={examples.draftDots}>…</span>}
          <CardPicture card={builtInCardOf(ORDER[i] ?? '')} letters={letters} />
          <b>{letterOf(i)}</b>
          {i === from && <span class={examples.draftNext}>{nextCard}</span>}
        </span>
      ))}
    </div>
  );
}

const letterOf = (place: number): string => String.fromCharCode('A'.charCodeAt(0) + place);

// ---- A town and its groups ----

export function GroupsExample() {
  const { groups } = useSpeech().rules.pictures;
  const { words, web } = useSpeech();
  const lineText = useLineText();
  const [chosen, choose] = useState<Terrain>('desert');
  const { town, tally } = useMemo(() => {
    const laid = townOf(printedDeck, GROUPS_TOWN);
    return { town: laid, tally: scoreTowns(printedDeck, [], { first: laid, second: [] }).first };
  }, []);
  const lit = useMemo(() => litBy(tally.terrains[chosen].contributions, 'first'), [tally, chosen]);
  return (
    <section class={examples.example} aria-labelledby="groups-example">
      <h3 id="groups-example">{groups.heading}</h3>
      <p>
        <Prose text={groups.intro} />
      </p>
      <div class={examples.groups}>
        <TownPicture town={town} cardOf={builtInCardOf} label={groups.heading} lit={lit} />
        <div class={examples.groupsLines}>
          {TERRAINS.map((terrain, line) => (
            <button
              key={terrain}
              type="button"
              class={examples.groupsLine}
              aria-pressed={chosen === terrain}
              onClick={() => choose(terrain)}
              onPointerEnter={() => choose(terrain)}
            >
              <span>{lineText(tally, line, printedDeck)}</span>
              <b>{words.amounts.number(tally.terrains[terrain].points)}</b>
            </button>
          ))}
          <p class={examples.groupsSum} data-sum>
            <span>{web.table.total}</span>
            <b>{words.amounts.number(tally.total)}</b>
          </p>
        </div>
      </div>
      <p>
        <Prose text={groups.notCounted} />
      </p>
    </section>
  );
}
