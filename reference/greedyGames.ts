// Plays greedy games on both engines and writes them down: `npm run greedy-games -- --games 5000 [--from 0] [--write FILE]`.

import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { makeBot } from '@wagons/ai';
import { dice } from '@wagons/rules/deal';
import { makeCode } from '@wagons/rules/notation';
import { doShare, shareOut } from '../bench/processes.ts';
import { playBoth } from './agree.ts';

const seedOf = (i: number): string => `greedy/${i}`;
type Played = { readonly i: number; readonly code: string };

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '5000' },
    from: { type: 'string', default: '0' },
    write: { type: 'string' },
    share: { type: 'string' },
  },
});

if (values.share) {
  const bot = makeBot('greedy', dice('greedy'));
  doShare(values.share, (i): Played => ({ i, code: makeCode(playBoth(seedOf(i), bot, 'everyMove')) }));
} else {
  const [from, games] = [Number(values.from), Number(values.games)];
  const played: Played[] = [];
  await shareOut(import.meta.url, { from, to: from + games }, undefined, (game: Played) => {
    played.push(game);
    if (played.length % 100 === 0) console.error(`${played.length} of ${games} games agree`);
  });
  const lines = played.toSorted((a, b) => a.i - b.i).map(({ i, code }) => `${seedOf(i)} ${code}\n`);
  if (values.write) writeFileSync(values.write, lines.join(''));
  console.log(`${played.length} of ${games} greedy games: legal moves and tallies agree after every move`);
}
