// The law of the game in English: all its words.

import { amounts } from '../../grammar/en/amounts.ts';
import type { LawWords } from '../contract.ts';
import { examples } from './examples.ts';
import { pictures } from './pictures.ts';
import { chapters, gameRules, marks } from './rules.ts';
import { cardRules } from './scoring.ts';

const { number, plural } = amounts;

export const words: LawWords = {
  chapters,
  marks,
  rules: { ...gameRules, ...cardRules },
  pictures,
  page: {
    intro: [
      'Circle the Wagons is a card game for two, designed by Steven Aramini, Danny Devine and Paul Kluka and published by Button Shy. The whole game is eighteen cards. Fifteen of them form a circle, and the players take turns drafting from it. Every card you skip goes to your opponent for free. Each player builds a town, placing cards side by side or on top of each other. At the end, large groups of one terrain and three shared scoring cards score Prosperity Points.',
      'These are the rules of an unofficial fan implementation. They are based on the five rulebooks: English (2017), German, Dutch, French and Italian. The five agree except for two lines in the Italian one (see P2 and G3).',
    ],
    contents: 'Contents',
    search: {
      label: 'Search the rules',
      clear: 'Clear the search',
      found: (rules) => `${number(rules)} ${plural(rules, { one: 'rule', other: 'rules' })} found.`,
      none: (query) => `No rule contains “${query}”.`,
    },
    noRule: (address) => `Rule “${address}” doesn’t exist. All rules are listed below.`,
    reading: {
      heading: 'How to read the rules',
      text: 'Every rule has a letter and a number. When the game refuses a move, it names the rule. Some points are not printed in any of the rulebooks. They are marked in one of two ways:',
    },
    terrainsAndIcons: 'Terrains and icons',
    everyCard:
      'Three things follow from the rules above and are true of every card. Covered territories and icons do not count (P7). A corner is not “next to”. An empty cell has no terrain and no icon.',
    chapterIntros: {
      B: 'Each rule from B1 to B18 starts with the condition of a card of the printed deck and adds what the condition leaves open.',
      C: 'Frontier is our own second deck, played by the same rules. What B0 says is true of its cards too.',
    },
    refusals: {
      heading: 'Which rule a refusal names',
      intro: 'Every refusal says what is wrong and names the rule.',
    },
    linkTo: (rule) => `Link to rule ${rule}`,
    toCard: (title) => `${title}: the card and an example`,
  },
  cards: {
    intro: [
      'A card has two sides: four territories on its front, a scoring condition on its back.',
      'The printed cards come from the designers’ print-and-play of 2016. Later publications confirm eight of the conditions and fifteen of the fronts.',
    ],
    pairing:
      'Which front belongs to which back is inferred from the way the sheets of the print-and-play are laid out.',
    ownDeck:
      'On the ten scoring sides marked “print-and-play”, the 2017 print may differ in a number. If your copy does, save the deck file, change the number and choose your file under “New game”.',
    saveDeck: 'Save the deck file',
    frontier:
      'Frontier is our own second deck: eighteen fronts and eighteen conditions that we made up, played by the same rules.',
    otherDeck: (name) => `These are the cards of the deck “${name}”.`,
    front: 'Front',
    back: 'Scoring side',
    bothSides: 'Front, scoring side',
    noCard: (address) => `The card “${address}” doesn’t exist. All cards are listed below.`,
    example: 'Example',
    yourTown: 'Your town',
    opponentsTown: 'Your opponent’s town',
    examples,
    details: (rule) => `Details: rule ${rule}`,
  },
};
