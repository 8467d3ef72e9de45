// Starts a game on this device and stores it for the table screen to open.

import { keepNew } from '../table/localTable.ts';
import type { Plan } from '../table/plans.ts';
import { go } from '../../kit/browser/navigation.ts';
import { ports } from './ports.ts';

/** Guards against a second press before the table opens. */
let isStarting = false;

export function startGame(plan: Plan): void {
  if (isStarting) return;
  isStarting = true;
  addEventListener('hashchange', () => (isStarting = false), { once: true });
  go({ screen: 'table', id: keepNew(ports, plan) });
}
