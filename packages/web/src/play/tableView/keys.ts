// The keyboard shortcuts of every table, and focus management for keyboard players.

import { focusCircle, focusTown } from '@wagons/board';
import { useEffect, useRef } from 'preact/hooks';
import { useLatest } from '../../kit/browser/useLatest.ts';
import { ARROWS } from '../table/nudge.ts';
import { takeCard } from './circle.tsx';
import { isPlacing, type TableModel } from './model.ts';

/** Handles a key of one mode; returns whether it is a shortcut there. */
export type ModeKeys = (key: string) => boolean;

const isOn = (target: EventTarget | null, place: string): boolean =>
  target instanceof Element && target.closest(place) !== null;

/** Elements with keys of their own: those that walk, and those that press. */
const WALKED = '[role=toolbar], [role=grid]';
const PRESSED = 'button, a, summary, [role=grid]';
const PRESSING = ['Enter', ' '];

export function useTableKeys(model: TableModel, modeKeys: ModeKeys = () => false): void {
  const latest = useLatest({ model, modeKeys });
  const byKey = useRef(false);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      byKey.current = true;
      if (event.altKey || ((event.ctrlKey || event.metaKey) && !/^[zy]$/i.test(event.key))) return;
      if (isOn(event.target, 'input, textarea, select, dialog')) return;
      const { current } = latest;
      const isMode = mayBeMode(event) && current.modeKeys(event.key);
      if (isMode || act(event, current.model)) event.preventDefault();
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

  const { hand, towns, circle } = model;
  const card = hand?.card.value;
  const isMine = hand?.seat.value !== undefined;
  useEffect(() => {
    if (byKey.current) moveFocus(latest.current.model);
  }, [latest, card, isMine, towns, circle]);
}

/** Whether no element handles the key itself. */
function mayBeMode({ key, target, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey) return false;
  if (PRESSING.includes(key)) return !isOn(target, PRESSED);
  return !isOn(target, '[role=grid]') && !(isWalking(key) && isOn(target, WALKED));
}

const isWalking = (key: string): boolean => key in ARROWS || key === 'Home' || key === 'End';

/** For keyboard players: to the town with a card in hand, to the circle without one. */
function moveFocus(model: TableModel): void {
  const { hand } = model;
  if (hand?.seat.peek() === undefined || document.querySelector('dialog[open]')) return;
  if (!isLost(document.activeElement)) return;
  const isHolding = hand.card.peek() !== undefined;
  const place = document.querySelector(isHolding ? '[data-part=stage]' : '[data-part=circle]');
  if (place) (isHolding ? focusTown : focusCircle)(place);
  if (isHolding && !hand.ghost.peek()) hand.nudge('right');
}

/** The focus is nowhere, or on a control of the previous step; elsewhere the player put it there on purpose. */
const isLost = (focus: Element | null): boolean =>
  focus === null ||
  focus === document.body ||
  isOn(focus, '[data-part=circle], [data-part=stage], [data-part=actions]') ||
  !focus.isConnected;

/** Places the card at its chosen spot, or takes the selected card; returns whether there was one. */
function commit(model: TableModel): boolean {
  const { hand, selected, circle } = model;
  if (hand?.isChosen.peek()) {
    hand.place();
    return true;
  }
  const card = selected.peek();
  if (card === undefined || !circle?.take) return false;
  takeCard(model, card);
  return true;
}

/** Handles a key; returns whether it is a shortcut. */
function act(event: KeyboardEvent, model: TableModel): boolean {
  const { hand, play, selected } = model;
  const direction = ARROWS[event.key];
  if (direction && hand && isPlacing(model)) {
    if (isOn(event.target, WALKED)) return false;
    hand.nudge(direction);
    return true;
  }
  switch (event.key.toLowerCase()) {
    case 'r':
      // The town handles this key itself.
      if (!hand || hand.canTurn === false || isOn(event.target, '[role=grid]')) return false;
      hand.turnCard();
      return true;
    case 'u':
    case 'z':
      if (event.shiftKey) hand?.redo?.();
      else hand?.undo?.();
      return hand?.undo !== undefined;
    case 'y':
      hand?.redo?.();
      return hand?.redo !== undefined;
    case 'enter':
      return !isOn(event.target, PRESSED) && commit(model);
    case 'escape':
      play?.hints.close();
      selected.value = undefined;
      return false;
    case 'h':
      play?.hints.ask();
      return play !== undefined;
    case 'v':
      model.swap();
      return true;
    case '/':
    case '?':
      if (play) play.menu.value = event.key === '/' ? 'typing' : 'keys';
      return play !== undefined;
    default:
      return false;
  }
}
