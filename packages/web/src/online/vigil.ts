// Keeps an open table on offer while its host looks at other screens of the app.

import { type RemotePorts, visit } from './visit.ts';
import { vigil } from './vigilSignal.ts';

/** Watches the table, as the server offers it only while its host does. */
export function keepVigil(ports: RemotePorts, id: string): void {
  endVigil();
  vigil.value = { id, there: visit(ports, id) };
}

/** Call this before the table is opened again: leaving it later would end that visit too. */
export function endVigil(): void {
  vigil.peek()?.there.leave();
  vigil.value = undefined;
}
