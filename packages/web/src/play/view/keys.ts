// The keyboard shortcuts of a table, and focus management for keyboard players.

import { focusCircle, focusTown } from '@wagons/board';
import { useEffect, useRef } from 'preact/hooks';
import { useLatest } from '../../kit/browser/useLatest.ts';
import { ARROWS } from '../table/nudge.ts';
import type { Sitting } from '../table/sitting.ts';
import { takeCard } from './takeCard.ts';
import type { TableScope } from './tableContext.ts';

/** What the keys control; hints and menu only exist at a table. */
type Keyed = {
  readonly sitting: Pick<Sitting, 'card' | 'seat' | 'ghost' | 'nudge' | 'turnCard' | 'undo' | 'redo'> &
    Partial<Pick<Sitting, 'isChosen' | 'place' | 'pick'>>;
  /** The card to take with Enter. */
  readonly selected?: TableScope['selected'];
  readonly hints?: { readonly ask: () => void; readonly close: () => void };
  readonly menu?: TableScope['menu'];
  /** Changes with every move and takeback. */
  readonly moment?: unknown;
  readonly swap: () => void;
};

const isOn = (target: EventTarget | null, place: string): boolean =>
  target instanceof Element && target.closest(place) !== null;

export function useKeys(keyed: Keyed): void {
  const latest = useLatest(keyed);
  const byKey = useRef(false);

  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      byKey.current = true;
      if (event.altKey || ((event.ctrlKey || event.metaKey) && !/^[zy]$/i.test(event.key))) return;
      if (isOn(event.target, 'input, textarea, select, dialog')) return;
      if (act(event, latest.current)) event.preventDefault();
    };
    const point = (): void => {
      byKey.current = false;
    };
    addEventListener('keydown', press);
    addEventListener('pointerdown', point);
    return () => {
      removeEventListener('keydown', press);
      removeEventListener('pointerdown', point);
    };
  }, [latest]);

  const { sitting, moment } = keyed;
  const card = sitting.card.value;
  const isMine = sitting.seat.value !== undefined;
  useEffect(() => {
    if (byKey.current) moveFocus(latest.current.sitting);
  }, [latest, card, isMine, moment]);
}

/** For keyboard players: to the town with a card in hand, to the circle without one. */
function moveFocus({ card, seat, ghost, nudge }: Keyed['sitting']): void {
  if (seat.peek() === undefined || document.querySelector('dialog[open]')) return;
  if (!isLost(document.activeElement)) return;
  const isPlacing = card.peek() !== undefined;
  const place = document.querySelector(isPlacing ? '.stage' : '.circle');
  if (place) (isPlacing ? focusTown : focusCircle)(place);
  if (isPlacing && !ghost.peek()) nudge('right');
}

/** The focus is nowhere, or on a control of the previous step; elsewhere the player put it there on purpose. */
const isLost = (focus: Element | null): boolean =>
  focus === null || focus === document.body || isOn(focus, '.circle, .stage, .actions') || !focus.isConnected;

/** Places the card at its chosen spot, or takes the selected card; returns whether there was one. */
function commit({ sitting, selected }: Keyed): boolean {
  const { isChosen, place, pick } = sitting;
  if (isChosen?.peek() && place) {
    place();
    return true;
  }
  const card = selected?.peek();
  if (card === undefined || !selected || !pick) return false;
  takeCard({ sitting: { pick }, selected }, card);
  return true;
}

/** Handles a key; returns whether it is a shortcut. */
function act(event: KeyboardEvent, keyed: Keyed): boolean {
  const { sitting, hints, swap, menu, selected } = keyed;
  const direction = ARROWS[event.key];
  if (direction && sitting.card.peek() !== undefined && !isOn(event.target, '[role=toolbar], [role=grid]')) {
    sitting.nudge(direction);
    return true;
  }
  switch (event.key.toLowerCase()) {
    case 'r':
      // The town handles this key itself.
      if (isOn(event.target, '[role=grid]')) return false;
      sitting.turnCard();
      return true;
    case 'u':
    case 'z':
      if (event.shiftKey) sitting.redo();
      else sitting.undo();
      return true;
    case 'y':
      sitting.redo();
      return true;
    case 'enter':
      return !isOn(event.target, 'button, a, summary, [role=grid]') && commit(keyed);
    case 'escape':
      hints?.close();
      if (selected) selected.value = undefined;
      return false;
    case 'h':
      hints?.ask();
      return hints !== undefined;
    case 'v':
      swap();
      return true;
    case '/':
    case '?':
      if (menu) menu.value = event.key === '/' ? 'typing' : 'keys';
      return menu !== undefined;
    default:
      return false;
  }
}
