// The rules about a built-in scoring card: details, our ruling, and links.

import type { CardId, Deck } from '@wagons/rules';
import { BUILT_IN_DECKS } from '@wagons/rules/deck';
import { BUILT_IN_CARD_IDS } from '@wagons/words';
import { markOf, ruleOfCard } from '@wagons/words/areas';
import { makeRoute } from '../../kit/browser/route.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import { Prose } from '../../kit/ui/prose.tsx';
import * as layout from '../../kit/ui/layout.module.css';
import * as css from './cardLaw.module.css';

type CardLawProps = { readonly title: string; readonly deck: Deck; readonly card: CardId };

export function CardLaw({ title, deck, card }: CardLawProps) {
  // The same id may be another condition in another deck.
  const known = BUILT_IN_DECKS.includes(deck.hash) ? BUILT_IN_CARD_IDS.find((id) => id === card) : undefined;
  const rule = known && ruleOfCard(known);
  const { web, rules: law } = useSpeech();
  const { places } = web.shell;
  if (rule === undefined) return null;
  const mark = markOf(rule);
  const { text, note } = law.rules[rule];
  return (
    <div class={layout.stack} data-part="law">
      <p>
        <Prose text={text} />
      </p>
      {mark && note !== undefined && (
        <p class={css.note}>
          <b>{law.marks[mark].name}</b> <Prose text={note} />
        </p>
      )}
      <p class={css.more}>
        <a href={makeRoute({ screen: 'cards', card })}>{law.page.toCard({ title })}</a>
        <a href={makeRoute({ screen: 'rules', rule })}>
          {web.table.addressed({ who: places.rules, what: rule })}
        </a>
      </p>
    </div>
  );
}
