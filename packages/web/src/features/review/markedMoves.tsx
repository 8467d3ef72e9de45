// All moves with their cards and marks, each a button that shows its decision.

import { capital } from '@wagons/words';
import { seatToMove } from '@wagons/rules';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { useStaggered } from '../../kit/browser/useStaggered.ts';
import { allWords } from '../../kit/lazy/allWords.ts';
import { usePagesWords } from '../../kit/lazy/pagesWords.ts';
import { pictureIn, useSpeech } from '../../kit/speech/speech.ts';
import { didText } from '../../play/text/moveTexts.ts';
import { RichText } from '../../play/view/richText.tsx';
import { MarkSign } from './markSign.tsx';
import type { Reviewed } from './reviewRoom.tsx';

/** Rows that are rendered in one frame. */
const ROWS = 2;

export function MarkedMoves(props: Reviewed) {
  const { game, walk } = props;
  const { review: say } = usePagesWords();
  const list = useRef<HTMLOListElement>(null);
  const drawn = useStaggered(Math.ceil(game.moves.length / ROWS)) * ROWS;
  const { at } = walk;
  // Scrolls the list to the current move without scrolling the page.
  useEffect(() => {
    const { current: box } = list;
    const row = box?.children[at];
    if (!box || !(row instanceof HTMLElement)) return;
    box.scrollTop = row.offsetTop - box.offsetTop - (box.clientHeight - row.offsetHeight) / 2;
  }, [at, drawn]);
  return (
    <nav class="marked-moves" aria-label={say.moves}>
      <h2>{say.moves}</h2>
      <ol ref={list}>
        {game.moves.slice(0, drawn).map((_, index) => (
          <Row key={index} {...props} index={index} />
        ))}
      </ol>
    </nav>
  );
}

function Row({ game, positions, grades, story, walk, index }: Reviewed & { readonly index: number }) {
  const speech = useSpeech();
  const { amounts, analysis } = allWords.use();
  const before = positions[index];
  const move = game.moves[index];
  const by = before && seatToMove(before);
  const { parties } = story.chairs;
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
        onClick={() => walk.goTo(index)}
      >
        <b>{amounts.number(index + 1)}</b>
        <span>{text}</span>
        {grade && (
          <span class="marked" title={capital(analysis.marks[grade.mark])}>
            <MarkSign mark={grade.mark} />
            <span class="unseen">{analysis.marks[grade.mark]}</span>
            {grade.lost > grade.uncertainty && <b>−{amounts.number(grade.lost)}</b>}
          </span>
        )}
      </button>
    </li>
  );
}
