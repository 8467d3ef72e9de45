// What can be done now: the card in hand and the buttons to turn, undo, redo and confirm.

import { HandCard } from '@wagons/board';
import { cardOf, type Game, type Seat } from '@wagons/rules';
import { settings } from '../../app/desk.ts';
import { sound } from '../../app/sound.ts';
import { titleIn, useLetters, useSpeech } from '../../app/speech.ts';
import { DIRECTIONS } from '../../table/nudge.ts';
import { NudgePad } from './nudgePad.tsx';
import type { SeenNow } from './seen.ts';

export function ActionBar(props: SeenNow) {
  const { table, sitting, game, pointed, own } = props;
  const speech = useSpeech();
  const { actions } = speech.web.table;
  const title = titleIn(speech, game.deck);
  const card = pointed.value;
  const isMine = sitting.seat.value !== undefined;
  const take = (): void => {
    if (card === undefined) return;
    pointed.value = undefined;
    sound('card');
    sitting.pick(card);
  };
  return (
    <section class="actions">
      {sitting.card.value !== undefined && <Hand {...props} />}
      <div class="buttons">
        <button type="button" class="button" disabled={!sitting.canUndo.value} onClick={sitting.undo}>
          {actions.undo}
        </button>
        <button type="button" class="button" disabled={!sitting.canRedo.value} onClick={sitting.redo}>
          {actions.redo}
        </button>
        {isMine && game.phase === 'place' ? (
          <>
            <button type="button" class="button" onClick={sitting.turnCard}>
              {actions.turn}
            </button>
            <button
              type="button"
              class="button main"
              disabled={!sitting.ghost.value}
              onClick={() => {
                sound('card');
                sitting.place();
              }}
            >
              {isLast(game, own) ? actions.confirm : actions.place}
            </button>
          </>
        ) : (
          <>
            <button
              type="button"
              class="button"
              disabled={!table.canTakeBack.value}
              onClick={() => void table.takeBack()}
            >
              {actions.takeBack}
            </button>
            {isMine && card !== undefined && (
              <button type="button" class="button main" onClick={take}>
                {game.phase === 'pickStart' ? actions.name(title(card)) : actions.take(title(card))}
              </button>
            )}
          </>
        )}
      </div>
    </section>
  );
}
