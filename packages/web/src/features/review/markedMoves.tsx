// All moves with their cards and marks, each a button that shows its decision.

import { capital } from '@wagons/words';
import { seatToMove } from '@wagons/rules';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { hasColumns } from '../../kit/browser/appearance.ts';
import { useDeferredParts } from '../../kit/browser/deferred.ts';
import { pictureIn, useSpeech } from '../../kit/speech/speech.ts';
import { didText } from '../../play/text/moveTexts.ts';
import { RichText } from '../../play/view/richText.tsx';
import { bringIntoView } from './bringIntoView.ts';
import { MarkKey } from './markKey.tsx';
import { MarkSign } from './markSign.tsx';
import type { Reviewed } from './reviewRoom.tsx';
import * as layout from '../../kit/ui/layout.module.css';
import * as css from './review.module.css';

/** Rows that are rendered in one frame. */
const ROWS = 2;

export function MarkedMoves(props: Reviewed) {
  const { game, walk } = props;
  const { review: say } = useSpeech().pages;
  const list = useRef<HTMLOListElement>(null);
  const drawn = useDeferredParts(Math.ceil(game.moves.length / ROWS)) * ROWS;
  const { at } = walk;
  useEffect(() => {
    if (list.current) keepInView(list.current, at);
  }, [at, drawn]);
  const press = (event: KeyboardEvent): void => {
    const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const to = Math.min(Math.max(at + step, 0), walk.last);
    walk.goTo(to);
    list.current?.querySelectorAll('button')[to]?.focus();
  };
  return (
    <nav class={css.moves} aria-label={say.moves}>
      <h2>{say.moves}</h2>
      <MarkKey />
      <ol ref={list} class={layout.list}>
        {game.moves.slice(0, drawn).map((_, index) => (
          <Row key={index} {...props} index={index} onKey={press} />
        ))}
      </ol>
    </nav>
  );
}

/** Scrolls the list as little as shows a row and its neighbors, and never the page. */
function keepInView(box: HTMLElement, at: number): void {
  const row = box.children[at];
  if (!(row instanceof HTMLElement)) return;
  const { offsetTop: top, offsetHeight: height } = row;
  const highest = top - height;
  const lowest = top + 2 * height - box.clientHeight;
  box.scrollTop = Math.min(Math.max(box.scrollTop, lowest), highest);
}

type RowProps = Reviewed & {
  readonly index: number;
  readonly onKey: (event: KeyboardEvent) => void;
};

function Row({ game, positions, grades, gamePlayers, walk, index, onKey }: RowProps) {
  const speech = useSpeech();
  const { amounts, analysis } = useSpeech().game;
  const before = positions[index];
  const move = game.moves[index];
  const by = before && seatToMove(before);
  const { parties } = gamePlayers.viewpoint;
  // Pictures are slow to draw again with every grade.
  const text = useMemo(
    () =>
      before && move && by ? (
        <RichText
          deck={game.deck}
          text={didText(speech, { by, move, before }, pictureIn(speech, game.deck), parties)}
        />
      ) : null,
    [speech, game, before, move, by, parties],
  );
  if (!by) return null;
  const grade = grades.find(({ at }) => at === index);
  return (
    <li data-seat={by}>
      <button
        type="button"
        aria-current={index === walk.at ? 'step' : undefined}
        onKeyDown={onKey}
        onClick={() => {
          walk.goTo(index);
          // Where the list is beside the decision, the page stays as it is.
          if (!hasColumns.peek()) bringIntoView(`.${css.decision}`);
        }}
      >
        <b>{amounts.number(index + 1)}</b>
        <span>{text}</span>
        {grade && (
          <span class={css.marked} title={capital(analysis.marks[grade.mark])}>
            <MarkSign mark={grade.mark} />
            <span class="unseen">{analysis.marks[grade.mark]}</span>
            {grade.lost > grade.uncertainty && <b>−{amounts.number(grade.lost)}</b>}
          </span>
        )}
      </button>
    </li>
  );
}
