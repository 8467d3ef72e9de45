// All puzzles by kind and difficulty, with the player's rating and streak.

import { PUZZLE_KINDS, type PuzzleKind } from '@wagons/ai/puzzles';
import { useEffect } from 'preact/hooks';
import { makeRoute } from '../../kit/browser/route.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import { Page } from '../../kit/ui/page.tsx';
import { KindPicture } from './kindPicture.tsx';
import { nextPuzzle, PUZZLES, type PuzzleGroup, groupsOf } from './puzzleList.ts';
import { filter, progress, readAgain } from './progress.ts';
import { OwnList } from './ownList.tsx';
import { Scenery } from '../../play/scenery/scenery.tsx';
import * as panel from '../../kit/ui/panel.module.css';
import * as layout from '../../kit/ui/layout.module.css';
import * as css from './overview.module.css';

export function Overview() {
  const { overview, kinds } = useSpeech().puzzles;
  const { words } = useSpeech();
  useEffect(readAgain, []);
  const { rating, streak, longest, tries } = progress.value;
  const groups = groupsOf(PUZZLES, progress.value);
  const next = nextPuzzle(PUZZLES, progress.value);
  return (
    <Page heading={overview.heading} scene={<Scenery of="puzzles" />} width="wide">
      <p>{overview.intro}</p>
      {tries > 0 && (
        <dl class={css.record}>
          <div>
            <dt>{overview.rating}</dt>
            <dd>{words.amounts.number(rating)}</dd>
          </div>
          <div>
            <dt>{overview.streak}</dt>
            <dd>{streak}</dd>
          </div>
          <div>
            <dt>{overview.longest}</dt>
            <dd>{longest}</dd>
          </div>
          <div>
            <dt>{overview.tried}</dt>
            <dd>{tries}</dd>
          </div>
        </dl>
      )}
      {next ? (
        <a
          class={`button main ${css.next}`}
          href={makeRoute({ screen: 'puzzles', number: next.number })}
          onClick={() => (filter.value = {})}
        >
          {overview.next}
        </a>
      ) : (
        <p>{overview.allDone}</p>
      )}
      <OwnList />
      <div class={css.kinds}>
        {PUZZLE_KINDS.map((kind) => (
          <section key={kind} class={`${css.kind} ${panel.panel}`}>
            <KindPicture kind={kind} />
            <h2>{kinds[kind].name}</h2>
            <p>{kinds[kind].about}</p>
            {groups
              .filter((group) => group.kind === kind)
              .map((group) => (
                <Group key={group.difficulty} group={group} kind={kind} />
              ))}
          </section>
        ))}
      </div>
    </Page>
  );
}

/** The puzzles of one kind and difficulty: how many are solved, and their numbers on demand. */
function Group({ group, kind }: { readonly group: PuzzleGroup; readonly kind: PuzzleKind }) {
  const { overview, difficulties } = useSpeech().puzzles;
  const { difficulty, puzzles, solved } = group;
  const { results } = progress.value;
  return (
    <details class={css.group}>
      <summary>
        <b>{difficulties[difficulty]}</b>
        <span>{overview.solved({ solved, of: puzzles.length })}</span>
        <progress max={puzzles.length} value={solved} aria-hidden="true" />
      </summary>
      <ul class={`${layout.list} ${css.tiles}`}>
        {puzzles.map(({ number }) => {
          const result = results.get(number) ?? 'other';
          const label = overview.item({ puzzle: number, result });
          return (
            <li key={number}>
              <a
                href={makeRoute({ screen: 'puzzles', number })}
                data-result={result}
                aria-label={label}
                title={label}
                onClick={() => (filter.value = { kind, difficulty })}
              >
                {number}
              </a>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
