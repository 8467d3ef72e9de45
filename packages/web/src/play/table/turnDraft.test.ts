import { signal } from '@preact/signals';
import { score } from '@wagons/rules';
import { makeCell, makeMove } from '@wagons/rules/notation';
import { describe, expect, it } from 'vitest';
import { baseDeck } from '../../../../rules/test/table.ts';
import { makeBrowser, openTab, startTable } from '../../../test/world.ts';
import { promises } from '../../../test/time.ts';
import { planGame } from './plans.ts';
import { turnDraftAt } from './turnDraft.ts';
import { typeMove } from './typing.ts';

const PERSON = { kind: 'person' } as const;

function sit({ confirm = true, startsTown = false } = {}) {
  const tab = openTab(makeBrowser());
  const plan = planGame({ deck: baseDeck(), seed: 'a', players: { first: PERSON, second: PERSON } });
  const table = startTable(tab, plan);
  const turnDraft = turnDraftAt(table, { confirm: signal(confirm) }, { startsTown });
  const type = async (text: string): Promise<void> => {
    for (const one of text.split(';')) {
      expect(typeMove(turnDraft, one.trim()), one).toMatchObject({ ok: true });
      await promises();
    }
  };
  return { tab, table, turnDraft, type };
}
const said = (moves: Parameters<typeof makeMove>[0][]) => moves.map(makeMove);

describe('an unconfirmed turn', () => {
  it('confirms a starting card immediately, and keeps a draft pending', async () => {
    const { table, turnDraft } = sit();
    const [start = ''] = turnDraft.now.value.circle;
    expect(turnDraft.seat.value).toBe('second');
    turnDraft.pick(start);
    await promises();
    expect(table.game.value.moves).toHaveLength(1);
    expect(turnDraft.seat.value).toBe('first');
    const [, second = ''] = turnDraft.now.value.circle;
    turnDraft.pick(second);
    expect(table.game.value.moves).toHaveLength(1);
    expect(table.pending.value).toEqual([{ type: 'draft', card: second }]);
    expect(turnDraft.card.value).toBe(second);
  });

  it('is confirmed with its last card', async () => {
    const { table, turnDraft, type } = sit();
    await type('1; 2');
    turnDraft.choose({ x: 0, y: 0 });
    expect(turnDraft.ghost.value).toEqual({ cell: { x: 0, y: 0 }, rotation: 'upright' });
    turnDraft.choose({ x: 0, y: 0 });
    expect(turnDraft.ghost.value?.rotation, 'choosing a spot again does not turn the card').toBe('upright');
    turnDraft.turnCard();
    expect(turnDraft.ghost.value?.rotation).toBe('upsideDown');
    expect(table.game.value.moves).toHaveLength(1);
    turnDraft.place();
    expect(turnDraft.isConfirming.value).toBe(true);
    await promises();
    expect(turnDraft.isConfirming.value).toBe(false);
    expect(table.game.value.moves).toHaveLength(3);
    expect(table.pending.value).toEqual([]);
    expect(turnDraft.seat.value).toBe('second');
    expect(turnDraft.rotation.value).toBe('upright');
  });

  it('chooses the only spot of the first card, which is no step to undo', async () => {
    const { turnDraft, type } = sit();
    await type('1; 2');
    expect(turnDraft.isChosen.value).toBe(true);
    expect(turnDraft.ghost.value).toEqual({ cell: { x: 0, y: 0 }, rotation: 'upright' });
    turnDraft.undo();
    expect(turnDraft.now.value.phase).toBe('draft');
    turnDraft.redo();
    expect(turnDraft.isChosen.value).toBe(true);
    turnDraft.place();
    await promises();
    expect(turnDraft.isChosen.value, 'the next town has no card either').toBe(true);
  });

  it('places immediately if confirmation is off', async () => {
    const { table, turnDraft, type } = sit({ confirm: false });
    await type('1; 2');
    turnDraft.choose({ x: 0, y: 0 });
    await promises();
    expect(table.game.value.moves).toHaveLength(3);
  });

  it('can be undone and redone completely', async () => {
    const { table, turnDraft, type } = sit();
    await type('1; 3; 0 0');
    // The second player places two free cards, drafts and places.
    expect(turnDraft.seat.value).toBe('second');
    expect([turnDraft.canUndo.value, turnDraft.canRedo.value]).toEqual([false, false]);
    await type('0 0; 2 0; 1');
    turnDraft.choose({ x: 0, y: 2 });
    turnDraft.turnCard();
    const before = { pending: table.pending.value, ghost: turnDraft.ghost.value };
    const all = said([...before.pending]);
    expect(all).toHaveLength(3);
    turnDraft.undo();
    expect(turnDraft.ghost.value).toBeUndefined();
    expect(table.pending.value).toHaveLength(3);
    for (const left of [2, 1, 0]) {
      turnDraft.undo();
      expect(said([...table.pending.value])).toEqual(all.slice(0, left));
    }
    expect(turnDraft.canUndo.value).toBe(false);
    turnDraft.undo();
    for (const done of [1, 2, 3]) {
      turnDraft.redo();
      expect(said([...table.pending.value])).toEqual(all.slice(0, done));
    }
    turnDraft.redo();
    expect({ pending: table.pending.value, ghost: turnDraft.ghost.value }).toEqual(before);
    expect(turnDraft.isChosen.value).toBe(true);
    expect(turnDraft.canRedo.value).toBe(false);
  });

  it('drops the redo stack on a new move', async () => {
    const { turnDraft, type } = sit();
    await type('1; 2');
    turnDraft.undo();
    expect(turnDraft.canRedo.value).toBe(true);
    await type('1');
    expect(turnDraft.canRedo.value).toBe(false);
  });

  it('hovers until a spot is chosen, and then stays there', async () => {
    const { turnDraft, type } = sit();
    await type('1; 1; 0 0; 1; 0 0; 1');
    turnDraft.aim({ x: 2, y: 0 });
    expect(turnDraft.ghost.value?.cell).toEqual({ x: 2, y: 0 });
    expect([turnDraft.isChosen.value, turnDraft.canUndo.value]).toEqual([false, true]);
    turnDraft.choose({ x: 2, y: 0 });
    expect(turnDraft.rotation.value).toBe('upright');
    turnDraft.aim({ x: 0, y: 2 });
    expect(turnDraft.ghost.value?.cell).toEqual({ x: 2, y: 0 });
    turnDraft.lift();
    turnDraft.aim({ x: 0, y: 2 });
    expect(turnDraft.ghost.value?.cell).toEqual({ x: 0, y: 2 });
    turnDraft.aim(undefined);
    expect(turnDraft.ghost.value).toBeUndefined();
  });

  it('names the rule that makes a spot illegal', async () => {
    const { turnDraft, type } = sit();
    await type('1; 1');
    turnDraft.lift();
    turnDraft.aim({ x: 1, y: 0 });
    expect(turnDraft.refusal.value).toEqual({
      cell: { x: 1, y: 0 },
      illegal: { why: 'notAtOrigin', rule: 'P1' },
    });
    await type('0 0; 1; 0 0; 1');
    expect(turnDraft.refusal.value).toBeUndefined();
    turnDraft.aim({ x: 2, y: 2 });
    expect(turnDraft.refusal.value?.illegal).toEqual({ why: 'cornerOnly', rule: 'P3' });
    expect(turnDraft.ghost.value).toBeUndefined();
    turnDraft.aim(undefined);
    expect(turnDraft.refusal.value, 'nothing is refused that is not aimed at').toBeUndefined();
    turnDraft.choose({ x: 9, y: 9 });
    expect(turnDraft.refusal.value?.illegal.rule).toBe('P2');
    turnDraft.choose({ x: 2, y: 1 });
    expect(turnDraft.refusal.value).toBeUndefined();
    turnDraft.choose({ x: 9, y: 9 });
    expect(turnDraft.ghost.value?.cell).toEqual({ x: 2, y: 1 });
  });

  it('moves from spot to spot by arrow keys', async () => {
    const { turnDraft, type } = sit();
    await type('1; 1');
    turnDraft.nudge('left');
    expect(turnDraft.ghost.value?.cell).toEqual({ x: 0, y: 0 });
    await type('0 0; 1; 0 0; 1');
    expect(turnDraft.spots.value).toHaveLength(21);
    turnDraft.choose({ x: 0, y: 0 });
    const walk = (...ways: Parameters<typeof turnDraft.nudge>[0][]) =>
      ways.map((way) => {
        turnDraft.nudge(way);
        return makeCell(turnDraft.ghost.value?.cell ?? { x: NaN, y: NaN });
      });
    expect(walk('right', 'right', 'right')).toEqual(['1,0', '2,0', '2,0']);
    expect(turnDraft.refusal.value).toMatchObject({ cell: { x: 3, y: 0 }, illegal: { rule: 'P2' } });
    expect(turnDraft.isChosen.value).toBe(true);
    expect(walk('down', 'down', 'down')).toEqual(['2,1', '1,2', '1,2']);
    expect(walk('left', 'left', 'left', 'up')).toEqual(['0,2', '-1,2', '-2,1', '-2,0']);
  });

  it('starts by keyboard beside the last card, covering nothing', async () => {
    const { turnDraft, type } = sit();
    const begin = () => {
      turnDraft.nudge('up');
      return makeCell(turnDraft.ghost.value?.cell ?? { x: NaN, y: NaN });
    };
    await type('1; 1; 0 0; 1; 0 0; 1');
    expect(begin()).toBe('2,0');
    // The spot to the right of the last card is taken.
    await type('-2 0; 1; 2 0; 1');
    expect(begin()).toBe('-2,2');
    turnDraft.undo();
    expect(begin()).toBe('-2,2');
  });

  it('accepts typed moves, and explains errors', async () => {
    const { turnDraft, type } = sit();
    expect(typeMove(turnDraft, 'fly away')).toMatchObject({ ok: false, error: { what: 'text' } });
    expect(typeMove(turnDraft, 'place 0 0')).toMatchObject({
      ok: false,
      error: { what: 'illegal', illegal: { why: 'wrongPhase', rule: 'T1' } },
    });
    await type('1; 1');
    expect(typeMove(turnDraft, '5 5')).toMatchObject({
      ok: false,
      error: { illegal: { why: 'notAtOrigin' } },
    });
  });

  it('previews both tallies, which add up', async () => {
    const { turnDraft, type } = sit();
    await type('1; 1; 0 0; 1; 0 0; 1');
    turnDraft.aim({ x: 1, y: 1 });
    const { value: preview } = turnDraft.preview;
    expect(preview?.before).toEqual(score(turnDraft.now.value));
    typeMove(turnDraft, '1 1');
    await promises();
    const after = score(turnDraft.now.value);
    expect(preview?.after).toEqual(after);
  });

  describe('with the first card of a town, which has only one spot', () => {
    it('asks before that ends the turn', async () => {
      const { table, turnDraft, type } = sit({ startsTown: true });
      await type('1');
      turnDraft.pick(turnDraft.now.value.circle[0] ?? '');
      expect([turnDraft.isChosen.value, table.pending.value.length]).toEqual([true, 1]);
    });

    it('places it with the draft if confirmation is off, unless it is carried', async () => {
      const { table, turnDraft, type } = sit({ startsTown: true, confirm: false });
      await type('1');
      const [next = ''] = turnDraft.now.value.circle;
      turnDraft.pick(next, { isCarried: true });
      expect(table.pending.value).toEqual([{ type: 'draft', card: next }]);
      turnDraft.undo();
      turnDraft.pick(next);
      await promises();
      expect(table.game.value.towns.first.map(({ card }) => card)).toEqual([next]);
      expect(turnDraft.seat.value).toBe('second');
    });

    it('places the first of several free cards, which is a step to undo', async () => {
      const { table, turnDraft, type } = sit({ startsTown: true });
      await type('1; 3; 0 0');
      const [gift, other] = table.game.value.phase === 'place' ? table.game.value.held : [];
      expect(table.pending.value).toEqual([
        { type: 'place', card: gift?.card, cell: { x: 0, y: 0 }, rotation: 'upright' },
      ]);
      expect(turnDraft.card.value).toBe(other?.card);
      turnDraft.undo();
      await promises();
      expect(turnDraft.card.value, 'it is not placed again').toBe(gift?.card);
      turnDraft.redo();
      expect(turnDraft.card.value).toBe(other?.card);
      turnDraft.undo();
      turnDraft.turnCard();
      turnDraft.place();
      expect(table.pending.value[0]).toMatchObject({ card: gift?.card, rotation: 'upsideDown' });
    });

    it('lets a typed placement replace it', async () => {
      const { table, type } = sit({ startsTown: true });
      await type('1; 3; 0 0');
      const [first] = table.pending.value;
      if (first?.type !== 'place') throw new Error('the first free card is placed');
      await type(makeMove({ ...first, rotation: 'upsideDown' }));
      expect(table.pending.value).toEqual([{ ...first, rotation: 'upsideDown' }]);
    });
  });

  describe('after a reload', () => {
    const ways = { confirm: signal(true) };
    async function put(at: { readonly x: number; readonly y: number }) {
      const { tab, table, type } = sit();
      await type('1; 1; 0 0; 1; 0 0; 1');
      const before = turnDraftAt(table, ways, { store: tab.store });
      before.choose(at);
      before.turnCard();
      return { tab, table, before };
    }

    it('restores the spot and the rotation', async () => {
      const { tab, table, before } = await put({ x: 2, y: 1 });
      before.leave();
      const again = turnDraftAt(table, ways, { store: tab.store });
      expect(again.ghost.value).toEqual({ cell: { x: 2, y: 1 }, rotation: 'upsideDown' });
      expect([again.isChosen.value, again.canUndo.value]).toEqual([true, true]);
      again.undo();
      again.leave();
      expect(turnDraftAt(table, ways, { store: tab.store }).ghost.value).toBeUndefined();
    });

    it('restores the rotation of a card without a spot', async () => {
      const { tab, table, before } = await put({ x: 2, y: 1 });
      before.lift();
      before.aim(undefined);
      before.leave();
      const again = turnDraftAt(table, ways, { store: tab.store });
      expect([again.ghost.value, again.rotation.value]).toEqual([undefined, 'upsideDown']);
    });

    it('leaves the spot of the tab that has taken over alone', async () => {
      const { tab, table, before } = await put({ x: 2, y: 1 });
      const kept = tab.store.read('spot');
      tab.store.write(`holder/${table.id}`, 'another tab');
      expect((await table.confirm([])).ok).toBe(false);
      expect(before.card.value).toBeUndefined();
      expect(tab.store.read('spot')).toBe(kept);
    });

    it.each(['', 'nonsense', 'other card upright 2,1', '# # upsideDown 9,9'])(
      'ignores a stored spot of another card: %j',
      async (text) => {
        const { tab, table, before } = await put({ x: 2, y: 1 });
        const card = before.card.value ?? '';
        before.leave();
        tab.store.write('spot', text.replace('#', table.id).replace('#', card));
        expect(turnDraftAt(table, ways, { store: tab.store }).ghost.value).toBeUndefined();
      },
    );
  });
});
