// How many things on the shelf could not be read, on this visit or an earlier one: wherever that is said, alike.

import type { Damages } from './damaged.ts';
import type { Shelf } from './shelf.ts';

/** What was set aside, and what had to stay where it was because there was no room for it elsewhere. */
export function countAside(shelf: Shelf, { reports }: Pick<Damages, 'reports'>): number {
  const stayed = reports.value.filter(({ aside }) => shelf.read(aside) === undefined);
  return shelf.keys().filter((key) => key.startsWith('damaged/')).length + stayed.length;
}
