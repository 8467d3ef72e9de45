// The note of the coach at a table: one sentence with the card in it, and three ways to answer.

import type { Engine } from '@wagons/ai/service';
import type { BySeat, Seat } from '@wagons/rules';
import { opponent } from '@wagons/rules';
import { useEffect, useMemo } from 'preact/hooks';
import { useSpeech } from '../../kit/speech/speech.ts';
import { settings } from '../../kit/storage/storage.ts';
import type { Table } from '../table/table.ts';
import { RichText } from '../view/richText.tsx';
import { coachEngine } from './coachEngine.ts';
import { makeCoach } from './coach.ts';
import { useCommentText } from './commentText.ts';
import * as css from './coach.module.css';

type CoachNoteProps = {
  readonly table: Table;
  readonly reader: Seat;
  readonly names: BySeat<string>;
  /** Whether the player has chosen a card or a spot. */
  readonly isActing?: boolean;
  readonly engine?: Engine;
};

export function CoachNote(props: CoachNoteProps) {
  const { table, reader, names, isActing = false, engine = coachEngine } = props;
  const game = table.game.value;
  const coach = useMemo(() => makeCoach(engine, reader, table.game.peek()), [table, reader, engine]);
  useEffect(() => coach.leave, [coach]);
  useEffect(() => coach.follow(game), [coach, game]);
  // A note about the last turn is stale once the next one begins.
  const isBusy = isActing || (table.pending.value.length > 0 && table.awaited.value === undefined);
  useEffect(() => {
    if (isBusy) coach.dismiss();
  }, [coach, isBusy]);
  const say = useSpeech().app.coach;
  const text = useCommentText(game, names[opponent(reader)]);
  const comment = coach.comment.value;
  if (!comment) return null;
  return (
    <div class={css.coach} role="status">
      <p>
        <RichText deck={game.deck} text={text(comment)} />
      </p>
      <div class={css.answers}>
        <button type="button" class="button" onClick={() => void table.takeBack()}>
          {say.again}
        </button>
        <button type="button" class="button main" onClick={coach.dismiss}>
          {say.fine}
        </button>
        <button type="button" class="plain" onClick={() => (settings.coach.value = false)}>
          {say.off}
        </button>
      </div>
    </div>
  );
}
