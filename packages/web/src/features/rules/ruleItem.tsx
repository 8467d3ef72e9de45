// One rule: number, text, our note, figures.

import { Pictogram } from '@wagons/board';
import { type BuiltInCardId, type CardWords, titleOf } from '@wagons/words';
import { cardOfRule, type LawWords, markOf, type RuleId } from '@wagons/words/law';
import { cardWords } from '../../kit/lazy/cardWords.ts';
import { makeRoute } from '../../kit/browser/route.ts';
import { type Speech, useSpeech } from '../../kit/speech/speech.ts';
import { builtInCardOf } from '../../play/rulebook/builtIn.ts';
import { Figures } from '../../play/rulebook/figures.tsx';
import { lawWords } from '../../kit/lazy/lawWords.ts';
import { picturesOf } from '../../play/rulebook/pictures.ts';
import { Marked, Prose, RuleLink, unbroken } from '../../kit/ui/prose.tsx';

type RuleItemProps = { readonly rule: RuleId; readonly isShown: boolean };

/** The anchor of a rule on the page. */
export const placeOf = (rule: string): string => `rule-${rule}`;

export function RuleItem({ rule, isShown }: RuleItemProps) {
  const law = lawWords.use();
  const { text, note } = law.rules[rule];
  const mark = markOf(rule);
  return (
    <li id={placeOf(rule)} class="rule" tabindex={-1} data-shown={isShown}>
      <RuleLink rule={rule} class="rule-number" label={law.page.linkTo({ rule })} />
      <div class="rule-body">
        <ScoringRule rule={rule} />
        <p>
          <Prose text={text} />
        </p>
        {mark && note !== undefined && (
          <p class="rule-note">
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
  const { title, condition } = scoringTexts(speech, cardWords.use(), id);
  return (
    <>
      <div class="rule-card">
        <h3>
          <Marked text={title} />
        </h3>
        <Pictogram bonus={builtInCardOf(id).bonus} />
      </div>
      <p class="rule-condition">
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
    <p class="rule-more">
      <a href={makeRoute({ screen: 'cards', card })}>
        {lawWords.use().page.toCard({ title: titleOf(builtInCardOf(card), speech.words.language) })}
      </a>
    </p>
  );
}

const scoringTexts = ({ words }: Speech, cards: CardWords, id: BuiltInCardId) => ({
  title: titleOf(builtInCardOf(id), words.language),
  condition: cards[id],
});

/** The searchable texts of a rule. */
export function textsOfRule(
  speech: Speech,
  { law, cards }: { readonly law: LawWords; readonly cards: CardWords },
  rule: RuleId,
): readonly string[] {
  const { text, note } = law.rules[rule];
  const card = cardOfRule(rule);
  const scoring = card === undefined ? [] : Object.values(scoringTexts(speech, cards, card));
  const captions = picturesOf(rule).map((picture) => law.pictures.captions[picture]);
  const more = rule === 'B0' ? [law.page.everyCard] : [];
  return [rule, ...scoring, text, note ?? '', ...captions, ...more];
}
