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

function drawDraftHints(context: Context, game: Game & { readonly phase: 'draft' }): Block {
  const { say, width } = context;
  const title = titles(context, game.deck);
  const left = Math.max(...game.circle.map((card) => widthOf(title(card))));
  const lines = draftHints(game).flatMap(({ card, gain, gifts }, i) => {
    const head = `${String(i + 1).padStart(4)}  ${padEnd(title(card), left)}  ${padStart(signed(context, gain), 3)}  `;
    const given = gifts.map((gift) => `${title(gift.card)} ${signed(context, gift.gain)}`);
    const text = given.length > 0 ? say.hints.givesAway(given) : say.hints.givesNothing;
    return hanging(head, text, width);
  });
  return [...wrap(say.hints.draft, width), ...lines];
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
const typed = ({ cell, rotation }: Placement): string => makeCell(cell) + (rotation === 'upsideDown' ? ' t' : '');

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
