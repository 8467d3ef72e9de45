// The engine that judges turns while a game goes on: a worker of its own, so that neither hints nor bots wait for it.

import { makeEngine } from '@wagons/ai/service';
import { startWorker } from '../engine/startWorker.ts';

export const coachEngine = makeEngine(startWorker);
