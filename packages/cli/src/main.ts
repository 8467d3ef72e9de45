#!/usr/bin/env node
// Entry point of `wagons`, the game in a terminal.

import { run } from './run.ts';
import { openWorld } from './node/ports.ts';

const { ports, close } = openWorld();
process.exitCode = await run(process.argv.slice(2), ports);
close();
