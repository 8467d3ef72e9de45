// Draws the quick hints of `?`.

import type { CardId, Game } from '@wagons/rules';
import { makeCell } from '@wagons/rules/notation';
import { type Context, titles } from '../kit/context.ts';
import { type Block, columns, indent, wrap } from '../terminal/block.ts';
import { typedPlacement } from './typed.ts';
import { signed } from '../draw/signed.ts';
import { type TallyChange, draftHints, placementHints } from './hints.ts';

/** Number of placements explained in detail. */
const BEST = 5;

export function drawHints(context: Context, game: Game): Block {
  const { say, width } = context;
  switch (game.phase) {
    case 'over':
      return wrap(say.table.howTo.over, width);
    case 'pickStart':
      return wrap(say.hints.pickStart, width);
    case 'draft':
      return drawDraftHints(context, game);
    case 'place':
      return drawPlacementHints(context, game, game.held[0].card);
  }
}

/** A row per card of the circle: its number, its gain for each player, and the cards it gives away. */
function drawDraftHints(context: Context, game: Game & { readonly phase: 'draft' }): Block {
  const { words, say, paint, width } = context;
  const title = titles(context, game.deck);
  const { you, opponent, givesAway } = say.hints.columns;
  const rows = draftHints(game).map(({ card, gain, opponentGain, given }, i) => {
    const skipped = i > 1 ? `1–${i}` : '1';
    const gift = i > 0 ? `${skipped} (${signed(words, given)})` : '–';
    return [String(i + 1), title(card), signed(words, gain), signed(words, opponentGain), gift];
  });
  const [heading = '', ...lines] = columns([['', '', you, opponent, givesAway], ...rows], '><>><');
  return [...wrap(say.hints.draft, width), ...indent([paint.faint(heading), ...lines])];
}

function drawPlacementHints(context: Context, game: Game & { readonly phase: 'place' }, card: CardId): Block {
  const { words, say, width } = context;
  const changes = placementHints(game, game.seat, card);
  // Every cell is legal in both rotations, so it is listed once.
  const cells = changes
    .filter(({ placement }) => placement.rotation === 'upright')
    .map(({ placement }) => placement.cell)
    .toSorted((a, b) => a.y - b.y || a.x - b.x)
    .map(makeCell);
  const best = changes
    .slice(0, BEST)
    .map((change) => [
      typedPlacement(change.placement),
      signed(words, change.total),
      reasons(context, game, change),
    ]);
  return [
    ...wrap(say.hints.place, width),
    ...indent(columns(best, '<><')),
    ...wrap(`${say.hints.spots({ n: cells.length })} ${cells.join(' ')}`, width, 2),
  ];
}

function reasons(context: Context, game: Game, { terrains, bonuses, opponent }: TallyChange): string {
  const { words, say } = context;
  const title = titles(context, game.deck);
  const parts = [
    ...terrains.map(([terrain, points]) => `${words.names.terrains[terrain]} ${signed(words, points)}`),
    ...bonuses.map(([card, points]) => `${title(card)} ${signed(words, points)}`),
    ...(opponent === 0 ? [] : [say.hints.opponent({ change: signed(words, opponent) })]),
  ];
  return parts.length > 0 ? parts.join(', ') : say.hints.noChange;
}
