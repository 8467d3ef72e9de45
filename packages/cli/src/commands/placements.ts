// `wagons placements`: the legal placements of a card in a town.

import { type Deck, ok, type Result } from '@wagons/rules';
import { makePlacement } from '@wagons/rules/notation';
import { placements as legal, visible } from '@wagons/rules/town';
import { anyOf } from '@wagons/words';
import { answerAll } from '../json/answerAll.ts';
import type { Arguments } from '../kit/arguments.ts';
import { command } from '../kit/command.ts';
import { type Context, print, printJson } from '../kit/context.ts';
import { chosenDeck } from '../options/decks.ts';
import { indent } from '../terminal/block.ts';
import { drawTown } from '../draw/town.ts';
import { DONE, type Exit, misuse, refusal } from '../kit/exit.ts';
import { placementJson } from '../json/output.ts';
import { checkPlacementsQuestion, type PlacementsQuestion } from '../json/townQuestions.ts';
import { readPlacementsQuestion } from '../json/readQuestion.ts';
import { objectionText, readCard, readTown } from '../options/towns.ts';

type Name = 'town' | 'card' | 'deck' | 'json';

export const placements = command({
  name: 'placements',
  options: {
    town: { means: 'town', takes: 'town' },
    card: { means: 'card', takes: 'card' },
    deck: { means: 'deck', takes: 'deck' },
    json: { means: 'json' },
  },
  alone: [],
  examples: ['wagons placements --town "undiscovered 0,0" --card badlands'],
  shapes: [
    '< {"town":[{"card","cell":"x,y","rotation":"upright|upsideDown"}…],"card"}',
    '> {"placements":[{"card","cell":"x,y","rotation":"upright|upsideDown"}…]}',
    '> {"line","error","rule"}',
  ],
  run: async (args, context) => {
    const { texts, flags } = args;
    const { ports, say } = context;
    const deck = await chosenDeck(context, texts.deck);
    if (!deck.ok) return deck.error;
    const answer = ({ town, card }: PlacementsQuestion): Promise<void> => {
      const found = legal(visible(deck.value, town), card);
      return flags.has('json')
        ? printJson(context, { placements: found.map(placementJson) })
        : print(context, [
            ...indent(drawTown(deck.value, town, context.paint)),
            say.show.placements({ count: found.length }),
            ...found.map(makePlacement),
          ]);
    };
    if ((texts.town ?? texts.card) !== undefined) {
      const typed = readTyped(args, context, deck.value);
      if (!typed.ok) return typed.error;
      await answer(typed.value);
      return DONE;
    }
    if (ports.input.isTerminal)
      return misuse(say.usage.nothingGiven({ options: anyOf(context.words, ['--town', '--card']) })).error;
    return answerAll(
      context,
      flags,
      (json) => readPlacementsQuestion(json, deck.value, context.words),
      answer,
    );
  },
});

function readTyped(
  { texts }: Arguments<Name>,
  context: Context,
  deck: Deck,
): Result<PlacementsQuestion, Exit> {
  if (texts.card === undefined) return misuse(context.say.usage.missingOption({ option: '--card' }));
  const town = readTown(context, deck, '--town', texts.town);
  if (!town.ok) return town;
  const question = { town: town.value, card: readCard(deck, texts.card) };
  const checked = checkPlacementsQuestion(question, deck);
  return checked.ok ? ok(checked.value) : refusal(objectionText(context, checked.error, question));
}
