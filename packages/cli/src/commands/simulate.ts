// `wagons simulate`: games between bots, as JSON or as a summary.

import { durationText } from '../draw/duration.ts';
import { type BotName, makeBot } from '@wagons/ai';
import {
  type BySeat,
  type Deck,
  type Game,
  mustPlay,
  newGame,
  outcome,
  type Outcome,
  score,
} from '@wagons/rules';
import { dice, isSeed, SEED_LENGTH } from '@wagons/rules/deal';
import { readNumber } from '../kit/arguments.ts';
import { readBots } from '../options/bots.ts';
import { command } from '../kit/command.ts';
import { type Context, print, printJson, remark } from '../kit/context.ts';
import { chosenDeck } from '../options/decks.ts';
import { type Block, columns, indent, printable } from '../terminal/block.ts';
import { DONE, misuse } from '../kit/exit.ts';
import { chosenSeed } from '../options/games.ts';
import { gameJson } from '../json/output.ts';
import { makeProgress } from '../kit/progress.ts';

const MOST_GAMES = 1_000_000;

export const simulate = command({
  name: 'simulate',
  options: {
    games: { means: 'games', takes: 'number' },
    bots: { means: 'botsOfSimulate', takes: 'bots' },
    seed: { means: 'seedOfSimulate', takes: 'seed' },
    deck: { means: 'deck', takes: 'deck' },
    json: { means: 'json' },
  },
  alone: [],
  examples: [
    'wagons simulate --games 10 --bots greedy,random --seed prairie',
    'wagons deal --seed prairie/1',
  ],
  shapes: [
    '{"seed","center":[3 ids],"circle":[15 ids],',
    ' "moves":[{"type":"pickStart","card"},{"type":"draft","card"},',
    '          {"type":"place","card","cell":"x,y",',
    '           "rotation":"upright|upsideDown"}…],',
    ' "tally":{"first":{"terrains":{six},"bonuses":{id:points},"total"},',
    '          "second":{…}},',
    ' "winner":"first|second|draw","code"}',
  ],
  run: async ({ texts, flags }, context) => {
    const { say, ports } = context;
    const games = readNumber(say, '--games', texts.games ?? '1', { atLeast: 1, atMost: MOST_GAMES });
    if (!games.ok) return games.error;
    if (texts.bots === undefined) return misuse(say.usage.missingOption({ option: '--bots' })).error;
    const bots = readBots(context, texts.bots);
    if (!bots.ok) return bots.error;
    const [first, second] = bots.value;
    if (!second) return misuse(say.usage.twoBots).error;
    const seed = chosenSeed(context, texts.seed);
    if (!seed.ok) return seed.error;
    const longest = `${seed.value}/${games.value}`;
    if (!isSeed(longest))
      return misuse(say.usage.badSeedOfGames({ longest: printable(longest), limit: SEED_LENGTH })).error;
    const deck = await chosenDeck(context, texts.deck);
    if (!deck.ok) return deck.error;

    const summary = makeSummary();
    const start = ports.now();
    // Games printed to the terminal show the progress themselves.
    const progress = makeProgress(context, {
      isWatched: ports.err.isTerminal && !(flags.has('json') && ports.out.isTerminal),
    });
    for (let i = 1; i <= games.value; i++) {
      const seedOfGame = `${seed.value}/${i}`;
      const game = playGame(seedOfGame, deck.value, { first, second });
      if (flags.has('json')) await printJson(context, { seed: seedOfGame, ...gameJson(game) });
      else summary.add(game);
      await progress.update(say.show.progress({ played: i, games: games.value }));
    }
    await progress.end();
    if (flags.has('json')) return DONE;
    const run = { games: games.value, first, second, seed: printable(seed.value) };
    await print(context, [say.show.simulation(run), ...summary.draw(context)]);
    // Standard output is deterministic; the time goes to standard error.
    await remark(context, [durationText(context, ports.now() - start)]);
    return DONE;
  },
});

/** A game between two bots. Their dice are seeded, so the same seed plays the same game. */
function playGame(seed: string, deck: Deck, bots: BySeat<BotName>): Game {
  const players = {
    first: makeBot(bots.first, dice(`${seed}/first`)),
    second: makeBot(bots.second, dice(`${seed}/second`)),
  };
  let game = newGame(seed, deck);
  while (game.phase !== 'over') {
    game = mustPlay(game, players[game.seat](game));
  }
  return game;
}

function makeSummary() {
  const ends: Record<Outcome, number> = { first: 0, second: 0, draw: 0 };
  const points = { first: 0, second: 0 };
  return {
    add(game: Game): void {
      const { first, second } = score(game);
      ends[outcome({ first, second })]++;
      points.first += first.total;
      points.second += second.total;
    },
    draw({ words, say }: Context): Block {
      const games = ends.first + ends.second + ends.draw;
      const mean = (n: number): string => words.amounts.number(Math.round((n / games) * 100) / 100);
      const rows = [
        [say.show.wins.first, words.amounts.number(ends.first)],
        [say.show.wins.second, words.amounts.number(ends.second)],
        [say.show.wins.draw, words.amounts.number(ends.draw)],
        [say.show.meanPoints.first, mean(points.first)],
        [say.show.meanPoints.second, mean(points.second)],
      ];
      return indent(columns(rows, '<>'));
    },
  };
}
