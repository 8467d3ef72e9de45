// One rule: number, text, our note, figures.

import { Pictogram } from '@wagons/board';
import { type BuiltInCardId, titleOf } from '@wagons/words';
import { cardOfRule, markOf, type RuleId } from '@wagons/words/areas';
import { makeRoute } from '../../kit/browser/route.ts';
import { type Speech, useSpeech } from '../../kit/speech/speech.ts';
import { builtInCardOf } from '../../play/rulebook/builtIn.ts';
import { Figures } from '../../play/rulebook/figures.tsx';
import { picturesOf } from '../../play/rulebook/pictures.ts';
import { Marked, Prose, RuleLink, unbroken } from '../../kit/ui/prose.tsx';
import * as css from './rules.module.css';

type RuleItemProps = { readonly rule: RuleId; readonly isShown: boolean };

/** The anchor of a rule on the page. */
export const placeOf = (rule: string): string => `rule-${rule}`;

export function RuleItem({ rule, isShown }: RuleItemProps) {
  const law = useSpeech().rules;
  const { text, note } = law.rules[rule];
  const mark = markOf(rule);
  return (
    <li id={placeOf(rule)} class={css.rule} tabindex={-1} data-shown={isShown}>
      <RuleLink rule={rule} class={css.number} label={law.page.linkTo({ rule })} />
      <div class={css.body}>
        <ScoringRule rule={rule} />
        <p>
          <Prose text={text} />
        </p>
        {mark && note !== undefined && (
          <p class={css.note}>
            <b>{law.marks[mark].name}</b> <Prose text={note} />
          </p>
        )}
        {rule === 'B0' && (
          <p>
            <Prose text={law.page.everyCard} />
          </p>
        )}
        <Figures rule={rule} />
        <ToCard rule={rule} />
      </div>
    </li>
  );
}

/** A rule about a scoring card starts with the card. */
function ScoringRule({ rule }: { readonly rule: RuleId }) {
  const speech = useSpeech();
  const id = cardOfRule(rule);
  if (id === undefined) return null;
  const { title, condition } = scoringTexts(speech, id);
  return (
    <>
      <div class={css.card}>
        <h3>
          <Marked text={title} />
        </h3>
        <Pictogram bonus={builtInCardOf(id).bonus} />
      </div>
      <p class={css.condition}>
        <Marked text={unbroken(condition)} />
      </p>
    </>
  );
}

function ToCard({ rule }: { readonly rule: RuleId }) {
  const speech = useSpeech();
  const card = cardOfRule(rule);
  if (card === undefined) return null;
  return (
    <p class={css.more}>
      <a href={makeRoute({ screen: 'cards', card })}>
        {speech.rules.page.toCard({ title: titleOf(builtInCardOf(card), speech.words.language) })}
      </a>
    </p>
  );
}

const scoringTexts = ({ words, game: { cards } }: Speech, id: BuiltInCardId) => ({
  title: titleOf(builtInCardOf(id), words.language),
  condition: cards[id],
});

/** The searchable texts of a rule. */
export function textsOfRule(speech: Speech, rule: RuleId): readonly string[] {
  const law = speech.rules;
  const { text, note } = law.rules[rule];
  const card = cardOfRule(rule);
  const scoring = card === undefined ? [] : Object.values(scoringTexts(speech, card));
  const captions = picturesOf(rule).map((picture) => law.pictures.captions[picture]);
  const more = rule === 'B0' ? [law.page.everyCard] : [];
  return [rule, ...scoring, text, note ?? '', ...captions, ...more];
}
