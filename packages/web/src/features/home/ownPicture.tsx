// The picture of a returning player: the towns of the open game, or of the last one, and the cards of today's deal.

import { Backdrop, Pictogram } from '@wagons/board';
import { type BySeat, type Game, type Seat, SEATS } from '@wagons/rules';
import { deal } from '@wagons/rules/deal';
import { cardOf } from '@wagons/rules/deck';
import { makeRoute } from '../../kit/browser/route.ts';
import { titleIn, useSpeech } from '../../kit/speech/speech.ts';
import { games, printedDeck } from '../../play/local/library.ts';
import { ports } from '../../play/local/ports.ts';
import { PaintedTown } from '../../play/rulebook/paintedTown.tsx';
import { dailySeed } from '../../play/store/daily.ts';
import { dateOf } from '../../play/store/dailyGame.ts';
import type { KeptGame } from '../../play/store/keptGame.ts';
import { standingOf } from '../../play/table/preview.ts';
import { inOrder, viewpointOf } from '../../play/text/viewpoint.ts';
import * as css from './home.module.css';

export function OwnPicture() {
  return (
    <>
      <Backdrop />
      <OwnTowns />
      <TodayCards />
    </>
  );
}

/** The open game, or the last one of a person. */
const shownGame = (list: readonly KeptGame[]): KeptGame | undefined => {
  const own = list.filter(({ players }) => SEATS.some((seat) => players[seat].kind === 'person'));
  return own.find(({ totals }) => !totals) ?? own[0];
};

function OwnTowns() {
  const { web } = useSpeech();
  const kept = shownGame(games.list.value);
  const opened = kept && games.load(kept.id);
  if (!kept || !opened?.ok) return null;
  const { game } = opened.value;
  const viewpoint = viewpointOf(kept.players, web);
  const { tallies } = standingOf(game);
  const cells = gridOf(game.towns);
  return (
    <a
      class={css.towns}
      href={makeRoute({ screen: 'table', id: kept.id })}
      aria-label={kept.totals ? web.home.lastTable : web.home.openTable}
      data-part="own-towns"
      data-reader={viewpoint.reader}
    >
      {inOrder(viewpoint).map((seat) => (
        <figure key={seat} data-seat={seat}>
          <figcaption>
            {viewpoint.names[seat]} <b>{tallies[seat].total}</b>
          </figcaption>
          <TownDrawing game={game} seat={seat} cells={cells} />
        </figure>
      ))}
    </a>
  );
}

/** In units of the drawing. */
const CELL = 100;
const MARGIN = 0.15;
/** A small town isn't drawn larger than as if it had this many columns and rows. */
const LEAST = { width: 5, height: 4 };

type Grid = { readonly width: number; readonly height: number };

/** How many columns and rows both towns need, for one scale. */
function gridOf(towns: BySeat<Game['towns'][Seat]>): Grid {
  const sizes = SEATS.map((seat) => boxOf(towns[seat]));
  return {
    width: Math.max(LEAST.width, ...sizes.map(({ width }) => width)),
    height: Math.max(LEAST.height, ...sizes.map(({ height }) => height)),
  };
}

function boxOf(town: Game['towns'][Seat]) {
  const xs = town.map(({ cell }) => cell.x);
  const ys = town.map(({ cell }) => cell.y);
  if (town.length === 0) return { left: 0, top: 0, width: 0, height: 0 };
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left + 2, height: Math.max(...ys) - top + 2 };
}

type TownDrawingProps = { readonly game: Game; readonly seat: Seat; readonly cells: Grid };

function TownDrawing({ game, seat, cells }: TownDrawingProps) {
  const town = game.towns[seat];
  const { left, top, width, height } = boxOf(town);
  const view = { width: (cells.width + 2 * MARGIN) * CELL, height: (cells.height + 2 * MARGIN) * CELL };
  const corner = {
    x: view.width / 2 - (left + width / 2) * CELL,
    y: view.height / 2 - (top + height / 2) * CELL,
  };
  return (
    <svg viewBox={`0 0 ${view.width} ${view.height}`} aria-hidden="true">
      <PaintedTown town={town} deck={game.deck} corner={corner} cell={CELL} />
    </svg>
  );
}

/** Everyone gets the same three today. */
function TodayCards() {
  const speech = useSpeech();
  const { daily } = useSpeech().puzzles;
  const title = titleIn(speech, printedDeck);
  const { center } = deal(dailySeed(dateOf(ports.clock.now())), printedDeck);
  return (
    <a class={css.todayCards} href={makeRoute({ screen: 'daily' })} data-part="today-cards">
      <b>{daily.heading}</b>
      <span>
        {center.map((id) => (
          <span key={id}>
            <Pictogram bonus={cardOf(printedDeck, id).bonus} oneRow />
            <small>{title(id)}</small>
          </span>
        ))}
      </span>
    </a>
  );
}
