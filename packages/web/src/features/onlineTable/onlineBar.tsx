// The bar of an online table: players with presence, clock and total, chat, and hint.

import type { Signal } from '@preact/signals';
import type { Seat } from '@wagons/rules';
import { useSpeech } from '../../kit/speech/speech.ts';
import type { RemoteTable } from '../../online/remoteTable.ts';
import { CountedPoints } from '../../play/motion/countedPoints.tsx';
import { standingOf } from '../../play/table/preview.ts';
import { inOrder } from '../../play/text/chairs.ts';
import { SoundButton } from '../../play/view/soundButton.tsx';
import { useTable } from '../../play/view/tableContext.ts';
import { Drawn, Sign } from '../../play/view/sign.tsx';
import { clockText, warningOf } from './clockText.ts';
import { mayHint } from './help.ts';
import { tableWords } from '../../online/ui/tableWords.ts';

const CHAT = 'M4 5h16v11H10l-4.5 4V16H4z';

type OnlineBarProps = { readonly table: RemoteTable; readonly isChatting: Signal<boolean> };

export function OnlineBar({ table, isChatting }: OnlineBarProps) {
  const { sitting, chairs, hints, menu } = useTable();
  const { web } = useSpeech();
  const say = tableWords.use();
  const unread = table.chat.unread.value;
  return (
    <header class="table-bar far-bar">
      <button
        type="button"
        class="plain"
        aria-label={web.shell.menu}
        title={web.shell.menu}
        onClick={() => (menu.value = 'open')}
      >
        <Sign name="menu" />
      </button>
      <div class="totals">
        {inOrder(chairs).map((seat) => (
          <Player key={seat} table={table} seat={seat} />
        ))}
      </div>
      <SoundButton />
      {table.seat.value && mayHint(table.settings) && (
        <button
          type="button"
          class="plain far-hint"
          disabled={sitting.seat.value === undefined}
          aria-label={web.table.actions.hint}
          title={web.table.actions.hint}
          onClick={hints.ask}
        >
          <Sign name="hint" />
        </button>
      )}
      {table.seat.value && (
        <button
          type="button"
          class="plain far-chat"
          aria-label={say.chat.open({ unread })}
          title={say.chat.heading}
          aria-expanded={isChatting.value}
          onClick={() => (isChatting.value = !isChatting.value)}
        >
          <Drawn path={CHAT} />
          {unread > 0 && (
            <b class="unread" aria-hidden="true">
              {unread}
            </b>
          )}
        </button>
      )}
    </header>
  );
}

function Player({ table, seat }: { readonly table: RemoteTable; readonly seat: Seat }) {
  const { sitting, chairs } = useTable();
  const say = tableWords.use();
  const game = sitting.now.value;
  const isHere = table.presence.value?.[seat] ?? false;
  const name = chairs.names[seat];
  const moving = table.game.value.phase === 'over' ? undefined : table.game.value.seat;
  const isReader = seat === chairs.reader;
  return (
    <span class="total" data-seat={seat} data-moving={seat === moving}>
      <span class="who">
        {!isReader && (
          <span
            class="presence"
            role="img"
            data-here={isHere}
            aria-label={isHere ? say.here({ who: name }) : say.away({ who: name })}
            title={isHere ? say.here({ who: name }) : say.away({ who: name })}
          />
        )}
        <span class="who-name">{name}</span>
      </span>
      <Clock table={table} seat={seat} name={name} />
      <CountedPoints class="points" points={standingOf(game).tallies[seat].total} />
    </span>
  );
}

type ClockProps = { readonly table: RemoteTable; readonly seat: Seat; readonly name: string };

function Clock({ table, seat, name }: ClockProps) {
  const say = tableWords.use();
  const left = table.left.value?.[seat];
  if (left === undefined) return null;
  const text = clockText(say, left);
  return (
    <span
      class="clock"
      role="timer"
      aria-label={say.time.left({ who: name, time: text })}
      data-running={table.clocks.value?.running === seat}
      data-warning={warningOf(left) !== undefined}
      data-still={table.presence.value === undefined}
    >
      {text}
    </span>
  );
}

/** Delivery state, whether hints are allowed, and the number of spectators. */
export function OnlineSigns({ table }: { readonly table: RemoteTable }) {
  const say = tableWords.use();
  const watching = table.presence.value?.watching ?? 0;
  return (
    <div class="far-signs">
      <Delivery table={table} />
      {mayHint(table.settings) && <small class="hints-allowed">{say.settings.hints}</small>}
      {watching > 0 && <small class="watching">{say.watching({ count: watching })}</small>}
    </div>
  );
}

/** Whether the reader's moves have reached the server. */
function stateOf(table: RemoteTable): 'unsent' | 'sending' | 'saved' | 'checking' {
  if (table.waiting.value.length > 0) return 'sending';
  if (!table.agrees.value) return 'checking';
  return table.pending.value.length > (startedItself(table) ? 1 : 0) ? 'unsent' : 'saved';
}

/** Whether the turn begins with a free first card, which is placed without the reader. */
function startedItself({ game: { value: game } }: RemoteTable): boolean {
  return game.phase === 'place' && game.towns[game.seat].length === 0;
}

function Delivery({ table }: { readonly table: RemoteTable }) {
  const { line } = tableWords.use();
  if (!table.seat.value) return <small class="delivery">{tableWords.use().youWatch}</small>;
  const state = stateOf(table);
  return (
    <small class="delivery" data-state={state} role="status">
      {line[state]}
    </small>
  );
}
