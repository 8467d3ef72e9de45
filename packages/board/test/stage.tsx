// A stage for the tests of the board: the smallest screen that keeps the ghost where it is aimed and chosen.

import type { CardId, Cell, Placement, Rotation, Town } from '@wagons/rules';
import { type ComponentChild, render } from 'preact';
import { useState } from 'preact/hooks';
import { afterEach, beforeEach } from 'vitest';
import { ArtDefs } from '../src/art/artDefs.tsx';
import { createDrag, type Drag } from '../src/motion/drag.ts';
import { HandCard } from '../src/hand/handCard.tsx';
import type { TownGhost } from '../src/town/ghost.tsx';
import type { Spot } from '../src/town/spots.tsx';
import { TownBoard } from '../src/town/townBoard.tsx';
import type { TownBoardProps } from '../src/town/townProps.ts';
import '../src/board.css';
import { cardOf } from './cards.ts';
import { mouse, settled } from './pointers.ts';

/** The events of the components as text, in order. */
export type EventLog = string[];

/** Before each test: the mouse is far away and animations are off. After it: the page is clean. */
export function prepareStage(): void {
  beforeEach(async () => {
    document.documentElement.dataset['motion'] = 'off';
    await mouse.to({ x: 1200, y: 700 });
  });
  afterEach(() => {
    clear();
    delete document.documentElement.dataset['motion'];
  });
}

/** Renders on a clean page. */
export async function show(
  what: ComponentChild,
  size: { readonly width: number; readonly height: number } = { width: 600, height: 400 },
): Promise<HTMLElement> {
  clear();
  const host = document.createElement('div');
  host.style.position = 'relative';
  host.style.width = `${size.width}px`;
  host.style.height = `${size.height}px`;
  document.body.style.margin = '0';
  document.body.append(host);
  await change(host, what);
  return host;
}

/** Renders the same with other props. */
export async function change(host: HTMLElement, what: ComponentChild): Promise<void> {
  render([<ArtDefs key="art" />, what], host);
  await settled();
}

export function clear(): void {
  for (const host of document.querySelectorAll('body > div')) {
    render(null, host);
    host.remove();
  }
}

const words = (cell: Cell | undefined): string => (cell ? `${cell.x},${cell.y}` : 'nowhere');

type Screen = {
  readonly town: Town;
  readonly spots: readonly Spot[];
  readonly card: CardId;
  readonly log: EventLog;
  readonly more?: Partial<TownBoardProps>;
  readonly drag?: Drag;
};

const label: TownBoardProps['cellLabel'] = (cell, territory) =>
  `${words(cell)} ${territory?.terrain ?? 'empty'}`;

/** A town above a hand. Placed cards stay ghosts. */
export function Screen({ town, spots, card, log, more }: Screen) {
  const [ghost, setGhost] = useState<TownGhost>();
  const [rotation, setRotation] = useState<Rotation>('upright');
  const [drag] = useState(createDrag);
  const isLegal = (cell: Cell) => spots.some((spot) => spot.cell.x === cell.x && spot.cell.y === cell.y);
  const put = (cell: Cell, state: TownGhost['state']) => {
    const placement: Placement = { card, cell, rotation };
    setGhost({ placement, legal: isLegal(cell), state });
  };
  function turn(): void {
    log.push('turn');
    setRotation(rotation === 'upright' ? 'upsideDown' : 'upright');
  }
  const shown = ghost && { ...ghost, placement: { ...ghost.placement, rotation } };
  return (
    <>
      <div style={{ width: '600px', height: '300px' }}>
        <TownBoard
          town={town}
          cardOf={cardOf}
          label="Town"
          cellLabel={label}
          spots={spots}
          ghost={shown}
          interactive
          drag={drag}
          onAim={(aim) => {
            log.push(`aim ${words(aim?.cell)}${aim?.nearest ? ` near ${words(aim.nearest)}` : ''}`);
            if (aim) put(aim.nearest ?? aim.cell, 'aimed');
            else setGhost(undefined);
          }}
          onChoose={(cell) => {
            log.push(`choose ${words(cell)}`);
            put(cell, 'chosen');
          }}
          onTurn={turn}
          onNudge={(dx, dy) => {
            log.push(`nudge ${dx},${dy}`);
            if (ghost) put({ x: ghost.placement.cell.x + dx, y: ghost.placement.cell.y + dy }, ghost.state);
          }}
          onConfirm={() => log.push('confirm')}
          onCancel={() => {
            log.push('cancel');
            setGhost(undefined);
          }}
          {...more}
        />
      </div>
      <div style={{ height: '90px' }}>
        <HandCard
          card={cardOf(card)}
          rotation={rotation}
          label="In hand"
          away={ghost !== undefined}
          drag={drag}
          onLift={() => log.push('lift')}
        />
      </div>
    </>
  );
}
