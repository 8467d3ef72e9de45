// The chat of the two at a table: beside it where there is room, over its lower part where there is not.

import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { useSpeech } from '../../app/speech.ts';
import type { RemoteTable } from '../../online/remoteTable.ts';
import { nameOf, otherName } from './chairs.ts';
import { tableWords } from './words.ts';
import '../../look/controls.css';

/** So many letters fit into a line; the server allows no more. */
const LETTERS = 200;

type ChatPanelProps = { readonly table: RemoteTable; readonly onClose: () => void };

export function ChatPanel({ table, onClose }: ChatPanelProps) {
  const { shell, table: near } = useSpeech().web;
  const say = tableWords.use();
  const { chat } = table;
  const lines = chat.lines.value;
  const face = table.face.value;
  const seat = table.seat.value ?? 'first';
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    chat.markRead();
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [lines.length]);
  return (
    <aside
      class="chat"
      aria-label={say.chat.heading}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <header>
        <h2>{say.chat.heading}</h2>
        <button type="button" class="plain" aria-label={shell.close} onClick={onClose}>
          <span aria-hidden="true">✕</span>
        </button>
      </header>
      {lines.length === 0 && <p class="chat-none">{say.chat.none}</p>}
      <div ref={list} class="chat-lines" role="log">
        <ol>
          {lines.map((line) => (
            <li key={line.line} data-seat={line.seat} data-own={line.seat === seat}>
              <b>{line.seat === seat ? near.you : nameOf(say, face.seats?.[line.seat])}</b>
              <span>{line.text}</span>
            </li>
          ))}
        </ol>
      </div>
      {chat.isMuted.value && <p class="chat-none">{say.chat.muted(otherName(say, face, seat))}</p>}
      <Writing table={table} />
    </aside>
  );
}

function Writing({ table }: { readonly table: RemoteTable }) {
  const { chat } = tableWords.use();
  const text = useSignal('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const send = (event: Event): void => {
    event.preventDefault();
    const line = text.value.trim();
    if (line === '') return;
    table.want({ type: 'say', text: line });
    text.value = '';
  };
  return (
    <form class="field" onSubmit={send}>
      <div class="chat-write">
        <input
          ref={input}
          value={text.value}
          maxLength={LETTERS}
          aria-label={chat.write}
          placeholder={chat.write}
          autocomplete="off"
          enterkeyhint="send"
          onInput={(event) => (text.value = event.currentTarget.value)}
        />
        <button class="button" disabled={text.value.trim() === ''}>
          {chat.send}
        </button>
      </div>
    </form>
  );
}
