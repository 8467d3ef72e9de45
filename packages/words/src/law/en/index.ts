// The law of the game in English: all its words.

import { amounts } from '../../en/amounts.ts';
import type { LawWords } from '../contract.ts';
import { pictures } from './pictures.ts';
import { chapters, gameRules, marks } from './rules.ts';
import { cardRules, examples } from './scoring.ts';

const { number, plural } = amounts;

export const words: LawWords = {
  chapters,
  marks,
  rules: { ...gameRules, ...cardRules },
  pictures,
  page: {
    intro: [
      'Circle the Wagons is a card game for two, designed by Steven Aramini, Danny Devine and Paul Kluka and published by Button Shy. Eighteen cards are the whole game. Fifteen of them lie in a circle, and the players take turns to draft from it. Whatever you skip, your opponent gets for free. Each player builds a town out of the cards, side by side or overlapping, and at the end big areas of one terrain and three shared scoring cards bring Prosperity Points.',
      'These are the rules of an unofficial fan implementation. They rest on the five rulebooks: English (2017), German, Dutch, French and Italian. Those agree, apart from two lines of the Italian one; P2 and G3 say which.',
    ],
    contents: 'Contents',
    search: {
      label: 'Search the rules',
      clear: 'Clear the search',
      found: (rules) => `${number(rules)} ${plural(rules, { one: 'rule', other: 'rules' })} found.`,
      none: (query) => `No rule contains “${query}”.`,
    },
    noRule: (address) => `There is no rule “${address}”. Here are all there are.`,
    reading: {
      heading: 'How to read the rules',
      text: 'Every rule has a letter and a number. When the game refuses a move, it names the rule. Some points are printed in none of the rulebooks. They are marked in one of two ways:',
    },
    terrainsAndIcons: 'Terrains and icons',
    everyCard:
      'Three things follow from the rules above and are true of every card. Covered territories and icons do not count (P7). A corner is not “next to”. An empty cell has no terrain and no icon.',
    refusals: {
      heading: 'Which rule a refusal names',
      intro: 'Every refusal says what is wrong and names the rule. What is no move at all breaks none.',
    },
    linkTo: (rule) => `Link to rule ${rule}`,
    toCard: (title) => `${title}: the card and an example`,
  },
  cards: {
    intro: [
      'A card has two sides: four territories on its front, a scoring condition on its back.',
      'Not every printed card could be found. So each side carries a word that tells how well it is known.',
    ],
    pairing:
      'Which front belongs to which scoring card is our own pairing. Fifteen fronts are read from the pictures of the 2017 rulebook; the other three are derived from the pattern that the fifteen follow.',
    ownDeck:
      'If you own the printed game, you can put your own deck file in place of this one, with every correction you like.',
    otherDeck: (name) => `These are the cards of the deck “${name}”.`,
    front: 'Front',
    back: 'Scoring side',
    bothSides: 'Front, scoring side',
    noCard: (address) => `There is no card “${address}”. Here are all there are.`,
    example: 'Example',
    yourTown: 'Your town',
    opponentsTown: 'Your opponent’s town',
    examples,
    details: (rule) => `The details: rule ${rule}`,
  },
};
