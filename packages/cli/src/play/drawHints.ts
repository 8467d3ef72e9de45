// Hints in words: a few lines for whoever asks with `?`.

import { type CardId, type Game, makeCell, type Placement } from '@wagons/rules';
import { type Context, titles } from '../context.ts';
import { type Block, padEnd, padStart, widthOf, wrap } from '../draw/block.ts';
import { type Change, draftHints, placementHints } from './hints.ts';

/** As many placements are told with their reasons. */
const BEST = 5;

export function drawHints(context: Context, game: Game): Block {
  const { say, width } = context;
  switch (game.phase) {
    case 'over':
      return [say.table.howTo.over];
    case 'pickStart':
      return wrap(say.hints.pickStart, width);
    case 'draft':
      return drawDraftHints(context, game);
    case 'place':
      return drawPlacementHints(context, game, game.held[0].card);
  }
}

/** "+3", "−1", "0" */
function signed({ words }: Context, points: number): string {
  return points > 0 ? `+${words.amounts.number(points)}` : words.amounts.number(points);
}

/** A row for each card of the circle: its number, its gains for both, and which cards lie before it. */
function drawDraftHints(context: Context, game: Game & { readonly phase: 'draft' }): Block {
  const { say, paint, width } = context;
  const title = titles(context, game.deck);
  const { you, opponent, givesAway } = say.hints.columns;
  const left = Math.max(...game.circle.map((card) => widthOf(title(card))));
  const row = (number: string, name: string, own: string, other: string, given: string): string =>
    `${padStart(number, 4)}  ${padEnd(name, left)}  ${padStart(own, Math.max(3, widthOf(you)))}  ` +
    `${padStart(other, Math.max(3, widthOf(opponent)))}  ${given}`.trimEnd();
  const rows = draftHints(game).map(({ card, gain, opponentGain, given }, i) => {
    const cards = i === 1 ? '1' : `1–${i}`;
    const gift = i === 0 ? '–' : `${cards} (${signed(context, given)})`;
    return row(String(i + 1), title(card), signed(context, gain), signed(context, opponentGain), gift);
  });
  return [...wrap(say.hints.draft, width), paint.faint(row('', '', you, opponent, givesAway)), ...rows];
}

function drawPlacementHints(context: Context, game: Game & { readonly phase: 'place' }, card: CardId): Block {
  const { say, width } = context;
  const changes = placementHints(game, game.seat, card);
  const best = changes.slice(0, BEST);
  const left = Math.max(...best.map(({ placement }) => typed(placement).length));
  // Every cell serves both ways round, so it is listed once.
  const cells = changes
    .filter(({ placement }) => placement.rotation === 'upright')
    .map(({ placement }) => placement.cell)
    .toSorted((a, b) => a.y - b.y || a.x - b.x)
    .map(makeCell);
  return [
    ...wrap(say.hints.place, width),
    ...best.flatMap((change) => {
      const head = `  ${padEnd(typed(change.placement), left)}  ${padStart(signed(context, change.total), 3)}  `;
      return hanging(head, reasons(context, game, change), width);
    }),
    ...hanging(`${say.hints.spots(cells.length)} `, cells.join(' '), width, 2),
  ];
}

/** How a placement is typed: `2,1`, or `2,1 t` for upside down. */
const typed = ({ cell, rotation }: Placement): string =>
  makeCell(cell) + (rotation === 'upsideDown' ? ' t' : '');

function reasons(context: Context, game: Game, { terrains, bonuses, opponent }: Change): string {
  const { words, say } = context;
  const title = titles(context, game.deck);
  const parts = [
    ...terrains.map(([terrain, points]) => `${words.names.terrains[terrain]} ${signed(context, points)}`),
    ...bonuses.map(([card, points]) => `${title(card)} ${signed(context, points)}`),
    ...(opponent === 0 ? [] : [say.hints.opponent(signed(context, opponent))]),
  ];
  return parts.length > 0 ? parts.join(', ') : say.hints.noChange;
}

/** A text behind a head, its further lines indented as far as the head is wide. */
function hanging(head: string, text: string, width: number, by = widthOf(head)): Block {
  const room = Math.max(20, width - widthOf(head));
  const [first = '', ...more] = wrap(text, room);
  return [head + first, ...more.map((line) => ' '.repeat(by) + line)];
}
