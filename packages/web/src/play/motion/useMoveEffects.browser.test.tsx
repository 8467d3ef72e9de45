// Tests of traveling cards in a browser: the table is never delayed, any input ends a flight, none without motion.

import { signal } from '@preact/signals';
import { CardPicture } from '@wagons/board';
import { type CardId, type Game, mustPlay, newGame, seatToMove } from '@wagons/rules';
import { cardOf } from '@wagons/rules/deck';
import { useEffect, useState } from 'preact/hooks';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '@wagons/board/board.css';
import { leave, show, until } from '../../../test/speaking.ts';
import { printedDeck } from '../local/library.ts';
import { useDealing } from './useDealing.ts';
import { useMoveEffects } from './useMoveEffects.ts';

const dealt = newGame('flight', printedDeck);
const nth = (game: Game, n: number): CardId => game.circle[n] ?? '';
const started = mustPlay(dealt, { type: 'pickStart', card: nth(dealt, 0) });
const drafted = mustPlay(started, { type: 'draft', card: nth(started, 2) });

const now = signal<Game>(started);

/** The parts of a table that cards travel between, in the simplest layout. */
function PlainTable() {
  useMoveEffects({ now, reader: 'first', isShared: false });
  // Effects run in order: after this one, the story is followed.
  const [isFollowed, setFollowed] = useState(false);
  useEffect(() => setFollowed(true), []);
  const game = now.value;
  const { deck } = game;
  return (
    <main
      data-dealing={useDealing(game, { isLaid: true })}
      data-cards={game.circle.length}
      data-followed={isFollowed}
    >
      <header data-part="bar">
        <b data-part="total" data-seat="first">
          You
        </b>
        <b data-part="total" data-seat="second">
          Pip
        </b>
      </header>
      {game.circle.map((card) => (
        <span key={card} class="ctw-circle-card" data-card={card} style={{ width: '40px', height: '40px' }}>
          <CardPicture card={cardOf(deck, card)} class="ctw-card-picture" />
        </span>
      ))}
      {game.phase === 'place' && seatToMove(game) === 'first' && (
        <div class="ctw-hand-card" style={{ width: '80px', height: '80px' }}>
          <CardPicture card={cardOf(deck, game.held[0].card)} class="ctw-card-picture" />
        </div>
      )}
    </main>
  );
}

const flights = (): number => document.querySelectorAll('[data-flight]').length;
const hand = (): Element | null => document.querySelector('.ctw-hand-card .ctw-card-picture');
const isShown = (element: Element | null): boolean =>
  element !== null && getComputedStyle(element).opacity === '1';

beforeEach(async () => {
  now.value = started;
  delete document.documentElement.dataset['motion'];
  await show(<PlainTable />, 'main[data-followed=true]');
  await vi.dynamicImportSettled();
});
afterEach(leave);

test('the taken card flies to the hand and gifts to the opponent, while the table already shows the end', async () => {
  now.value = drafted;
  await until(() => flights() === 3);
  expect(document.querySelector('main')?.getAttribute('data-cards')).toBe('12');
  expect(hand(), 'the card is in the hand').not.toBeNull();
  expect(document.querySelector('[data-flights]')?.getAttribute('aria-hidden')).toBe('true');
  await until(() => flights() === 0);
  expect(isShown(hand())).toBe(true);
});

test.each(['pointerdown', 'keydown', 'wheel'])('a %s ends all flights at once', async (type) => {
  now.value = drafted;
  await until(() => flights() === 3);
  expect(isShown(hand()), 'hidden until the flight arrives').toBe(false);
  dispatchEvent(new Event(type));
  expect(flights()).toBe(0);
  expect(isShown(hand())).toBe(true);
});

test('the next move ends the flights of the one before', async () => {
  now.value = drafted;
  await until(() => flights() === 3);
  now.value = started;
  expect(flights()).toBe(0);
});

test('nothing flies when motion is off', async () => {
  document.documentElement.dataset['motion'] = 'off';
  now.value = drafted;
  await until(() => document.querySelector('main')?.getAttribute('data-cards') === '12');
  const frames = new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
  await frames;
  expect(flights()).toBe(0);
  expect(isShown(hand())).toBe(true);
});

test('a new game is dealt until the first input', async () => {
  leave();
  now.value = dealt;
  await show(<PlainTable />, 'main[data-dealing=true]');
  dispatchEvent(new Event('keydown'));
  await expect.poll(() => document.querySelector('main')?.dataset['dealing']).toBe('false');
});
