// A bot that makes the same move always, whether it may or not.

import { createInterface } from 'node:readline';

for await (const line of createInterface({ input: process.stdin })) {
  if (line.startsWith('wagons')) console.log('ready');
  if (line.startsWith('go')) console.log('bestmove place badlands 5,5');
  if (line.startsWith('quit')) break;
}
