// The chat of a table: its lines, those that aren't delivered, how many are unread, and whether the opponent is muted.

import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { ChatLine } from '@wagons/protocol';
import type { RefusalCode } from '@wagons/protocol/codes';
import type { KeyValueStore } from '../kit/storage/keyValueStore.ts';
import type { PendingCommand } from './outbox.ts';
import { type TableRole, withLines } from './replica.ts';

/** A line that the server doesn't have: on its way, or with the reason why it was refused. */
type UnsentLine = { readonly cmdId: string; readonly text: string; readonly why?: RefusalCode };

export type Chat = {
  /** All lines, without the opponent's while they are muted. */
  readonly lines: ReadonlySignal<readonly ChatLine[]>;
  readonly unsent: ReadonlySignal<readonly UnsentLine[]>;
  readonly unread: ReadonlySignal<number>;
  readonly isMuted: ReadonlySignal<boolean>;
  readonly mute: (to: { readonly isMuted: boolean }) => void;
  /** Marks every line as read. */
  readonly markRead: () => void;
  /** The number of the last line. */
  readonly last: () => number | undefined;
  readonly add: (lines: readonly ChatLine[]) => void;
  /** Keeps a line that was refused, so that it can be read and sent again. */
  readonly keepRefused: (command: PendingCommand, why: RefusalCode) => void;
  readonly dropRefused: (cmdId: string) => void;
};

type ChatPlace = {
  readonly table: string;
  readonly role: ReadonlySignal<TableRole>;
  /** Commands without a reply yet. */
  readonly unanswered: ReadonlySignal<readonly PendingCommand[]>;
};

export function keepChat(store: KeyValueStore, { table, role, unanswered }: ChatPlace): Chat {
  const all = signal<readonly ChatLine[]>([]);
  const readKey = `read/${table}`;
  const muteKey = `mute/${table}`;
  const read = signal(Number(store.read(readKey) ?? 0) || 0);
  const refused = signal<readonly UnsentLine[]>([]);
  const isMuted = signal(store.read(muteKey) !== undefined);
  const lines = computed(() =>
    isMuted.value ? all.value.filter(({ seat }) => seat === role.value) : all.value,
  );
  return {
    lines,
    isMuted,
    unsent: computed(() => [
      ...refused.value,
      ...unanswered.value.filter((one) => one.table === table).flatMap(lineIn),
    ]),
    unread: computed(
      () => lines.value.filter(({ line, seat }) => line > read.value && seat !== role.value).length,
    ),
    mute: (to) => {
      isMuted.value = to.isMuted;
      if (to.isMuted) store.write(muteKey, 'yes');
      else store.remove(muteKey);
    },
    markRead: () => {
      const last = all.peek().at(-1)?.line ?? 0;
      if (last <= read.peek()) return;
      read.value = last;
      store.write(readKey, String(last));
    },
    last: () => all.peek().at(-1)?.line,
    add: (more) => {
      all.value = withLines(all.peek(), more);
    },
    keepRefused: (command, why) => {
      refused.value = [...refused.peek(), ...lineIn(command).map((line) => ({ ...line, why }))];
    },
    dropRefused: (cmdId) => {
      refused.value = refused.peek().filter((line) => line.cmdId !== cmdId);
    },
  };
}

const lineIn = ({ cmdId, command }: PendingCommand): readonly UnsentLine[] =>
  command.type === 'say' ? [{ cmdId, text: command.text }] : [];
