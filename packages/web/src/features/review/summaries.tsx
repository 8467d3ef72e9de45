// A summary for each player: the points that were lost, and what to practice.

import { adviceOf, GRADE_MARKS, summarize } from '@wagons/ai/grades';
import { opponent, type Seat } from '@wagons/rules';
import { capital, practiceText } from '@wagons/words';
import { useDeferredParts } from '../../kit/browser/deferred.ts';
import { titleIn, useSpeech } from '../../kit/speech/speech.ts';
import { MarkSign } from './markSign.tsx';
import type { Reviewed } from './reviewRoom.tsx';
import * as panel from '../../kit/ui/panel.module.css';
import * as layout from '../../kit/ui/layout.module.css';
import * as css from './review.module.css';

export function Summaries(props: Reviewed) {
  const drawn = useDeferredParts(props.gamePlayers.seats.length);
  return (
    <section class={css.summaries} data-part="summaries">
      {props.gamePlayers.seats.slice(0, drawn).map((seat) => (
        <Summary key={seat} {...props} seat={seat} />
      ))}
    </section>
  );
}

function Summary({ game, grades, gamePlayers, seat }: Reviewed & { readonly seat: Seat }) {
  const { review: say } = useSpeech().pages;
  const words = useSpeech().game;
  const title = titleIn(useSpeech(), game.deck);
  const { total, marks } = summarize(grades, seat);
  // A computer doesn't practice.
  const practice = gamePlayers.viewpoint.levels?.[seat] === undefined ? adviceOf(game, grades, seat) : [];
  return (
    <section class={`${panel.panel} ${css.player}`} data-seat={seat}>
      <h2>{say.lost({ name: gamePlayers.viewpoint.names[seat], points: total })}</h2>
      <ul class={`${layout.list} ${css.markCounts}`}>
        {GRADE_MARKS.filter((mark) => marks[mark] > 0).map((mark) => (
          <li key={mark}>
            <MarkSign mark={mark} /> {capital(words.analysis.marks[mark])}{' '}
            <b>{words.amounts.number(marks[mark])}</b>
          </li>
        ))}
      </ul>
      {practice.length > 0 && (
        <>
          <h3>{say.practice}</h3>
          <ul>
            {practice.map((topic) => (
              <li key={topic.topic}>
                {practiceText(words, topic, {
                  title,
                  player: gamePlayers.viewpoint.parties[seat],
                  opponent: gamePlayers.viewpoint.parties[opponent(seat)],
                })}
              </li>
            ))}
          </ul>
        </>
      )}
      {total === 0 && <p>{say.none}</p>}
    </section>
  );
}
