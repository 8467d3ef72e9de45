// The search field and the chapters of the rules.

import { CHAPTERS, type RuleId, rulesOf } from '@wagons/words/areas';
import { useId } from 'preact/hooks';
import { makeRoute } from '../../kit/browser/route.ts';
import { RuleLink } from '../../kit/ui/prose.tsx';
import * as css from './rules.module.css';
import { useSpeech } from '../../kit/speech/speech.ts';
import * as aside from '../../kit/ui/contents.module.css';

type SearchProps = {
  readonly query: string;
  readonly found: number;
  readonly onSeek: (query: string) => void;
};

export function Search({ query, found, onSeek }: SearchProps) {
  const { search } = useSpeech().rules.page;
  const id = useId();
  const answer = found === 0 ? search.none({ query: query.trim() }) : search.found({ rules: found });
  return (
    <div role="search" class={css.search}>
      <label class="unseen" for={id}>
        {search.label}
      </label>
      <input
        id={id}
        type="search"
        placeholder={search.label}
        autocomplete="off"
        value={query}
        onInput={(event) => onSeek(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onSeek('');
        }}
      />
      {query !== '' && (
        <button type="button" class="plain" aria-label={search.clear} onClick={() => onSeek('')}>
          <span aria-hidden="true">×</span>
        </button>
      )}
      <p role="status">{query.trim() === '' ? '' : answer}</p>
    </div>
  );
}

type ContentsProps = {
  readonly isFound: (rule: RuleId) => boolean;
  readonly show: (place: string) => void;
};

export function Contents({ isFound, show }: ContentsProps) {
  const law = useSpeech().rules;
  return (
    <nav class={`${css.contents} ${aside.contents}`} aria-label={law.page.contents}>
      <ul>
        {CHAPTERS.map((chapter) => (
          <li key={chapter} data-empty={!rulesOf(chapter).some(isFound)}>
            <a href={makeRoute({ screen: 'rules', rule: chapter })} onClick={() => show(chapter)}>
              <b aria-hidden="true">{chapter}</b> {law.chapters[chapter]}
            </a>
            <span class={css.numbers}>
              {rulesOf(chapter)
                .filter(isFound)
                .map((rule) => (
                  <RuleLink key={rule} rule={rule} label={law.page.linkTo({ rule })} />
                ))}
            </span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
