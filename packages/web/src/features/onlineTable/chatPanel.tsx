// The chat of an online table: beside it, or over its lower part on small screens.

import { useSignal } from '@preact/signals';
import { PHRASE_NAMES, phraseIn, PHRASES } from '@wagons/protocol/codes';
import { opponent } from '@wagons/rules';
import type { OnlineTableWords } from '@wagons/words/areas';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { announce } from '../../kit/browser/announcer.tsx';
import { useLatest } from '../../kit/browser/useLatest.ts';
import { useListener } from '../../kit/browser/useListener.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import type { RemoteTable } from '../../online/remoteTable.ts';
import { GuestMark } from '../../online/ui/person.tsx';
import { refusalText } from '../../online/ui/refusalText.ts';
import { ReportForm } from '../../online/ui/reportForm.tsx';
import { nameOf, otherName } from '../../online/ui/viewpoint.ts';
import * as form from '../../kit/ui/form.module.css';
import * as css from './chatPanel.module.css';

/** The server's limit for a chat line. */
const LETTERS = 200;
/** The remaining letters are shown below this number. */
const FEW = 40;

type ChatPanelProps = { readonly table: RemoteTable; readonly onClose: () => void };

export function ChatPanel({ table, onClose }: ChatPanelProps) {
  const { shell, table: near } = useSpeech().web;
  const say = useSpeech().online.table;
  const { chat } = table;
  const lines = chat.lines.value;
  const face = table.face.value;
  const seat = table.seat.value ?? 'first';
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    chat.markRead();
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [lines.length, chat]);
  const panel = useRef<HTMLElement>(null);
  useListener(panel, 'keydown', ({ key, target }) => {
    const isInDialog = target instanceof Element && target.closest('dialog') !== null;
    if (key === 'Escape' && !isInDialog) onClose();
  });
  return (
    <aside ref={panel} class={css.chat} aria-label={say.chat.heading}>
      <header>
        <h2>{say.chat.heading}</h2>
        <button type="button" class="plain" aria-label={shell.close} onClick={onClose}>
          <span aria-hidden="true">✕</span>
        </button>
      </header>
      <Moderation table={table} />
      {lines.length === 0 && <p class={css.note}>{say.chat.none}</p>}
      <div ref={list} class={css.lines} role="log">
        <ol>
          {lines.map((line) => (
            <li key={line.line} data-seat={line.seat} data-own={line.seat === seat}>
              <b>
                {line.seat === seat ? near.you : nameOf(say, face.seats?.[line.seat])}{' '}
                {line.seat !== seat && <GuestMark person={face.seats?.[line.seat]} />}
              </b>
              <span>{textOf(say, line.text)}</span>
            </li>
          ))}
        </ol>
      </div>
      <Undelivered table={table} />
      {chat.isMuted.value && <p class={css.note}>{say.chat.muted({ who: otherName(say, face, seat) })}</p>}
      <Phrases table={table} />
      <Writing table={table} />
    </aside>
  );
}

/** A line as its reader sees it: a ready-made one in their own language. */
function textOf({ chat }: OnlineTableWords, text: string): string {
  const phrase = phraseIn(text);
  return phrase ? chat.phrases[phrase] : text;
}

type AtTable = { readonly table: RemoteTable };

/** Mutes and reports the opponent, where it is needed. */
function Moderation({ table }: AtTable) {
  const words = useSpeech().online.table;
  const { chat: say, menu } = words;
  const [isReporting, setReporting] = useState(false);
  const seat = table.seat.value;
  const person = seat && table.face.value.seats?.[opponent(seat)];
  if (!person) return null;
  const who = nameOf(words, person);
  const isMuted = table.chat.isMuted.value;
  return (
    <div class={css.moderation}>
      <button
        type="button"
        class="plain"
        aria-label={isMuted ? menu.unmute({ who }) : menu.mute({ who })}
        onClick={() => table.chat.mute({ isMuted: !isMuted })}
      >
        {isMuted ? say.unmute : say.mute}
      </button>
      <button
        type="button"
        class="plain"
        aria-label={menu.report({ who })}
        onClick={() => setReporting(true)}
      >
        {say.report}
      </button>
      {isReporting && <ReportForm person={person} game={table.id} onClose={() => setReporting(false)} />}
    </div>
  );
}

/** The reader's lines that the server doesn't have. */
function Undelivered({ table }: AtTable) {
  const words = useSpeech().online.table;
  const { chat: say, line } = words;
  const refusals = useSpeech().refusals;
  const { chat } = table;
  const unsent = chat.unsent.value;
  if (unsent.length === 0) return null;
  return (
    <ul class={css.unsent} data-part="unsent">
      {unsent.map(({ cmdId, text, why }) => (
        <li key={cmdId}>
          <span>{textOf(words, text)}</span>
          <small class={why && form.wrong} role="status">
            {why ? `${say.undelivered} ${refusalText(refusals, why)}` : line.sending}
          </small>
          {why && (
            <button
              type="button"
              class="plain"
              onClick={() => {
                chat.dropRefused(cmdId);
                table.order({ type: 'say', text });
              }}
            >
              {say.again}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Ready-made lines, which their reader sees in another language. */
function Phrases({ table }: AtTable) {
  const { phrases } = useSpeech().online.table.chat;
  return (
    <ul class={css.phrases} aria-label={phrases.heading}>
      {PHRASE_NAMES.map((name) => (
        <li key={name}>
          <button
            type="button"
            class="plain"
            onClick={() => table.order({ type: 'say', text: PHRASES[name] })}
          >
            {phrases[name]}
          </button>
        </li>
      ))}
    </ul>
  );
}

function Writing({ table }: AtTable) {
  const { chat } = useSpeech().online.table;
  const text = useSignal('');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const line = text.value.trim();
  const room = LETTERS - line.length;
  const isTooLong = room < 0;
  const latestRoom = useLatest(room);
  useEffect(() => {
    if (isTooLong) announce(chat.room({ over: true, letters: -latestRoom.current }));
  }, [isTooLong, chat, latestRoom]);
  const send = (event: Event): void => {
    event.preventDefault();
    if (line === '' || isTooLong) return;
    table.order({ type: 'say', text: line });
    text.value = '';
  };
  return (
    <form class={form.field} onSubmit={send}>
      <div class={css.write}>
        <input
          ref={input}
          value={text.value}
          aria-label={chat.write}
          aria-describedby={id}
          aria-invalid={isTooLong}
          placeholder={chat.write}
          autocomplete="off"
          enterkeyhint="send"
          onInput={(event) => (text.value = event.currentTarget.value)}
        />
        <button class="button" disabled={line === '' || isTooLong}>
          {chat.send}
        </button>
      </div>
      <small id={id} class={isTooLong ? form.wrong : ''}>
        {room < FEW && chat.room({ over: isTooLong, letters: Math.abs(room) })}
      </small>
    </form>
  );
}
