// Starts a game on this device and stores it for the table screen to open.

import { keepNew } from '../table/localTable.ts';
import type { Plan } from '../table/plans.ts';
import { go } from '../../kit/browser/navigation.ts';
import { ports } from './ports.ts';

/** A second press, before the table is there, must not begin a second game. */
let isStarting = false;

export function startGame(plan: Plan): void {
  if (isStarting) return;
  isStarting = true;
  addEventListener('hashchange', () => (isStarting = false), { once: true });
  go({ screen: 'table', id: keepNew(ports, plan) });
}
