// Twenty concurrent games: two players at each table, all as fast as the server allows.

import { becomeGuest, openTable } from './guests.ts';
import { createPlayer, type Player, type Tally } from './player.ts';

export type Crowd = {
  readonly players: readonly Player[];
  /** Resolves after this many more answers. */
  readonly answers: (count: number) => Promise<void>;
  /** Stops new commands; resolves when all are answered and all players agree. */
  readonly settle: () => Promise<void>;
};

export async function gatherCrowd(host: string, games: number, tally: Tally): Promise<Crowd> {
  const pairs = await Promise.all(
    Array.from({ length: games }, async (_, nth) => {
      const [one, two] = await Promise.all([
        becomeGuest(host, `Host ${nth}`),
        becomeGuest(host, `Guest ${nth}`),
      ]);
      const table = await openTable(host, one);
      return [
        createPlayer(one, `host${nth}`, table, tally),
        createPlayer(two, `guest${nth}`, table, tally),
      ] as const;
    }),
  );
  const players = pairs.flat();

  const until = async (isSo: () => boolean): Promise<void> =>
    new Promise((resolve) => {
      const look = (): void => {
        if (!isSo() && tally.wrongs.length === 0) return;
        clearInterval(timer);
        resolve();
      };
      const timer = setInterval(look, 2);
      look();
    });
  return {
    players,
    answers: async (count) => {
      const goal = tally.acked.length + count;
      // Synchronously with the answer: the next one may be on its way.
      return new Promise((resolve) => {
        tally.onAck = () => {
          if (tally.acked.length < goal && tally.wrongs.length === 0) return;
          tally.onAck = () => undefined;
          resolve();
        };
      });
    },
    settle: async () => {
      for (const player of players) player.rest();
      await until(
        () =>
          players.every((player) => !player.isBusy() && player.view() !== undefined) &&
          pairs.every(([one, two]) => one.table() !== two.table() || one.view()?.seq === two.view()?.seq),
      );
    },
  };
}
