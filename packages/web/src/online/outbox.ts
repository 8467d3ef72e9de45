// What was asked of the server and not answered yet; kept, so that neither a cut nor a reload loses it.

import { type ReadonlySignal, signal } from '@preact/signals';
import type { Command, Do } from '@wagons/protocol';
import { asCount, asObject, asText, parseObject } from '../kit/storage/json.ts';
import type { Shelf } from '../kit/storage/shelf.ts';

/** A wish, and who had it: nobody else's session may carry it out. */
export type Wish = Do & { readonly by: string };

export type Outbox = {
  readonly wishes: ReadonlySignal<readonly Wish[]>;
  readonly add: (wish: Wish) => void;
  /** Takes out a wish that was answered. */
  readonly take: (cmdId: string) => Wish | undefined;
};

const KEY = 'sent/';

export function openOutbox(shelf: Shelf): Outbox {
  const wishes = signal(readWishes(shelf));
  return {
    wishes,
    add: (wish) => {
      shelf.write(KEY + wish.cmdId, JSON.stringify(wish));
      wishes.value = [...wishes.peek(), wish];
    },
    take: (cmdId) => {
      const wish = wishes.peek().find((one) => one.cmdId === cmdId);
      if (wish) {
        shelf.remove(KEY + cmdId);
        wishes.value = wishes.peek().filter((one) => one !== wish);
      }
      return wish;
    },
  };
}

function readWishes(shelf: Shelf): readonly Wish[] {
  return shelf
    .keys()
    .filter((key) => key.startsWith(KEY))
    .flatMap((key) => {
      const wish = readWish(shelf.read(key), key.slice(KEY.length));
      if (!wish) shelf.remove(key);
      return wish ? [wish] : [];
    });
}

function readWish(text: string | undefined, cmdId: string): Wish | undefined {
  const found = parseObject(text);
  const table = asText(found?.['table']);
  const by = asText(found?.['by']);
  const expectedSeq = asCount(found?.['expectedSeq']);
  const command = asObject(found?.['command']);
  if (table === undefined || by === undefined || expectedSeq === undefined || !command) return undefined;
  // Whether the command is one, the server says; a wrong one is refused, and so leaves the box.
  return { type: 'do', table, cmdId, by, expectedSeq, command: command as unknown as Command };
}
