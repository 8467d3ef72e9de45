// The rules screen: all rules, searchable, with an anchor per rule.

import { Flourish } from '@wagons/board';
import { type Chapter, CHAPTERS, isRuleId, RULE_IDS, type RuleId, rulesOf } from '@wagons/words/areas';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Message } from '../../kit/ui/message.tsx';
import { Page } from '../../kit/ui/page.tsx';
import { useSpeech } from '../../kit/speech/speech.ts';
import { Contents, Search } from './contents.tsx';
import { DraftExample, GroupsExample } from './examples.tsx';
import { HowToRead, Refusals } from './howToRead.tsx';
import { Prose, ReadingContext } from '../../kit/ui/prose.tsx';
import { placeOf, RuleItem, textsOfRule } from './ruleItem.tsx';
import { bestOf, soughtAmong, soughtIn } from '../../kit/ui/search.ts';
import { Scenery } from '../../play/scenery/scenery.tsx';
import * as layout from '../../kit/ui/layout.module.css';
import * as css from './rules.module.css';
import * as aside from '../../kit/ui/contents.module.css';

/** A rule or chapter to scroll to. */
export function RulesScreen({ rule }: { readonly rule?: string }) {
  const { places } = useSpeech().web.shell;
  return (
    <Page heading={places.rules} scene={<Scenery of="rules" />} width="wide">
      <Rulebook rule={rule} />
    </Page>
  );
}

/** The chapter on the second deck's cards is folded. */
const FOLDED: Chapter = 'C';

const isPlace = (name: string | undefined): name is string =>
  name !== undefined && (isRuleId(name) || CHAPTERS.some((chapter) => chapter === name));

function Rulebook({ rule }: { readonly rule: string | undefined }) {
  const law = useSpeech().rules;
  const speech = useSpeech();
  const [query, setQuery] = useState('');
  const texts = useMemo(() => RULE_IDS.map((id) => textsOfRule(speech, id).join('\n')), [speech]);
  const sought = useMemo(() => soughtAmong(texts, soughtIn(query)), [texts, query]);
  /** The matching rules, best first. */
  const found = useMemo(() => bestOf(texts, sought).flatMap((i) => RULE_IDS[i] ?? []), [texts, sought]);
  const isFound = (id: RuleId): boolean => found.includes(id);
  const isSeeking = sought.length > 0;

  const [asked, ask] = useState<{ readonly place: string }>();
  const [isUnfolded, unfold] = useState(false);
  const show = (place: string): void => {
    setQuery('');
    if (place.startsWith(FOLDED)) unfold(true);
    ask({ place });
  };
  useEffect(() => {
    if (isPlace(rule)) show(rule);
  }, [rule]);
  useEffect(() => {
    if (asked) goTo(asked.place);
  }, [asked]);

  // Scrolls to the first result.
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = text;
    if (isSeeking && current && current.getBoundingClientRect().top < 0) current.scrollIntoView();
  }, [sought, isSeeking]);

  return (
    <ReadingContext.Provider value={{ sought, show }}>
      {rule !== undefined && !isPlace(rule) && (
        <Message>
          <p>{law.page.noRule({ address: rule })}</p>
        </Message>
      )}
      <div class={css.law}>
        <div class={`${css.aside} ${aside.beside}`}>
          <Search query={query} found={found.length} onSeek={setQuery} />
          <Contents isFound={isFound} show={show} />
        </div>
        <div ref={text} class={css.text}>
          {isSeeking ? (
            <Found rules={found} />
          ) : (
            <Chapters asked={asked?.place} fold={{ isUnfolded, unfold }} />
          )}
        </div>
      </div>
    </ReadingContext.Provider>
  );
}

const Found = ({ rules }: { readonly rules: readonly RuleId[] }) => (
  <ol class={`${layout.list} ${css.rules}`}>
    {rules.map((id) => (
      <RuleItem key={id} rule={id} isShown={false} />
    ))}
  </ol>
);

type Fold = { readonly isUnfolded: boolean; readonly unfold: (isUnfolded: boolean) => void };
type ChaptersProps = { readonly asked: string | undefined; readonly fold: Fold };

const Chapters = ({ asked, fold }: ChaptersProps) => (
  <>
    <Opening />
    {CHAPTERS.map((chapter) => (
      <ChapterText key={chapter} chapter={chapter} asked={asked} {...(chapter === FOLDED && { fold })} />
    ))}
    <Refusals />
  </>
);

function goTo(place: string): void {
  const element = document.getElementById(placeOf(place));
  element?.scrollIntoView({ block: 'start' });
  element?.focus({ preventScroll: true });
}

function Opening() {
  return (
    <>
      <div class={css.opening}>
        {useSpeech().rules.page.intro.map((paragraph, i) => (
          <p key={i}>
            <Prose text={paragraph} />
          </p>
        ))}
        <Flourish />
      </div>
      <HowToRead />
    </>
  );
}

type ChapterTextProps = {
  readonly chapter: Chapter;
  readonly asked: string | undefined;
  readonly fold?: Fold;
};

function ChapterText({ chapter, asked, fold }: ChapterTextProps) {
  const heading = (
    <h2 id={placeOf(chapter)} tabindex={-1}>
      <b aria-hidden="true">{chapter}</b> {useSpeech().rules.chapters[chapter]}
    </h2>
  );
  const rules = (
    <ol class={`${layout.list} ${css.rules}`}>
      {rulesOf(chapter).map((id) => (
        <RuleItem key={id} rule={id} isShown={asked === id} />
      ))}
    </ol>
  );
  if (!fold)
    return (
      <section class={css.chapter} aria-labelledby={placeOf(chapter)}>
        {heading}
        <ChapterIntro chapter={chapter} />
        {rules}
        <Example chapter={chapter} />
      </section>
    );
  return (
    <details
      class={css.chapter}
      open={fold.isUnfolded}
      onToggle={({ currentTarget }) => fold.unfold(currentTarget.open)}
    >
      <summary>{heading}</summary>
      <ChapterIntro chapter={chapter} />
      {rules}
    </details>
  );
}

/** The chapters on scoring cards name their deck. */
function ChapterIntro({ chapter }: { readonly chapter: Chapter }) {
  const { chapterIntros } = useSpeech().rules.page;
  if (chapter !== 'B' && chapter !== 'C') return null;
  return (
    <p>
      <Prose text={chapterIntros[chapter]} />
    </p>
  );
}

function Example({ chapter }: { readonly chapter: Chapter }) {
  if (chapter === 'D') return <DraftExample />;
  if (chapter === 'G') return <GroupsExample />;
  return null;
}
