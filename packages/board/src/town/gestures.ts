// Connects pointer events on a town to the gesture transitions and carries out their effects.

import type { Cell } from '@wagons/rules';
import type { Point } from '../geometry/boxes.ts';
import type { Aim } from '../geometry/cells.ts';
import { held, type Landing } from '../motion/drag.ts';
import {
  abandon,
  cancel,
  carry,
  choose,
  type GestureEffect,
  type GestureState,
  IDLE,
  leave,
  move,
  type Pointer,
  press,
  release,
  type TownScene,
  type GestureStep,
} from './gestureState.ts';
import type { TownGhost } from './ghost.tsx';
import type { Lens } from './lens.ts';
import type { Spot } from './spots.tsx';

/** The current props that gestures read and the callbacks they invoke; read at every event. */
export type Listener = {
  readonly spots: readonly Spot[];
  readonly ghost?: TownGhost | undefined;
  readonly onAim?: ((aim: Aim | undefined) => void) | undefined;
  readonly onChoose?: ((cell: Cell) => void) | undefined;
};

export type Gestures = Omit<Landing, 'element'> & {
  readonly down: (event: PointerEvent) => void;
  readonly move: (event: PointerEvent) => void;
  readonly up: (event: PointerEvent) => void;
  readonly cancel: (event: PointerEvent) => void;
  readonly wheel: (event: WheelEvent) => void;
  /** Drops what is carried; the pointer does nothing more until it is pressed again. */
  readonly giveUp: () => void;
};

const clientPoint = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY });

function pointerOf(event: PointerEvent): Pointer {
  const isTouch = event.pointerType === 'touch';
  const town = event.currentTarget;
  const lifted = isTouch && town instanceof Element ? held(event, town.getBoundingClientRect()) : undefined;
  return { id: event.pointerId, at: clientPoint(event), isTouch, lifted };
}

export function createGestures(lens: Lens, listener: () => Listener): Gestures {
  let state: GestureState = IDLE;
  const { isZoomed, locate, isOpen } = lens;
  const scene = (): TownScene => {
    const { spots, ghost } = listener();
    return { spots, ghost, unit: lens.unit(), isZoomed, locate, isOpen };
  };
  function take(step: GestureStep): void {
    ({ state } = step);
    for (const effect of step.effects) perform(effect, lens, listener());
  }
  return {
    down(event) {
      if (event.button !== 0) return;
      if (event.currentTarget instanceof Element) event.currentTarget.setPointerCapture(event.pointerId);
      take(press(state, pointerOf(event), scene()));
    },
    move: (event) => take(move(state, pointerOf(event), scene())),
    up: (event) => take(release(state, pointerOf(event), scene())),
    cancel: (event) => take(cancel(state, pointerOf(event), scene())),
    wheel(event) {
      event.preventDefault();
      lens.zoomBy(Math.exp(-event.deltaY / 400), lens.locate(clientPoint(event)));
    },
    over(at) {
      const isIn = lens.isOpen(at);
      take(carry(state, at, scene()));
      return isIn;
    },
    leave: () => take(leave(state, scene())),
    drop: (at) => take(choose(state, at, scene())),
    giveUp() {
      state = abandon(state);
    },
  };
}

function perform(effect: GestureEffect, lens: Lens, { onAim, onChoose }: Listener): void {
  switch (effect.type) {
    case 'aim':
      onAim?.(effect.aim);
      break;
    case 'choose':
      onChoose?.(effect.cell);
      break;
    case 'pan': {
      const unit = lens.unit();
      lens.panBy({ x: effect.by.x * unit, y: effect.by.y * unit });
      break;
    }
    case 'pinch': {
      const from = lens.locate(effect.from);
      lens.zoomBy(effect.factor, from);
      const to = lens.locate(effect.to);
      lens.panBy({ x: from.x - to.x, y: from.y - to.y });
      break;
    }
  }
}
