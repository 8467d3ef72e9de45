// A bot that exits when it is asked for a move.

import { createInterface } from 'node:readline';

for await (const line of createInterface({ input: process.stdin })) {
  if (line.startsWith('wagons')) console.log('ready');
  if (line.startsWith('go')) process.exit(3);
}
