// A bot that always makes the same move, legal or not.

import { createInterface } from 'node:readline';

for await (const line of createInterface({ input: process.stdin })) {
  if (line.startsWith('wagons')) console.log('ready');
  if (line.startsWith('go')) console.log('bestmove place badlands 5,5');
  if (line.startsWith('quit')) break;
}
