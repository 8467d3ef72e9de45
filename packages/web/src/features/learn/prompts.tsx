// The text of a lesson, and the scoring card it is about.

import { ScoringCard } from '@wagons/board';
import type { CardId, Illegal } from '@wagons/rules';
import { cardOf } from '@wagons/rules/deck';
import { useEffect } from 'preact/hooks';
import { announce } from '../../kit/browser/announcer.tsx';
import { layout } from '../../kit/browser/appearance.ts';
import { useConditions } from '../../play/text/conditions.ts';
import { printedDeck } from '../../play/local/library.ts';
import { makeRoute } from '../../kit/browser/route.ts';
import { titleIn, useSpeech } from '../../kit/speech/speech.ts';
import { sayingOf, useFacts, useGiftText } from './facts.ts';
import { RichText } from '../../play/view/richText.tsx';
import { Medal } from './medal.tsx';
import { sayingText } from '@wagons/words/areas';
import type { Pupil } from './pupil.ts';
import * as css from './learn.module.css';

export function Prompts({ pupil }: { readonly pupil: Pupil }) {
  const { words, web } = useSpeech();
  const lessons = useSpeech().lessons;
  const facts = useFacts(pupil);
  const gift = useGiftText(pupil, facts);
  const verdict = pupil.verdict.value;
  const illegal = verdict?.is === 'refused' ? verdict.illegal : undefined;
  const why: { readonly [why in Illegal['why']]?: string } = words.refusals.why;
  // Without the number of the rule: no lesson was about those.
  const said = illegal ? why[illegal.why] : undefined;
  const text = said ?? gift ?? sayingText(sayingOf(lessons, pupil), facts);
  useEffect(() => announce(text), [text]);
  const is = gift === undefined ? verdict?.is : undefined;
  return (
    <section class={css.saying} data-verdict={is ?? 'task'}>
      <Medal is={is} />
      <p>
        {pupil.lesson.elsewhere && <b class={css.elsewhere}>{lessons.elsewhere}</b>}
        <RichText text={text} deck={printedDeck} />{' '}
        {illegal?.rule && (
          <a href={makeRoute({ screen: 'rules', rule: illegal.rule })}>{web.shell.places.rules}</a>
        )}
      </p>
    </section>
  );
}

/** The scoring card that a lesson is about. */
export function AboutCard({ card }: { readonly card: CardId }) {
  const speech = useSpeech();
  const conditionOf = useConditions(printedDeck);
  return (
    <ScoringCard
      class={css.about}
      title={titleIn(speech, printedDeck)(card)}
      bonus={cardOf(printedDeck, card).bonus}
      sentence={conditionOf(cardOf(printedDeck, card))}
      compact={layout.value !== 'wide'}
    />
  );
}
