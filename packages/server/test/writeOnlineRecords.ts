// Adds logs to records/online, one file per seed, played with a built-in deck: npm run online-records -- 2 11 12 13

import { BUILT_IN_DECKS } from '@wagons/rules/deck';
import { writeOnlineRecord } from './onlineRecords.ts';
import { DECKS } from './play.ts';

const [number = '', ...seeds] = process.argv.slice(2);
const deck = DECKS.get(BUILT_IN_DECKS[Number(number) - 1] ?? '');
if (!deck || seeds.length === 0) throw new Error('Name a deck by its number, and the seeds.');
for (const seed of seeds) console.log(await writeOnlineRecord(deck, seed));
