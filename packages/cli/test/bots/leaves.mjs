// A bot that exits when it is asked for a move, but leaves a child process that keeps its output open.

import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

for await (const line of createInterface({ input: process.stdin })) {
  if (line.startsWith('wagons')) console.log('ready');
  if (line.startsWith('go')) {
    spawn(process.execPath, ['-e', 'setTimeout(() => undefined, 55_000)'], { stdio: 'inherit' }).unref();
    process.exit(3);
  }
}
