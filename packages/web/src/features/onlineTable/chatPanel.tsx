// The chat of an online table: beside it, or over its lower part on small screens.

import { useSignal } from '@preact/signals';
import { useEffect, useId, useRef } from 'preact/hooks';
import { announce } from '../../kit/browser/announcer.tsx';
import { useLatest } from '../../kit/browser/useLatest.ts';
import { useListener } from '../../kit/browser/useListener.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import type { RemoteTable } from '../../online/remoteTable.ts';
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
  useListener(panel, 'keydown', ({ key }) => {
    if (key === 'Escape') onClose();
  });
  return (
    <aside ref={panel} class={css.chat} aria-label={say.chat.heading}>
      <header>
        <h2>{say.chat.heading}</h2>
        <button type="button" class="plain" aria-label={shell.close} onClick={onClose}>
          <span aria-hidden="true">✕</span>
        </button>
      </header>
      {lines.length === 0 && <p class={css.note}>{say.chat.none}</p>}
      <div ref={list} class={css.lines} role="log">
        <ol>
          {lines.map((line) => (
            <li key={line.line} data-seat={line.seat} data-own={line.seat === seat}>
              <b>{line.seat === seat ? near.you : nameOf(say, face.seats?.[line.seat])}</b>
              <span>{line.text}</span>
            </li>
          ))}
        </ol>
      </div>
      {chat.isMuted.value && <p class={css.note}>{say.chat.muted({ who: otherName(say, face, seat) })}</p>}
      <Writing table={table} />
    </aside>
  );
}

function Writing({ table }: { readonly table: RemoteTable }) {
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
