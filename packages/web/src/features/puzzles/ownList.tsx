// The list of the player's own mistakes, and the button that finds them.

import { useEffect } from 'preact/hooks';
import { makeRoute } from '../../kit/browser/route.ts';
import { isLooking, lookThrough, newGames, ownPuzzles, readOwnAgain } from '../../play/local/ownPuzzles.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import * as panel from '../../kit/ui/panel.module.css';
import * as layout from '../../kit/ui/layout.module.css';
import * as css from './overview.module.css';

export function OwnList() {
  const { own } = useSpeech().puzzles;
  useEffect(readOwnAgain, []);
  const { puzzles, games } = ownPuzzles.value;
  const count = newGames().length;
  if (count === 0 && puzzles.length === 0 && games.length === 0) return null;
  return (
    <section class={`${css.ownList} ${panel.panel}`}>
      <h2>{own.heading}</h2>
      <p>{own.about}</p>
      {puzzles.length === 0 && games.length > 0 && <p>{own.none}</p>}
      <ul class={`${layout.list} ${css.tiles}`}>
        {puzzles.map(({ id, lost, solved }) => {
          const label = own.item({ lost, solved });
          return (
            <li key={id}>
              <a
                href={makeRoute({ screen: 'ownPuzzle', own: id })}
                data-result={solved ? 'solved' : 'other'}
                aria-label={label}
                title={label}
              >
                −{lost}
              </a>
            </li>
          );
        })}
      </ul>
      <button
        type="button"
        class="button"
        disabled={count === 0 || isLooking.value}
        onClick={() => void lookThrough()}
      >
        <span aria-live="polite">{isLooking.value ? own.looking : own.look({ games: count })}</span>
      </button>
    </section>
  );
}
