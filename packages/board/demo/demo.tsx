// A hot-seat game on a `TableBoard`: two players at one screen. The board shows it, `@wagons/rules` plays it.

import { type BoardApi, TableBoard } from '@wagons/board';
import {
  type BySeat,
  type Game,
  type Move,
  mustPlay,
  newGame,
  opponent,
  outcome,
  score,
  type Seat,
  type Tally,
} from '@wagons/rules';
import { cardOf, parseDeck } from '@wagons/rules/deck';
import { render } from 'preact';
import deckText from '@wagons/rules/decks/base.json?raw';
import { placeMove, seatOnShow, showGame, takeMove } from './hotSeat.ts';
import { TallyTable } from './tally.tsx';
import '@wagons/board/board.css';
import './demo.css';

type Demo = {
  readonly board: BoardApi;
  readonly status: HTMLElement;
  readonly side: HTMLElement;
  game: Game;
  /** The seat whose town is on show. */
  seat: Seat;
};

export function startDemo(root: HTMLElement, seed: string): () => void {
  const deck = parseDeck(deckText);
  if (!deck.ok) throw new Error('the deck file of the demo is not a deck');
  const game = newGame(seed, deck.value);
  const seat = seatOnShow(game);
  root.className = 'demo';
  const status = append(root, 'demo-status');
  status.role = 'status';
  const table = append(root, 'demo-board');
  const side = append(root, 'demo-side');
  const board = TableBoard(table, {
    cardOf: (card) => cardOf(deck.value, card),
    ...showGame(game, seat),
    events: {
      take: (card) => make(demo, takeMove(demo.game, card)),
      place: (placement) => make(demo, placeMove(placement)),
      preview: (placement) =>
        drawSide(demo, score(placement ? mustPlay(demo.game, placeMove(placement)) : demo.game)),
    },
  });
  const demo: Demo = { board, status, side, game, seat };
  drawSide(demo, score(game));
  return () => {
    board.destroy();
    render(null, side);
  };
}

function append(root: HTMLElement, className: string): HTMLElement {
  const element = document.createElement('div');
  element.className = className;
  root.append(element);
  return element;
}

function make(demo: Demo, move: Move): void {
  demo.game = mustPlay(demo.game, move);
  show(demo, seatOnShow(demo.game));
}

function show(demo: Demo, seat: Seat): void {
  demo.seat = seat;
  demo.board.set(showGame(demo.game, seat));
  drawSide(demo, score(demo.game));
}

function drawSide(demo: Demo, tallies: BySeat<Tally>): void {
  const { game, seat } = demo;
  demo.status.textContent = statusOf(game);
  render(
    <>
      <button type="button" class="ctw-button" onClick={() => show(demo, opponent(seat))}>
        Show the other town
      </button>
      <TallyTable game={game} tallies={tallies} seat={seat} />
    </>,
    demo.side,
  );
}

function statusOf(game: Game): string {
  switch (game.phase) {
    case 'pickStart':
      return 'Second player: choose the starting card.';
    case 'draft':
      return `${NAMES[game.seat]}: take a card. The cards you skip go to your opponent.`;
    case 'place':
      return `${NAMES[game.seat]}: place the card in hand.`;
    case 'over': {
      const winner = outcome(score(game));
      return winner === 'draw' ? 'The game is a tie.' : `${NAMES[winner]} wins.`;
    }
  }
}

const NAMES: BySeat<string> = { first: 'First player', second: 'Second player' };
