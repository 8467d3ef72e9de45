// The contract of tables, one suite for those on this device and on the server.

import { type Game, invariant, opponent, type Seat, seatToMove } from '@wagons/rules';
import { dice } from '@wagons/rules/deal';
import { makeMove } from '@wagons/rules/notation';
import { describe, expect, it } from 'vitest';
import type { Table } from '../src/play/table/table.ts';
import { randomTurn } from './randomTurn.ts';

/** Both seats of one game; on one device they are the same table. */
export type Seats = {
  readonly at: (seat: Seat) => Table;
  /** Reloads the page of that seat. */
  readonly reload: (seat: Seat) => Promise<Table>;
  /** Delivers everything in flight. */
  readonly settle: () => Promise<void>;
  /** The opponent agrees to a takeback, if that is required. */
  readonly agree: () => Promise<void>;
};

export function testTableContract(kind: string, sit: () => Promise<Seats>): void {
  const roll = dice(`contract ${kind}`);
  const turnOf = (game: Game) => randomTurn(game, roll);
  const moverOf = ({ at }: Seats): Table => {
    const seat = seatToMove(at('first').game.value);
    invariant(seat, 'somebody is to move');
    return at(seat);
  };
  const playTurn = async (seats: Seats): Promise<void> => {
    const table = moverOf(seats);
    const answer = table.confirm(turnOf(table.game.value));
    await seats.settle();
    expect(await answer).toMatchObject({ ok: true });
  };
  const textOf = (table: Table): string => table.game.value.moves.map(makeMove).join('; ');

  describe(`a table ${kind}`, () => {
    it('lets only the seat to move play', async () => {
      const seats = await sit();
      await playTurn(seats);
      const seat = seatToMove(seats.at('first').game.value);
      invariant(seat, 'somebody is to move');
      expect(seats.at(seat).mine.value).toContain(seat);
      const other = seats.at(opponent(seat));
      const turn = turnOf(other.game.value);
      if (other.mine.value.includes(seat)) return;
      expect(await other.confirm(turn)).toMatchObject({ error: { illegal: { why: 'notYourTurn' } } });
    });

    it('accepts a whole turn or nothing', async () => {
      const seats = await sit();
      await playTurn(seats);
      const table = moverOf(seats);
      const turn = turnOf(table.game.value);
      const before = textOf(table);
      expect(await table.confirm([])).toEqual({ ok: false, error: { why: 'unfinished' } });
      expect(await table.confirm(turn.slice(0, -1))).toEqual({ ok: false, error: { why: 'unfinished' } });
      expect(await table.confirm([...turn, ...turn])).toMatchObject({ ok: false, error: { why: 'rules' } });
      await seats.settle();
      expect(textOf(table)).toBe(before);
    });

    it('saves a confirmed turn for both seats and clears the pending moves', async () => {
      const seats = await sit();
      for (let turn = 0; turn < 4; turn++) await playTurn(seats);
      const [first, second] = [seats.at('first'), seats.at('second')];
      expect(textOf(first)).toBe(textOf(second));
      for (const table of [first, second]) {
        expect(table.keeping.value).toBe('saved');
        expect(table.pending.value).toEqual([]);
      }
    });

    it('restores pending moves after a reload', async () => {
      const seats = await sit();
      await playTurn(seats);
      const seat = seatToMove(seats.at('first').game.value) ?? 'first';
      const pending = turnOf(seats.at(seat).game.value).slice(0, -1);
      seats.at(seat).keepPending(pending);
      const again = await seats.reload(seat);
      expect(again.pending.value).toEqual(pending);
      expect(again.mine.value).toContain(seat);
    });

    it('takes a turn back, which can then be played differently', async () => {
      const seats = await sit();
      expect(moverOf(seats).canTakeBack.value).toBe(false);
      expect(await moverOf(seats).takeBack()).toEqual({ ok: false, error: { why: 'nothing' } });
      const seat = seatToMove(seats.at('first').game.value) ?? 'first';
      await playTurn(seats);
      expect(seats.at(seat).canTakeBack.value).toBe(true);
      const asked = seats.at(seat).takeBack();
      await seats.settle();
      await seats.agree();
      expect((await asked).ok).toBe(true);
      expect(seats.at(seat).game.value.moves).toEqual([]);
      await playTurn(seats);
    });

    it('plays a game to its end, the same for both seats', async () => {
      const seats = await sit();
      while (seats.at('first').game.value.phase !== 'over') await playTurn(seats);
      expect(textOf(seats.at('first'))).toBe(textOf(seats.at('second')));
      expect(seats.at('second').awaited.value).toBeUndefined();
      expect(await seats.at('first').confirm([])).toMatchObject({ ok: false });
    });
  });
}
