// Settings of a table, agreed before the game.

import { QUICK_MATCHES } from './quickMatches.ts';
import { Type, type Static } from 'typebox';
import { GAME_ID } from './ids.ts';

const DAY = 24 * 60 * 60 * 1000;

export const GameId = Type.String({ pattern: GAME_ID.source });
export const PlayerId = Type.String({ pattern: '^[A-Za-z0-9_-]{16}$' });
export const DeckHash = Type.String({
  pattern: '^[0-9a-f]{64}$',
  description: 'a built-in deck, or one that was uploaded before; rated games use a built-in deck',
});
export const Seat = Type.Union([Type.Literal('first'), Type.Literal('second')]);

/** Time for the whole game, days per turn, or no clock. */
export const ClockSetting = Type.Union([
  Type.Object(
    {
      kind: Type.Literal('live'),
      seconds: Type.Integer({ minimum: 30, maximum: 7200, description: 'for the whole game' }),
      increment: Type.Integer({ minimum: 0, maximum: 120, description: 'seconds added after each turn' }),
    },
    { additionalProperties: false },
  ),
  Type.Object(
    {
      kind: Type.Literal('days'),
      days: Type.Integer({ minimum: 1, maximum: 14, description: 'for each turn' }),
    },
    { additionalProperties: false },
  ),
  Type.Object({ kind: Type.Literal('none') }, { additionalProperties: false }),
]);
export type ClockSetting = Static<typeof ClockSetting>;

/** The initial time of each side in milliseconds; undefined without a clock. */
export function timeAtStart(clock: ClockSetting): number | undefined {
  if (clock.kind === 'none') return undefined;
  return clock.kind === 'live' ? clock.seconds * 1000 : clock.days * DAY;
}

/** The time of a side after its turn; `left` is what remained. */
export const timeAfterTurn = (clock: ClockSetting, left: number): number =>
  clock.kind === 'live' ? left + clock.increment * 1000 : (timeAtStart(clock) ?? left);

export const WHO_IS_FIRST = ['host', 'guest', 'random'] as const;

/** How much a player sees while placing a card: nothing, legal spots, the score of a spot, the scores of all spots. */
const HELP_LEVELS = ['off', 'spots', 'change', 'heat'] as const;
type HelpLevel = (typeof HELP_LEVELS)[number];

export const TableSettings = Type.Object(
  {
    deck: DeckHash,
    first: Type.Union([Type.Literal('host'), Type.Literal('guest'), Type.Literal('random')]),
    clock: ClockSetting,
    rated: Type.Boolean(),
    listed: Type.Boolean(),
    hints: Type.Optional(
      Type.Boolean({
        description:
          'whether both may ask the computer for hints; not without this, and never in rated games',
      }),
    ),
    help: Type.Optional(
      Type.Unsafe<HelpLevel>(
        Type.Enum([...HELP_LEVELS], {
          description:
            'how much both see while they place a card; `change` without it. Rated games never show more than `spots`',
        }),
      ),
    ),
    seed: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 64,
        description: 'chooses the deal; not allowed in rated games',
      }),
    ),
  },
  { additionalProperties: false },
);
export type TableSettings = Static<typeof TableSettings>;

export type QuickMatch = keyof typeof QUICK_MATCHES;
export const QuickMatch = Type.Unsafe<QuickMatch>(Type.Enum(Object.keys(QUICK_MATCHES)));

/** Upper bound of chat lines per game. */
export const CHAT_LINES = 500;

/** How many lines a player may say at a table within these milliseconds. */
export const CHAT_PACE = { lines: 5, within: 10_000 } as const;
