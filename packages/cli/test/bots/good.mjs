// A correct bot: always the first legal move.

import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { legalMoves } from '@wagons/rules';
import { parseDeck } from '@wagons/rules/deck';
import { makeMove, parseCode } from '@wagons/rules/notation';

const base = parseDeck(readFileSync(new URL('../../../rules/decks/base.json', import.meta.url), 'utf8'));
let decks = base.ok ? [base.value] : [];
let move = '';

for await (const line of createInterface({ input: process.stdin })) {
  const [verb, ...rest] = line.split(' ');
  const text = rest.join(' ');
  if (verb === 'wagons') console.log('id name First Move\nready');
  if (verb === 'deck') {
    const deck = parseDeck(text);
    if (deck.ok) decks = [deck.value];
    else console.log('error bad deck');
  }
  if (verb === 'position') {
    const game = parseCode(text.replace('code ', ''), decks);
    if (game.ok) [move = ''] = legalMoves(game.value).map(makeMove);
  }
  if (verb === 'go') console.log(`info no need to think\nbestmove ${move}`);
  if (verb === 'quit') process.exit();
}
