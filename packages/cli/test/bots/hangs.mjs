// A bot that never answers and ignores requests to quit.

import { createInterface } from 'node:readline';

process.on('SIGTERM', () => undefined);
process.on('SIGINT', () => undefined);
setInterval(() => undefined, 1000);
for await (const line of createInterface({ input: process.stdin })) {
  if (line.startsWith('wagons')) console.log('ready');
}
