// Commands that the server has not answered yet; stored, so that neither a lost connection nor a reload drops them.

import { type ReadonlySignal, signal } from '@preact/signals';
import { CLIENT_MESSAGES, type Do } from '@wagons/protocol';
import { Type } from 'typebox';
import { parseJson } from '../kit/storage/json.ts';
import type { KeyValueStore } from '../kit/storage/keyValueStore.ts';

/** A command and the player who gave it: another player's session must not send it. */
export type PendingCommand = Do & { readonly by: string };

export type Outbox = {
  readonly commands: ReadonlySignal<readonly PendingCommand[]>;
  readonly add: (command: PendingCommand) => void;
  /** Removes a command that was answered, and returns it. */
  readonly take: (cmdId: string) => PendingCommand | undefined;
};

const KEY = 'sent/';

export function openOutbox(store: KeyValueStore): Outbox {
  const commands = signal(readCommands(store));
  return {
    commands,
    add: (command) => {
      store.write(KEY + command.cmdId, JSON.stringify(command));
      commands.value = [...commands.peek(), command];
    },
    take: (cmdId) => {
      const command = commands.peek().find((one) => one.cmdId === cmdId);
      if (command) {
        store.remove(KEY + cmdId);
        commands.value = commands.peek().filter((one) => one !== command);
      }
      return command;
    },
  };
}

function readCommands(store: KeyValueStore): readonly PendingCommand[] {
  return store
    .keys()
    .filter((key) => key.startsWith(KEY))
    .flatMap((key) => {
      const command = readCommand(store.read(key), key.slice(KEY.length));
      if (!command) store.remove(key);
      return command ? [command] : [];
    });
}

const StoredCommand = Type.Object({ ...CLIENT_MESSAGES.do.properties, by: Type.String() });

function readCommand(text: string | undefined, cmdId: string): PendingCommand | undefined {
  const stored = parseJson(StoredCommand, text);
  return stored?.cmdId === cmdId ? stored : undefined;
}
