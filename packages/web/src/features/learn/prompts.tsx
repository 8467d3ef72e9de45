// The text of a lesson, and the scoring card it is about.

import { IconGlyph, ScoringCard } from '@wagons/board';
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
import { sayingText } from '@wagons/words/areas';
import type { Pupil, Verdict } from './pupil.ts';
import * as css from './learn.module.css';
import { Drawn } from '../../play/view/sign.tsx';

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

const PATHS = {
  right: 'M5 12.5l5 5L19 7',
  // The letter i: something to know, not a mistake.
  slip: 'M12 10.5v9M12 5v.4',
  refused: 'M12 10.5v9M12 5v.4',
  shown: 'M9.5 20h5M10 17c0-3-4-4.5-4-8.5a6 6 0 0 1 12 0c0 4-4 5.5-4 8.5z',
} as const;

/** The icon beside the text of a lesson: the result of the last try, or a wagon. Keyed by it, so that it animates. */
function Medal({ is }: { readonly is: Verdict['is'] | undefined }) {
  return (
    <span key={is} class={css.medal} aria-hidden="true">
      {is ? <Drawn path={PATHS[is]} /> : <IconGlyph icon="wagon" />}
    </span>
  );
}
