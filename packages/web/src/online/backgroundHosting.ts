// Keeps an open table on offer while its host looks at other screens of the app.

import { type RemotePorts, openRemoteTable } from './openRemoteTable.ts';
import { hostedTable } from './hostedTable.ts';

/** Watches the table, as the server offers it only while its host does. */
export function hostInBackground(ports: RemotePorts, id: string): void {
  endBackgroundHosting();
  hostedTable.value = { id, there: openRemoteTable(ports, id) };
}

/** Call this before the table is opened again: leaving it later would end that one too. */
export function endBackgroundHosting(): void {
  hostedTable.peek()?.there.leave();
  hostedTable.value = undefined;
}
