// A summary for each player: where the points went, and what to practice.

import { adviceOf, DECISIONS, GRADE_MARKS, type PlayerSummary, summarize } from '@wagons/ai';
import { opponent, type Seat } from '@wagons/rules';
import { capital, lineName, practiceText } from '@wagons/words';
import { useStaggered } from '../../kit/browser/useStaggered.ts';
import { allWords } from '../../kit/lazy/allWords.ts';
import { usePagesWords } from '../../kit/lazy/pagesWords.ts';
import { titleIn, useSpeech } from '../../kit/speech/speech.ts';
import { PointsTable } from '../../play/view/pointsTable.tsx';
import { BalanceTable } from './balanceTable.tsx';
import { MarkSign } from './markSign.tsx';
import type { Reviewed } from './reviewRoom.tsx';
import '../../kit/look/panel.css';

export function Summaries(props: Reviewed) {
  const { review: say } = usePagesWords();
  const drawn = useStaggered(props.story.seats.length);
  return (
    <section class="summaries">
      {props.story.seats.slice(0, drawn).map((seat) => (
        <Summary key={seat} {...props} seat={seat} />
      ))}
      <p>
        <small>{say.small}</small>
      </p>
      {props.game.phase === 'over' && <BalanceTable {...props} />}
    </section>
  );
}

function Summary({ game, grades, story, seat }: Reviewed & { readonly seat: Seat }) {
  const { review: say } = usePagesWords();
  const words = allWords.use();
  const title = titleIn(useSpeech(), game.deck);
  const summary = summarize(grades, seat);
  const { total, marks } = summary;
  // A computer doesn't practice.
  const practice = story.chairs.levels?.[seat] === undefined ? adviceOf(game, grades, seat) : [];
  return (
    <section class="panel summary" data-seat={seat}>
      <h2>{say.lost({ name: story.chairs.names[seat], points: total })}</h2>
      <ul class="mark-counts">
        {GRADE_MARKS.filter((mark) => marks[mark] > 0).map((mark) => (
          <li key={mark}>
            <MarkSign mark={mark} /> {capital(words.analysis.marks[mark])}{' '}
            <b>{words.amounts.number(marks[mark])}</b>
          </li>
        ))}
      </ul>
      {total === 0 ? <p>{say.none}</p> : <Losses summary={summary} title={title} />}
      {practice.length > 0 && (
        <>
          <h3>{say.practice}</h3>
          <ul>
            {practice.map((topic) => (
              <li key={topic.topic}>
                {practiceText(words, topic, {
                  title,
                  player: story.chairs.parties[seat],
                  opponent: story.chairs.parties[opponent(seat)],
                })}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

type LossesProps = { readonly summary: PlayerSummary; readonly title: (card: string) => string };

/** Both tables add up to the same total. */
function Losses({ summary: { decisions, lines, total }, title }: LossesProps) {
  const { review: say } = usePagesWords();
  const words = allWords.use();
  const { signed } = words.amounts;
  return (
    <div class="loss-tables">
      <PointsTable
        caption={say.byDecision}
        rows={DECISIONS.filter((decision) => decisions[decision] > 0).map((decision) => ({
          key: decision,
          name: words.analysis.decisions[decision],
          cells: [signed(-decisions[decision])],
        }))}
        sum={{ name: say.total, cells: [signed(-total)] }}
      />
      <PointsTable
        caption={say.byLine}
        rows={lines
          .filter(({ own, kept }) => own + kept !== 0)
          .map(({ line, own, kept }) => ({
            key: 'terrain' in line ? line.terrain : line.card,
            name: capital(lineName(words, line, title)),
            cells: [signed(-own - kept)],
          }))}
        sum={{ name: say.total, cells: [signed(-total)] }}
      />
    </div>
  );
}
