// What could have been better: the points that each decision cost, and in words the better move.

import { useSignal } from '@preact/signals';
import type { Decision, Grade, Review } from '@wagons/ai';
import { type Game, SEATS, undo } from '@wagons/rules';
import { gradeText } from '@wagons/words';
import { useEffect } from 'preact/hooks';
import { allWords } from '../../app/allWords.ts';
import { laterWords } from '../../app/laterWords.ts';
import { ports } from '../../app/ports.ts';
import { makeRoute } from '../../app/route.ts';
import { titleIn, useSpeech } from '../../app/speech.ts';
import { codeOf } from '../../store/games.ts';
import type { Chairs } from '../table/chairs.ts';
import '../../look/panel.css';

// The list of the engine itself would bring the whole engine along.
const DECISIONS: readonly Decision[] = ['start', 'draft', 'placement'];

type State =
  | { readonly is: 'working'; readonly done: number; readonly of: number }
  | { readonly is: 'failed' }
  | { readonly is: 'done'; readonly review: Review };

/** An estimate may be off by a point, so it must cost more than that to be told. */
const isTold = ({ lost, best, played }: Grade): boolean => lost > (best.proven && played.proven ? 0 : 1);

export function Analysis({ game, chairs }: { readonly game: Game; readonly chairs: Chairs }) {
  const say = laterWords.use().end.analysis;
  const state = useSignal<State>({ is: 'working', done: 0, of: game.moves.length });
  useEffect(() => {
    let done = 0;
    const thought = ports.thinker().ask({ is: 'review', game }, (_, of) => {
      done++;
      state.value = { is: 'working', done, of };
    });
    void thought.answer.then((answer) => {
      if (answer.ok) state.value = { is: 'done', review: answer.value };
      else if (answer.error.why !== 'cancelled') state.value = { is: 'failed' };
    });
    return thought.cancel;
  }, [game]);
  return (
    <section class="analysis panel">
      <h2>{say.heading}</h2>
      {state.value.is === 'working' && <p>{say.working(state.value.done, state.value.of)}</p>}
      {state.value.is === 'failed' && <p>{say.failed}</p>}
      {state.value.is === 'done' && <Grades game={game} chairs={chairs} review={state.value.review} />}
    </section>
  );
}

type GradesProps = { readonly game: Game; readonly chairs: Chairs; readonly review: Review };

const Grades = allWords.wait(function Told({ game, chairs, review }: GradesProps) {
  const speech = useSpeech();
  const words = allWords.use();
  const say = laterWords.use().end.analysis;
  const title = titleIn(speech, game.deck);
  const told = review.grades.filter(isTold);
  const lostIn = (seat: 'first' | 'second', decision: Decision): number =>
    told
      .filter((grade) => grade.seat === seat && grade.decision === decision)
      .reduce((sum, { lost }) => sum + lost, 0);
  if (told.length === 0) return <p>{say.none}</p>;
  return (
    <>
      <table class="lost">
        <thead>
          <tr>
            <td />
            {DECISIONS.map((decision) => (
              <th key={decision} scope="col">
                {words.analysis.decisions[decision]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {SEATS.map((seat) => (
            <tr key={seat} data-seat={seat}>
              <th scope="row">{chairs.names[seat]}</th>
              {DECISIONS.map((decision) => (
                <td key={decision}>{words.amounts.number(-lostIn(seat, decision))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ol class="grades">
        {told.map((grade) => (
          <li key={grade.at} data-seat={grade.seat}>
            <a href={makeRoute({ screen: 'replay', code: codeOf(game), at: grade.at })}>
              {words.amounts.number(grade.at + 1)}
            </a>{' '}
            {gradeText(words, undo(game, game.moves.length - grade.at), grade, title, chairs.parties)}
          </li>
        ))}
      </ol>
      <p>
        <small>{say.smallLeftOut}</small>
      </p>
    </>
  );
});
