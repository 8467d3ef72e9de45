import { signal } from '@preact/signals';
import { makeMove } from '@wagons/rules/notation';
import { expect, it } from 'vitest';
import { baseDeck } from '../../../../rules/test/table.ts';
import { makeBrowser, openTab, startTable } from '../../../test/world.ts';
import { promises } from '../../../test/time.ts';
import { PEOPLE } from '../store/seatPlayers.ts';
import { planGame } from './plans.ts';
import { turnDraftAt } from './turnDraft.ts';
import { takeTurnBack } from './takeTurnBack.ts';
import { typeMove } from './typing.ts';

/** A game in which the second player has placed a free card, taken a card and placed it. */
async function played({ confirm = true, moves = ['1', '2', '0,0', '0,0', '1', '2,0'] } = {}) {
  const table = startTable(
    openTab(makeBrowser()),
    planGame({ deck: baseDeck(), seed: 'a', players: PEOPLE }),
  );
  const turnDraft = turnDraftAt(table, { confirm: signal(confirm) });
  for (const text of moves) {
    expect(typeMove(turnDraft, text), text).toMatchObject({ ok: true });
    await promises();
  }
  return { table, turnDraft };
}

it('goes back to the last placement of the turn only, and redo puts the card back', async () => {
  const { table, turnDraft } = await played();
  const turn = table.game.value.moves.slice(-3);
  expect(turn.map(({ type }) => type)).toEqual(['place', 'draft', 'place']);
  await takeTurnBack(table, turnDraft, { confirm: true });
  expect(table.pending.value.map(makeMove)).toEqual(turn.slice(0, 2).map(makeMove));
  expect(turnDraft.card.value).toBe(turn[2]?.card);
  expect(turnDraft.ghost.value).toBeUndefined();
  expect(turnDraft.canRedo.value).toBe(true);
  turnDraft.redo();
  expect(turnDraft.ghost.value).toEqual({ cell: { x: 2, y: 0 }, rotation: 'upright' });
  turnDraft.place();
  await promises();
  expect(table.game.value.moves.slice(-3).map(makeMove)).toEqual(turn.map(makeMove));
});

it('keeps the first card of a town in hand, which has only one spot', async () => {
  const { table, turnDraft } = await played({ moves: ['1', '2', '0,0'] });
  await takeTurnBack(table, turnDraft, { confirm: true });
  expect(table.pending.value.map(({ type }) => type)).toEqual(['draft']);
  expect(turnDraft.card.value).toBe(table.pending.value[0]?.card);
});

it('can be undone further, step by step', async () => {
  const { table, turnDraft } = await played();
  await takeTurnBack(table, turnDraft, { confirm: true });
  turnDraft.undo();
  expect(table.pending.value).toHaveLength(1);
  turnDraft.undo();
  expect(table.pending.value).toHaveLength(0);
});

it('places nothing by itself if a click places a card', async () => {
  const { table, turnDraft } = await played({ confirm: false });
  await takeTurnBack(table, turnDraft, { confirm: false });
  expect(table.pending.value).toHaveLength(2);
});
