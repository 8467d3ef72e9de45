// The analysis of a finished game: the points each decision cost, and the better move.

import { useSignal } from '@preact/signals';
import { type DecisionKind, DECISIONS, type Grade, type Review } from '@wagons/ai';
import { type Game, type Seat, undo } from '@wagons/rules';
import { sameCell } from '@wagons/rules/town';
import { gradeText } from '@wagons/words';
import { useEffect, useRef } from 'preact/hooks';
import { allWords } from '../../kit/lazy/allWords.ts';
import { laterWords } from '../../kit/lazy/laterWords.ts';
import { games } from '../local/library.ts';
import { ports } from '../local/ports.ts';
import { makeRoute } from '../../kit/browser/route.ts';
import { useMount } from '../../kit/browser/useMount.ts';
import { pictureIn, titleIn, useSpeech } from '../../kit/speech/speech.ts';
import { codeOf } from '../store/games.ts';
import { type Chairs, inOrder } from '../text/chairs.ts';
import { lossesIn, recallEnd, remember, toldOf } from './endMemory.ts';
import '../../kit/look/panel.css';
import { RichText } from '../view/richText.tsx';

type State =
  | { readonly is: 'working'; readonly done: number; readonly of: number }
  | { readonly is: 'failed' }
  | { readonly is: 'done'; readonly review: Review };

function useReview(game: Game) {
  const code = codeOf(game);
  const known = recallEnd(code).review;
  const state = useSignal<State>(
    known ? { is: 'done', review: known } : { is: 'working', done: 0, of: game.moves.length },
  );
  useEffect(() => {
    if (state.peek().is === 'done') return undefined;
    let done = 0;
    const thought = ports.thinker().ask({ is: 'review', game }, (_, of) => {
      done++;
      state.value = { is: 'working', done, of };
    });
    void thought.answer.then((answer) => {
      if (answer.ok) {
        remember(code, { review: answer.value });
        games.keepLosses(code, lossesIn(answer.value));
        state.value = { is: 'done', review: answer.value };
      } else if (answer.error.why !== 'cancelled') state.value = { is: 'failed' };
    });
    return thought.cancel;
  }, [game, code, state]);
  return state;
}

export function Analysis({ game, chairs }: { readonly game: Game; readonly chairs: Chairs }) {
  const say = laterWords.use().end.analysis;
  const state = useReview(game);
  return (
    <section class="analysis panel">
      <h2>{say.heading}</h2>
      {state.value.is === 'working' && <p>{say.working({ done: state.value.done, of: state.value.of })}</p>}
      {state.value.is === 'failed' && <p>{say.failed}</p>}
      {state.value.is === 'done' && <Grades game={game} chairs={chairs} review={state.value.review} />}
    </section>
  );
}

type GradesProps = { readonly game: Game; readonly chairs: Chairs; readonly review: Review };

const Grades = allWords.wait(function Told(props: GradesProps) {
  const { chairs, review } = props;
  const words = allWords.use();
  const say = laterWords.use().end.analysis;
  const told = toldOf(review);
  const lostIn = (seat: Seat, decision: DecisionKind): string => {
    const isSuch = (grade: Grade): boolean => grade.seat === seat && grade.decision === decision;
    // Only one player chooses the starting card.
    if (!review.grades.some(isSuch)) return '–';
    return words.amounts.number(told.filter(isSuch).reduce((sum, { lost }) => sum + lost, 0));
  };
  if (told.length === 0) return <p>{say.none}</p>;
  return (
    <>
      <table class="lost">
        <caption>{say.lost}</caption>
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
          {inOrder(chairs).map((seat) => (
            <tr key={seat} data-seat={seat}>
              <th scope="row">{chairs.names[seat]}</th>
              {DECISIONS.map((decision) => (
                <td key={decision}>{lostIn(seat, decision)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <GradeList {...props} told={told} />
      <p>
        <small>{say.smallLeftOut}</small>
      </p>
    </>
  );
});

/** How many mistakes per player are listed at first, the worst ones. */
const WORST = 3;

function GradeList({ game, chairs, told }: GradesProps & { readonly told: readonly Grade[] }) {
  const say = laterWords.use().end.analysis;
  const { lookedAt } = recallEnd(codeOf(game));
  const seats = chairs.reader ? [chairs.reader] : inOrder(chairs);
  const worst = seats.flatMap((seat) =>
    told
      .filter((grade) => grade.seat === seat)
      .toSorted((a, b) => b.lost - a.lost)
      .slice(0, WORST),
  );
  // Without own mistakes, the opponent's are listed.
  const first = worst.length > 0 ? told.filter((grade) => worst.includes(grade)) : told.slice(0, WORST);
  const isAll = useSignal(lookedAt !== undefined && first.every(({ at }) => at !== lookedAt));
  return (
    <>
      <ol class="grades">
        {(isAll.value ? told : first).map((grade) => (
          <GradeItem
            key={grade.at}
            game={game}
            chairs={chairs}
            grade={grade}
            isBack={grade.at === lookedAt}
          />
        ))}
      </ol>
      {!isAll.value && first.length < told.length && (
        <button type="button" class="button" onClick={() => (isAll.value = true)}>
          {say.all({ count: told.length })}
        </button>
      )}
    </>
  );
}

type GradeItemProps = {
  readonly game: Game;
  readonly chairs: Chairs;
  readonly grade: Grade;
  /** Whether the reader returns from the replay of this move. */
  readonly isBack: boolean;
};

function GradeItem({ game, chairs, grade, isBack }: GradeItemProps) {
  const speech = useSpeech();
  const words = allWords.use();
  const say = laterWords.use().end.analysis;
  const link = useRef<HTMLAnchorElement>(null);
  const code = codeOf(game);
  const { at, seat, best, played } = grade;
  useMount(() => {
    if (!isBack) return;
    link.current?.focus();
    remember(code, { lookedAt: undefined });
  });
  const isTurned =
    best.move.type === 'place' && played.move.type === 'place' && sameCell(best.move.cell, played.move.cell);
  return (
    <li data-seat={seat}>
      <a
        ref={link}
        class="button"
        href={makeRoute({ screen: 'replay', code, at })}
        onClick={() => remember(code, { lookedAt: at })}
      >
        {say.move({ move: at + 1 })}
      </a>
      <span>
        <RichText
          deck={game.deck}
          text={gradeText(words, {
            game: undo(game, game.moves.length - at),
            grade,
            title: titleIn(speech, game.deck),
            mention: pictureIn(speech, game.deck),
            parties: chairs.parties,
            where: isTurned ? 'same' : 'another',
            saysPlayed: true,
          })}
        />
      </span>
    </li>
  );
}
