// How a table is set up, and what people may be called: the words that are agreed before anybody plays.

import { Type, type Static } from 'typebox';

const DAY = 24 * 60 * 60 * 1000;

/** 128 bits by chance in 22 letters: who does not have the link cannot guess it. */
export const GameId = Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' });
export const PlayerId = Type.String({ pattern: '^[A-Za-z0-9_-]{16}$' });
export const DeckHash = Type.String({ pattern: '^[0-9a-f]{64}$' });
export const Seat = Type.Union([Type.Literal('first'), Type.Literal('second')]);

/** A whole game against the clock, some days for each turn, or no clock at all. */
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

/** The time each side has at the beginning, in milliseconds; undefined without a clock. */
export function timeAtStart(clock: ClockSetting): number | undefined {
  if (clock.kind === 'none') return undefined;
  return clock.kind === 'live' ? clock.seconds * 1000 : clock.days * DAY;
}

/** The time a side has after a turn that left it with so much. */
export const timeAfterTurn = (clock: ClockSetting, left: number): number =>
  clock.kind === 'live' ? left + clock.increment * 1000 : (timeAtStart(clock) ?? left);

export const WHO_IS_FIRST = ['host', 'guest', 'random'] as const;

export const TableSettings = Type.Object(
  {
    deck: DeckHash,
    first: Type.Union([Type.Literal('host'), Type.Literal('guest'), Type.Literal('random')]),
    clock: ClockSetting,
    rated: Type.Boolean(),
    listed: Type.Boolean(),
    seed: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 64,
        description: 'a deal of one’s own choice; never in rated games',
      }),
    ),
  },
  { additionalProperties: false },
);
export type TableSettings = Static<typeof TableSettings>;

/** What quick match offers: two strangers are brought together when both want the same. */
export const QUICK_MATCHES = {
  blitz: { kind: 'live', seconds: 300, increment: 5 },
  calm: { kind: 'live', seconds: 900, increment: 15 },
  daily: { kind: 'days', days: 1 },
  slow: { kind: 'days', days: 3 },
} as const satisfies Readonly<Record<string, ClockSetting>>;
export type QuickMatch = keyof typeof QUICK_MATCHES;
export const QuickMatch = Type.Unsafe<QuickMatch>(Type.Enum(Object.keys(QUICK_MATCHES)));

// ---- What people write ----

export const NAME_LENGTH = 24;
export const TEXT_LENGTH = 200;
/** So many lines one game can hold. */
export const CHAT_LINES = 500;

/** Written, and nothing but: no line ends, nothing invisible, nothing that turns the direction of writing. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u;
const NAME = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}]|\.(?= [\p{L}\p{N}])|[ ._'’-](?=[\p{L}\p{N}]))*$/u;

/** More marks on one letter than any script needs: they would run into the lines above and below. */
const PILED = /\p{M}{4}/u;

/** A name as it is kept, or undefined: letters and digits, single spaces, dots, dashes and apostrophes between them. */
export function readName(wish: string): string | undefined {
  if (wish.length > 4 * NAME_LENGTH) return undefined;
  const name = wish.normalize('NFC').trim().replaceAll(/ +/g, ' ');
  const length = [...name].length;
  return length >= 2 && length <= NAME_LENGTH && NAME.test(name) && !PILED.test(name) ? name : undefined;
}

/** A line of chat as it is kept, or undefined. */
export function readText(wish: string): string | undefined {
  const text = wish.normalize('NFC').trim();
  const length = [...text].length;
  return length >= 1 && length <= TEXT_LENGTH && !UNSEEN.test(text) && !PILED.test(text) ? text : undefined;
}
