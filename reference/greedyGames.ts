// Plays greedy games on both engines and writes them down: `npm run greedy-games -- --games 5000 [--from 0] [--write FILE]`.

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { makeBot } from '@wagons/ai';
import { dice, makeCode } from '@wagons/rules';
import { playBoth } from './agree.ts';

const seedOf = (i: number): string => `greedy/${i}`;
type Share = { readonly from: number; readonly to: number; readonly step: number };
type Played = { readonly i: number; readonly code: string };

/** One process plays its share of the games; after every move the engines are compared. */
function playShare({ from, to, step }: Share): void {
  const bot = makeBot('greedy', dice('greedy'));
  for (let i = from; i < to; i += step) {
    process.send?.({ i, code: makeCode(playBoth(seedOf(i), bot, 'everyMove')) } satisfies Played);
  }
}

async function playAll(from: number, games: number): Promise<Played[]> {
  const played: Played[] = [];
  const step = availableParallelism();
  const shares = Array.from({ length: step }, (_, i): Share => ({ from: from + i, to: from + games, step }));
  await Promise.all(
    shares.map(async (share) => {
      const player = fork(fileURLToPath(import.meta.url), ['--share', JSON.stringify(share)]);
      player.on('message', (game: Played) => {
        played.push(game);
        if (played.length % 100 === 0) console.error(`${played.length} of ${games} games agree`);
      });
      const [exitCode] = (await once(player, 'exit')) as [number];
      if (exitCode !== 0) process.exitCode = 1;
    }),
  );
  return played.toSorted((a, b) => a.i - b.i);
}

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '5000' },
    from: { type: 'string', default: '0' },
    write: { type: 'string' },
    share: { type: 'string' },
  },
});

if (values.share) {
  playShare(JSON.parse(values.share) as Share);
} else {
  const played = await playAll(Number(values.from), Number(values.games));
  if (values.write)
    writeFileSync(values.write, played.map(({ i, code }) => `${seedOf(i)} ${code}\n`).join(''));
  console.log(
    `${played.length} of ${values.games} greedy games: legal moves and tallies agree after every move`,
  );
}
