// A hot-seat game: two players at one screen. The board shows it, `@wagons/rules` plays it.

import { ArtDefs, createDrag, flyToHand, HandCard, Ring, ScoringCard, TownBoard } from '@wagons/board';
import {
  type BySeat,
  type CardId,
  type Deck,
  type Game,
  legalMoves,
  type Move,
  mustPlay,
  newGame,
  opponent,
  outcome,
  type Placement,
  score,
  type Seat,
  skipped,
  type Tally,
} from '@wagons/rules';
import { cardOf, parseDeck } from '@wagons/rules/deck';
import deckText from '@wagons/rules/decks/base.json?raw';
import { sameCell } from '@wagons/rules/town';
import { render } from 'preact';
import { useCallback, useMemo, useState } from 'preact/hooks';
import { TallyTable } from './tally.tsx';
import '@wagons/board/board.css';
import './demo.css';

export function startDemo(root: HTMLElement, seed: string): () => void {
  const deck = parseDeck(deckText);
  if (!deck.ok) throw new Error('the deck file of the demo is not a deck');
  root.className = 'demo';
  render(<Demo deck={deck.value} seed={seed} />, root);
  return () => render(null, root);
}

/** The card in hand: how it lies, and where. */
type Held = Pick<Placement, 'rotation'> & {
  readonly ghost?: { readonly cell: Placement['cell']; readonly state: 'aimed' | 'chosen' } | undefined;
};

const IN_HAND: Held = { rotation: 'upright' };

/** The seat whose town is on show: the one to move, or the first one when the game is over. */
const seatOnShow = (game: Game): Seat => (game.phase === 'over' ? 'first' : game.seat);

function Demo({ deck, seed }: { readonly deck: Deck; readonly seed: string }) {
  const [game, setGame] = useState(() => newGame(seed, deck));
  const [seat, setSeat] = useState(() => seatOnShow(game));
  const [held, setHeld] = useState(IN_HAND);
  const drag = useMemo(createDrag, []);
  const make = (move: Move): void => {
    const next = mustPlay(game, move);
    setGame(next);
    setSeat(seatOnShow(next));
    setHeld(IN_HAND);
  };
  const table: Table = { game, seat, held, setHeld, drag, make };
  const placing = placingOf(table);
  return (
    <>
      <ArtDefs />
      <p class="demo-status" role="status">
        {statusOf(game)}
      </p>
      <div class="demo-circle">
        <CircleAndTake {...table} />
      </div>
      <div class="demo-town">
        <TownOnShow {...table} />
      </div>
      {game.phase === 'place' && <Hand {...table} cards={game.held.map(({ card }) => card)} />}
      <div class="demo-side">
        <button type="button" class="demo-button" onClick={() => setSeat(opponent(seat))}>
          Show the other town
        </button>
        <TallyTable game={game} tallies={score(placing ? mustPlay(game, placing) : game)} seat={seat} />
      </div>
    </>
  );
}

type Table = {
  readonly game: Game;
  /** The seat whose town is on show. */
  readonly seat: Seat;
  readonly held: Held;
  readonly setHeld: (change: (held: Held) => Held) => void;
  readonly drag: ReturnType<typeof createDrag>;
  readonly make: (move: Move) => void;
};

type PlaceMove = Extract<Move, { readonly type: 'place' }>;

/** The legal placements of the card in hand as it lies now; none in the town of the other player. */
const spotsOf = ({ game, seat, held }: Table): readonly PlaceMove[] =>
  game.phase === 'place' && game.seat === seat
    ? legalMoves(game).filter(
        (move): move is PlaceMove => move.type === 'place' && move.rotation === held.rotation,
      )
    : [];

/** The move that places the card where it is now, if it is legal there. */
const placingOf = (table: Table): PlaceMove | undefined =>
  spotsOf(table).find(({ cell }) => sameCell(cell, table.held.ghost?.cell));

// ---- The circle ----

/** The circle around the scoring cards, and the button that takes the selected card. */
function CircleAndTake({ game, drag, make }: Table) {
  const [pointed, setPointed] = useState<CardId>();
  const [selected, setSelected] = useState<CardId>();
  const find = useCallback((card: CardId) => cardOf(game.deck, card), [game.deck]);
  const isOpen = game.phase === 'pickStart' || game.phase === 'draft';
  const take = (card: CardId): void => {
    setSelected(undefined);
    make({ type: game.phase === 'pickStart' ? 'pickStart' : 'draft', card });
  };
  const commit = (card: CardId): void => flyToHand(card, () => take(card));
  const marked = pointed ?? selected;
  return (
    <>
      <Ring
        circle={game.circle}
        next={game.phase === 'pickStart' ? undefined : game.circle[0]}
        cardOf={find}
        label="Circle"
        cardLabel={(card, place) => `${place + 1}: ${card}`}
        chosen={selected}
        marked={game.phase === 'draft' && marked !== undefined ? skipped(game.circle, marked) : undefined}
        {...(isOpen && {
          drag,
          onPoint: setPointed,
          onChoose: (card) => (card === selected ? commit(card) : setSelected(card)),
          onLift: take,
        })}
      >
        <ScoringCards game={game} tallies={score(game)} />
      </Ring>
      {isOpen && (
        <button
          type="button"
          class="demo-button"
          disabled={selected === undefined}
          onClick={() => selected !== undefined && commit(selected)}
        >
          Take
        </button>
      )}
    </>
  );
}

/** The scoring cards, each with its points so far. */
const ScoringCards = ({
  game,
  tallies: { first, second },
}: {
  readonly game: Game;
  readonly tallies: BySeat<Tally>;
}) => (
  <div class="demo-scoring">
    {game.deal.center.map((id, line) => (
      <ScoringCard
        key={id}
        title={cardOf(game.deck, id).title.en ?? id}
        sentence={`First player: ${first.bonuses[line]?.points}. Second player: ${second.bonuses[line]?.points}.`}
        bonus={cardOf(game.deck, id).bonus}
        compact
      />
    ))}
  </div>
);

// ---- The town and the hand ----

function TownOnShow(table: Table) {
  const { game, seat, held, setHeld, drag, make } = table;
  const find = useCallback((card: CardId) => cardOf(game.deck, card), [game.deck]);
  const placing = placingOf(table);
  const spots = spotsOf(table);
  const card = game.phase === 'place' ? game.held[0].card : undefined;
  const { ghost, rotation } = held;
  return (
    <TownBoard
      town={game.towns[seat]}
      cardOf={find}
      label={`Town of the ${seat} player`}
      cellLabel={({ x, y }, territory) =>
        `${x}, ${y}: ${territory ? `${territory.terrain}, ${territory.icon}` : 'empty'}`
      }
      spots={spots.map(({ cell }) => ({ cell }))}
      ghost={
        card !== undefined && ghost && spots.length > 0
          ? {
              placement: { card, cell: ghost.cell, rotation },
              legal: placing !== undefined,
              state: ghost.state,
            }
          : undefined
      }
      interactive
      {...(spots.length > 0 && {
        drag,
        onAim: (aim) =>
          setHeld((now) => ({ ...now, ghost: aim && { cell: aim.nearest ?? aim.cell, state: 'aimed' } })),
        onChoose: (cell) => setHeld((now) => ({ ...now, ghost: { cell, state: 'chosen' } })),
        onTurn: () => setHeld(turned),
        onNudge: (dx, dy) => setHeld((now) => nudged(now, dx, dy)),
        onConfirm: () => placing && make(placing),
        onCancel: () => setHeld((now) => ({ ...now, ghost: undefined })),
      })}
    />
  );
}

const turned = (held: Held): Held => ({
  ...held,
  rotation: held.rotation === 'upright' ? 'upsideDown' : 'upright',
});

const nudged = ({ ghost, ...held }: Held, dx: number, dy: number): Held => ({
  ...held,
  ghost: ghost && { ...ghost, cell: { x: ghost.cell.x + dx, y: ghost.cell.y + dy } },
});

function Hand({
  cards: [first = '', ...following],
  ...table
}: Table & { readonly cards: readonly CardId[] }) {
  const { game, held, setHeld, drag, make } = table;
  const placing = placingOf(table);
  return (
    <div class="demo-hand">
      <HandCard
        card={cardOf(game.deck, first)}
        rotation={held.rotation}
        following={following.map((card) => cardOf(game.deck, card))}
        label={`${first}, select to turn`}
        away={held.ghost !== undefined}
        drag={drag}
      />
      <button type="button" class="demo-button" onClick={() => setHeld(turned)}>
        Turn
      </button>
      <button
        type="button"
        class="demo-button"
        disabled={placing === undefined}
        onClick={() => placing && make(placing)}
      >
        Place
      </button>
    </div>
  );
}

// ---- What is said ----

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
