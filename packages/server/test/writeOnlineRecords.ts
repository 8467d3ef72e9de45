// Adds logs to records/online, a file for each seed that is named: npm run online-records -- 11 12 13

import { writeOnlineRecord } from './onlineRecords.ts';

for (const seed of process.argv.slice(2)) console.log(await writeOnlineRecord(seed));
