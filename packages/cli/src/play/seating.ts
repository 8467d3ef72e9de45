// Who plays: people at this terminal and bots, and who is the first player (S4).

import type { BotName, PendingAnswer, ThinkingLimit } from '@wagons/ai/service';
import { type BySeat, type Game, type Move, ok, type Result, type Seat, SEATS } from '@wagons/rules';
import { anyOf, type Words } from '@wagons/words';
import type { Who } from '@wagons/words/terminal';
import { botTitle, readBots } from '../options/bots.ts';
import type { Context } from '../kit/context.ts';
import { printable } from '../terminal/block.ts';
import { type Exit, misuse } from '../kit/exit.ts';

export type TablePlayer =
  | { readonly is: 'person' }
  | { readonly is: 'bot'; readonly name: BotName; readonly choose: (game: Game) => PendingAnswer<Move> };
export type Players = BySeat<TablePlayer>;

const PERSON: TablePlayer = { is: 'person' };

/** The players, their names, and how the game was started. */
export type Seating = {
  readonly players: Players;
  readonly names: BySeat<Who>;
  readonly seed?: string | undefined;
  readonly deckName?: string | undefined;
  /** The value of `--time`. */
  readonly time?: string | undefined;
};

/** The value of `--first` that tosses a coin. */
const COIN = 'either';

/** How the bots think: their limit, and the seed of their dice. */
export type Thinking = {
  readonly limit: ThinkingLimit;
  readonly seed: (seat: Seat, game: Game) => string;
};

/** Reads `--bots` and `--first`. */
export function readPlayers(
  context: Context,
  { bots, first }: { readonly bots?: string | undefined; readonly first?: string | undefined },
  { limit, seed }: Thinking,
): Result<Players, Exit> {
  const { say, ports } = context;
  if (bots === undefined) {
    return first === undefined ? ok({ first: PERSON, second: PERSON }) : misuse(say.usage.firstNeedsBots);
  }
  const named = readBots(context, bots);
  if (!named.ok) return named;
  const [one, other] = named.value;
  // Without `--first` the first of these begins: with one bot that is the person.
  const pair = other ? ([one, other] as const) : ([undefined, one] as const);
  const possible = other ? [one, other] : ['you', 'bot', one];
  const seats = possible.map((name) => name.toLowerCase());
  const wanted = first?.trim().toLowerCase() ?? seats[0] ?? '';
  // Unless a bot has that name, `random` tosses the coin, too.
  const isTossed = wanted === COIN || (wanted === 'random' && !seats.includes(wanted));
  if (!isTossed && !seats.includes(wanted)) {
    return misuse(
      say.usage.badFirst({
        found: printable(first ?? ''),
        possible: anyOf(context.words, [...new Set(possible), COIN]),
      }),
    );
  }
  const isSwapped = isTossed ? ports.randomInt(2) === 1 : wanted !== seats[0];
  const seated = (name: BotName | undefined, seat: Seat): TablePlayer =>
    name
      ? {
          is: 'bot',
          name,
          choose: (game) =>
            ports.engine.ask({
              is: 'move',
              game,
              bot: name,
              player: seat,
              seed: seed(seat, game),
              limit,
            }),
        }
      : PERSON;
  return ok({
    first: seated(pair[isSwapped ? 1 : 0], 'first'),
    second: seated(pair[isSwapped ? 0 : 1], 'second'),
  });
}

/** The seat of the only person, if there is exactly one. */
export function onlyPerson(players: Players): Seat | undefined {
  const persons = SEATS.filter((seat) => players[seat].is === 'person');
  return persons.length === 1 ? persons[0] : undefined;
}

export const onlyBots = ({ first, second }: Players): boolean => first.is === 'bot' && second.is === 'bot';

/** Names of the players: you and a bot, two bots, or the seats if names would be ambiguous. */
export function namesOf(words: Words, { first, second }: Players): BySeat<Who> {
  const alike =
    first.is === second.is && (first.is === 'person' || (second.is === 'bot' && first.name === second.name));
  const name = (player: TablePlayer, seat: Seat): Who => {
    if (alike) return { is: 'seat', seat };
    return player.is === 'bot' ? { is: 'bot', name: botTitle(words, player.name) } : { is: 'you' };
  };
  return { first: name(first, 'first'), second: name(second, 'second') };
}

/** The player to move, if any. */
export const playerToMove = (players: Players, game: Game): TablePlayer | undefined =>
  game.phase === 'over' ? undefined : players[game.seat];
