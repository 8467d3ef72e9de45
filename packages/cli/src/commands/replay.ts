// `wagons replay`: steps through a game from a link code or a file.

import { type Game, outcome, positionsOf, score, undo } from '@wagons/rules';
import { outcomeText, whatHappened } from '@wagons/words';
import { readNumber } from '../kit/arguments.ts';
import { command } from '../kit/command.ts';
import { type Context, print, printJson, titles } from '../kit/context.ts';
import { chosenDeck } from '../options/decks.ts';
import { type Block, wrap } from '../terminal/block.ts';
import { drawConditions } from '../draw/cards.ts';
import { drawTownLegend } from '../draw/legend.ts';
import { DONE, refusal } from '../kit/exit.ts';
import { readGame } from '../options/games.ts';
import { gameJson } from '../json/output.ts';
import { drawTable, SEATED } from '../play/screen.ts';

export const replay = command({
  name: 'replay',
  options: {
    step: { means: 'step', takes: 'number' },
    deck: { means: 'deck', takes: 'deck' },
    json: { means: 'json' },
  },
  alone: [{ either: ['code', 'file'] }],
  examples: [
    'wagons replay 1159dKcPeILaQFAScHHZ6v7xTIqXE6fFWP',
    'wagons replay 1159dKcPeILaQFAScHHZ6v7xTIqXE6fFWP --step 12',
  ],
  shapes: [
    '{"center":[3 ids],"circle":[15 ids],"moves":[…],"tally":{"first","second"},',
    ' "winner":"first|second|draw","code"}',
  ],
  run: async ({ texts, flags, alone: [source = ''] }, context) => {
    const { say } = context;
    const step =
      texts.step === undefined
        ? undefined
        : readNumber(say, '--step', texts.step, { atLeast: 0, atMost: 31 });
    if (step && !step.ok) return step.error;
    const deck = await chosenDeck(context, texts.deck);
    if (!deck.ok) return deck.error;
    const game = await readGame(context, source, { deck: deck.value, deckName: texts.deck });
    if (!game.ok) return game.error;
    const { length } = game.value.moves;
    if (step && step.value > length)
      return refusal(say.refusals.noSuchStep({ found: step.value, moves: length })).error;

    if (flags.has('json'))
      await printJson(context, gameJson(step ? undo(game.value, length - step.value) : game.value));
    else if (step) await print(context, drawStep(context, game.value, step.value));
    else await showAll(context, game.value);
    return DONE;
  },
});

/** All positions, page by page on a terminal. */
async function showAll(context: Context, game: Game): Promise<void> {
  const { ports, say } = context;
  const turnsPages = ports.input.isTerminal && ports.out.isTerminal;
  await print(context, [
    ...drawConditions(context, game.deck, game.deal.center),
    '',
    ...drawTownLegend(context),
  ]);
  for (let at = 0; at <= game.moves.length; at++) {
    await print(context, ['', ...drawStep(context, game, at)]);
    if (!turnsPages || at === game.moves.length) continue;
    const typed = await ports.input.ask(`${say.show.nextStep} `);
    // Ctrl-D and Ctrl-C leave the cursor behind the prompt.
    if (typed === undefined) await print(context, ['']);
    if (typed === undefined || ['q', 'quit'].includes(typed.trim())) return;
  }
}

/** The position after some moves, below a description of the last one. */
function drawStep(context: Context, game: Game, at: number): Block {
  const { words, say, paint, width } = context;
  const title = titles(context, game.deck);
  const reached = positionsOf(game);
  const before = reached[at - 1];
  const now = reached[at] ?? game;
  const move = game.moves[at - 1];
  const happened =
    before && move && before.phase !== 'over'
      ? whatHappened(words, before, move, title)
      : say.show.beforeFirstMove;
  const tallies = score(now);
  const totals = { first: tallies.first.total, second: tallies.second.total };
  return [
    paint.strong(say.show.move({ at, of: game.moves.length })),
    ...wrap(happened, width),
    ...drawTable(context, now, SEATED),
    ...(now.phase === 'over' ? ['', ...wrap(outcomeText(words, outcome(tallies), totals), width)] : []),
  ];
}
