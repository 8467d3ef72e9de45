// `wagons score`: scores two towns outside a game and explains the points.

import { type Deck, ok, outcome, type Result, type Seat, SEATS } from '@wagons/rules';
import { cardOf } from '@wagons/rules/deck';
import { scoreTowns } from '@wagons/rules/scoring';
import { anyOf, faultText, outcomeText } from '@wagons/words';
import type { Arguments } from '../kit/arguments.ts';
import { command } from '../kit/command.ts';
import { type Context, print, printJson, titles } from '../kit/context.ts';
import { chosenDeck } from '../options/decks.ts';
import { type Block, indent, wrap } from '../terminal/block.ts';
import { drawConditions } from '../draw/cards.ts';
import { drawTownLegend } from '../draw/legend.ts';
import { explainTally } from '../draw/tally.ts';
import { drawTown } from '../draw/town.ts';
import { DONE, type Exit, misuse, refusal } from '../kit/exit.ts';
import { scoreJson } from '../json/output.ts';
import { answerAll } from '../json/answerAll.ts';
import { checkScoreQuestion, type ScoreQuestion } from '../json/townQuestions.ts';
import { readScoreQuestion } from '../json/readQuestion.ts';
import { objectionText, readCards, readTown } from '../options/towns.ts';

type Name = 'center' | 'first' | 'second' | 'deck' | 'json';

export const score = command({
  name: 'score',
  options: {
    center: { means: 'center', takes: 'cards' },
    first: { means: 'townOfFirst', takes: 'town' },
    second: { means: 'townOfSecond', takes: 'town' },
    deck: { means: 'deck', takes: 'deck' },
    json: { means: 'json' },
  },
  alone: [],
  examples: ['wagons score --first "badlands 0,0; fortified 1,0 turned" --center the-herd'],
  shapes: [
    '< {"center":[0–3 ids],',
    '   "towns":{"first":[{"card","cell":"x,y","rotation":"upright|upsideDown"}…],',
    '            "second":[…]}}',
    '> {"tally":{"first":{"terrains":{six},"bonuses":{id:points},"total"},',
    '            "second":{…}},',
    '   "why":{"first":{"terrains":{"desert":[{"points",',
    '                                          "cells":[{"town","cell"}…]}…]…},',
    '                   "bonuses":{id:[{"points","cells"}…]}},"second":{…}}}',
    '> {"line","error","rule"}',
  ],
  run: async (args, context) => {
    const { texts, flags } = args;
    const { ports, say } = context;
    const deck = await chosenDeck(context, texts.deck);
    if (!deck.ok) return deck.error;
    const answer = (question: ScoreQuestion): Promise<void> =>
      flags.has('json')
        ? printJson(context, scoreJson(scoreTowns(deck.value, question.center, question.towns)))
        : print(context, explain(context, deck.value, question));

    if ((texts.center ?? texts.first ?? texts.second) !== undefined) {
      const typed = readTyped(args, context, deck.value);
      if (!typed.ok) return typed.error;
      await answer(typed.value);
      return DONE;
    }
    if (ports.input.isTerminal)
      return misuse(
        say.usage.nothingGiven({ options: anyOf(context.words, ['--center', '--first', '--second']) }),
      ).error;
    return answerAll(context, flags, (json) => readScoreQuestion(json, deck.value, context.words), answer);
  },
});

function readTyped({ texts }: Arguments<Name>, context: Context, deck: Deck): Result<ScoreQuestion, Exit> {
  const first = readTown(context, deck, '--first', texts.first);
  if (!first.ok) return first;
  const second = readTown(context, deck, '--second', texts.second);
  if (!second.ok) return second;
  const question = {
    center: readCards(deck, texts.center),
    towns: { first: first.value, second: second.value },
  };
  const { length } = question.center;
  if (length > 3) {
    const sentence = faultText(context.words, {
      path: '$',
      what: 'wrongCount',
      found: length,
      atLeast: 0,
      atMost: 3,
    });
    return refusal(context.say.refusals.inside({ where: '--center', sentence }));
  }
  const checked = checkScoreQuestion(question, deck);
  return checked.ok ? ok(checked.value) : refusal(objectionText(context, checked.error, question));
}

/** Both towns with their tallies; an empty town is omitted unless both are empty. */
function explain(context: Context, deck: Deck, { center, towns }: ScoreQuestion): Block {
  const { words, say, paint, width } = context;
  const tallies = scoreTowns(deck, center, towns);
  const seats = SEATS.filter((seat) => towns[seat].length > 0);
  const explained = (seat: Seat): Block => [
    '',
    paint.strong(say.table.townOf({ who: seat, name: '' })),
    ...indent(drawTown(deck, towns[seat], paint)),
    ...explainTally(context, tallies[seat], seat, titles(context, deck)),
  ];
  const totals = { first: tallies.first.total, second: tallies.second.total };
  return [
    ...drawTownLegend(context),
    ...(center.length > 0 ? ['', ...drawConditions(context, deck, center)] : []),
    ...(seats.length > 0 ? seats : SEATS).flatMap(explained),
    ...(seats.length === 2 ? ['', ...wrap(outcomeText(words, outcome(tallies), totals), width)] : []),
    ...(seats.length === 1 && center.some((id) => looksAcross(cardOf(deck, id).bonus))
      ? ['', ...wrap(say.show.otherTownEmpty, width)]
      : []),
  ];
}

/** Whether a scoring card also looks at the opponent's town. */
const looksAcross = (bonus: unknown): boolean =>
  typeof bonus === 'object' &&
  bonus !== null &&
  Object.entries(bonus).some(([word, part]) => word === 'compare' || word === 'rival' || looksAcross(part));
