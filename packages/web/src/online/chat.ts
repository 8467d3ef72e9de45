// The chat of a table: its lines, how many are unread, and whether the opponent is muted.

import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { ChatLine } from '@wagons/protocol';
import type { KeyValueStore } from '../kit/storage/keyValueStore.ts';
import { type TableRole, withLines } from './replica.ts';

export type Chat = {
  /** All lines, without the opponent's while they are muted. */
  readonly lines: ReadonlySignal<readonly ChatLine[]>;
  readonly unread: ReadonlySignal<number>;
  readonly isMuted: ReadonlySignal<boolean>;
  readonly mute: (to: { readonly isMuted: boolean }) => void;
  /** Marks every line as read. */
  readonly markRead: () => void;
  /** The number of the last line. */
  readonly last: () => number | undefined;
  readonly add: (lines: readonly ChatLine[]) => void;
};

export function keepChat(store: KeyValueStore, table: string, role: ReadonlySignal<TableRole>): Chat {
  const all = signal<readonly ChatLine[]>([]);
  const readKey = `read/${table}`;
  const muteKey = `mute/${table}`;
  const read = signal(Number(store.read(readKey) ?? 0) || 0);
  const isMuted = signal(store.read(muteKey) !== undefined);
  const lines = computed(() =>
    isMuted.value ? all.value.filter(({ seat }) => seat === role.value) : all.value,
  );
  return {
    lines,
    isMuted,
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
  };
}
