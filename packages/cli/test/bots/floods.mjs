// A bot that prints without end.

import { createInterface } from 'node:readline';

for await (const line of createInterface({ input: process.stdin })) {
  if (line.startsWith('wagons')) console.log('ready');
  if (line.startsWith('go'))
    setInterval(() => process.stdout.write(`info ${'very deep thoughts '.repeat(1000)}\n`.repeat(20)), 0);
}
