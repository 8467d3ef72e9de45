// Results against each level.

import { makeRoute } from '../../kit/browser/route.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import type { KeptGame } from '../../play/store/keptGame.ts';
import { Portrait } from '../../play/portrait/portrait.tsx';
import { resultsByLevel } from '../../play/store/results.ts';
import * as css from './games.module.css';

export function ByLevel({ games }: { readonly games: readonly KeptGame[] }) {
  const { words, web } = useSpeech();
  const { amounts } = words;
  const say = useSpeech().pages.games.byLevel;
  const results = [...resultsByLevel(games)];
  if (results.length === 0) return null;
  return (
    <section>
      <h2 id="by-level">{say.heading}</h2>
      <table class={css.byLevel} aria-labelledby="by-level">
        <thead>
          <tr>
            <th scope="col">{say.level}</th>
            <th scope="col">{say.won}</th>
            <th scope="col">{say.shared}</th>
            <th scope="col">{say.lost}</th>
          </tr>
        </thead>
        <tbody>
          {results.map(([level, { won, shared, lost }]) => (
            <tr key={level}>
              <th scope="row">
                <span class={css.faced}>
                  <Portrait level={level} size={40} />
                  <span>
                    {words.opponents[level].name} <small>{web.newGame.levelName({ level })}</small>
                  </span>
                </span>
              </th>
              <td>{amounts.number(won)}</td>
              <td>{amounts.number(shared)}</td>
              <td>{amounts.number(lost)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <a href={makeRoute({ screen: 'statistics' })}>{say.statistics}</a>
      </p>
    </section>
  );
}
