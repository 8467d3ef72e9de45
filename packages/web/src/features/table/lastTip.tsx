// What the coach says about the player's last turn, at the end of the game: at the table it would be gone at once.

import { opponent, turnsOf } from '@wagons/rules';
import { useMemo } from 'preact/hooks';
import { useSpeech } from '../../kit/speech/speech.ts';
import { commentOn, isEarlyGame } from '../../play/coach/comment.ts';
import { useCommentText } from '../../play/coach/commentText.ts';
import { useReviewing } from '../../play/end/reviewing.ts';
import { games } from '../../play/local/library.ts';
import type { LocalTable } from '../../play/table/localTable.ts';
import type { Viewpoint } from '../../play/text/viewpoint.ts';
import { RichText } from '../../play/view/richText.tsx';
import * as finale from '../../play/end/finale.module.css';

type LastTipProps = { readonly table: LocalTable; readonly viewpoint: Viewpoint };

/** Nothing where the coach would be silent too, and until the review is done. */
export function LastTip({ table, viewpoint: { reader, names } }: LastTipProps) {
  const game = table.game.value;
  const { is, grades } = useReviewing(game).state.value;
  const isEarly = useMemo(() => isEarlyGame(games.list.peek(), table.id), [table]);
  const say = useSpeech().app.coach;
  const text = useCommentText(game, reader ? names[opponent(reader)] : '');
  const turn = turnsOf(game).findLast(({ seat }) => seat === reader);
  const own = grades.filter(({ at, seat }) => seat === reader && turn !== undefined && at >= turn.from);
  const comment = isEarly && is === 'done' ? commentOn(game, own) : undefined;
  if (!comment) return null;
  return (
    <p class={finale.standing} data-part="last-tip">
      {say.last} <RichText deck={game.deck} text={text(comment)} />
    </p>
  );
}
