// Takes back the last turn, but only up to its last placement: the moves before it can be undone one by one.

import { turnsOf } from '@wagons/rules';
import type { TurnDraft } from './turnDraft.ts';
import type { Table } from './table.ts';

/** Whether a chosen spot waits to be confirmed. */
type TakeBackOptions = { readonly confirm: boolean };

export async function takeTurnBack(
  table: Table,
  turnDraft: TurnDraft,
  { confirm }: TakeBackOptions,
): Promise<void> {
  const before = table.game.peek();
  const earlier = await table.takeBack();
  if (!earlier.ok) return;
  const turn = turnsOf(before).find(({ from }) => from === earlier.value.moves.length);
  const last = turn?.moves.at(-1);
  if (!turn || last?.type !== 'place') return;
  table.keepPending(turn.moves.slice(0, -1));
  // If a click places the card, or it has only one spot, it can't be put down to be lifted again.
  if (!confirm || turnDraft.spots.peek().length < 2) return;
  if (turnDraft.rotation.peek() !== last.rotation) turnDraft.turnCard();
  turnDraft.choose(last.cell);
  // Redo puts it back where it was.
  turnDraft.undo();
}
