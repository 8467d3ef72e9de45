// The bar of an online table: players with presence, clock and total, chat, and hint.

import type { Signal } from '@preact/signals';
import type { Seat } from '@wagons/rules';
import type { RemoteTable } from '../../online/remoteTable.ts';
import { isGuest, provisionalText } from '../../online/ui/person.tsx';
import { HintTool, MenuTool, movingIn, TableBar } from '../../play/tableView/bar.tsx';
import { usePlay } from '../../play/tableView/model.ts';
import { Drawn } from '../../play/view/sign.tsx';
import { SoundButton } from '../../play/view/soundButton.tsx';
import { clockText, warningOf } from './clockText.ts';
import { mayHint } from './help.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import * as css from './onlineBar.module.css';

const CHAT = 'M4 5h16v11H10l-4.5 4V16H4z';

type OnlineBarProps = { readonly table: RemoteTable; readonly isChatting: Signal<boolean> };

export function OnlineBar({ table, isChatting }: OnlineBarProps) {
  const { viewpoint, menu } = usePlay();
  return (
    <TableBar
      lead={<MenuTool onOpen={() => (menu.value = 'open')} />}
      moving={movingIn(table.game.value)}
      mark={(seat) => seat !== viewpoint.reader && <Presence table={table} seat={seat} />}
      about={(seat) => <About table={table} seat={seat} />}
      clock={(seat) => <Clock table={table} seat={seat} name={viewpoint.names[seat]} />}
    >
      <SoundButton />
      {table.seat.value && mayHint(table.settings) && <HintTool />}
      {table.seat.value && <ChatTool table={table} isChatting={isChatting} />}
    </TableBar>
  );
}

function ChatTool({ table, isChatting }: OnlineBarProps) {
  const say = useSpeech().online.table;
  const unread = table.chat.unread.value;
  return (
    <button
      type="button"
      class={`plain ${css.chat}`}
      aria-label={say.chat.open({ unread })}
      title={say.chat.heading}
      aria-expanded={isChatting.value}
      onClick={() => (isChatting.value = !isChatting.value)}
    >
      <Drawn path={CHAT} />
      {unread > 0 && (
        <b class={css.unread} aria-hidden="true">
          {unread}
        </b>
      )}
    </button>
  );
}

/** Whether a player is connected. */
function Presence({ table, seat }: { readonly table: RemoteTable; readonly seat: Seat }) {
  const who = usePlay().viewpoint.names[seat];
  const say = useSpeech().online.table;
  const isHere = table.presence.value?.[seat] ?? false;
  const text = isHere ? say.here({ who }) : say.away({ who });
  return <span class={css.presence} role="img" data-here={isHere} aria-label={text} title={text} />;
}

/** The rating at stake, or that the player is a guest. */
function About({ table, seat }: { readonly table: RemoteTable; readonly seat: Seat }) {
  const words = useSpeech().online;
  const person = table.face.value.seats?.[seat];
  if (!person) return null;
  const note = provisionalText(words, person);
  if (table.settings.rated && person.rating !== undefined)
    return (
      <small class={css.about} data-part="rating" title={note}>
        <span class="unseen">{words.people.rating}: </span>
        {String(person.rating)}
        {note !== '' && <span aria-hidden="true">?</span>}
        {note !== '' && <span class="unseen"> ({note})</span>}
      </small>
    );
  if (!isGuest(person)) return null;
  return (
    <small class={css.about} data-part="guest">
      {words.lobby.guest}
    </small>
  );
}

type ClockProps = { readonly table: RemoteTable; readonly seat: Seat; readonly name: string };

function Clock({ table, seat, name }: ClockProps) {
  const say = useSpeech().online.table;
  const left = table.left.value?.[seat];
  if (left === undefined) return null;
  const text = clockText(say, left);
  return (
    <span
      class={css.clock}
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

/** Delivery state, whether the game is rated or hints are allowed, and the number of spectators. */
export function OnlineSigns({ table }: { readonly table: RemoteTable }) {
  const say = useSpeech().online.table;
  const watching = table.presence.value?.watching ?? 0;
  return (
    <div class={css.signs}>
      <Delivery table={table} />
      {table.settings.rated && (
        <small class={css.hintsAllowed} data-part="rated">
          {say.settings.rated}
        </small>
      )}
      {mayHint(table.settings) && (
        <small class={css.hintsAllowed} data-part="hints-allowed">
          {say.settings.hints}
        </small>
      )}
      {watching > 0 && <small class={css.watching}>{say.watching({ count: watching })}</small>}
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
  const { line, youWatch } = useSpeech().online.table;
  if (!table.seat.value)
    return (
      <small class={css.delivery} data-part="delivery">
        {youWatch}
      </small>
    );
  const state = stateOf(table);
  return (
    <small class={css.delivery} data-part="delivery" data-state={state} role="status">
      {line[state]}
    </small>
  );
}
