// The lessons in English.

import { amounts, points } from '../grammar/en/amounts.ts';
import type { LessonsWords } from './contract.ts';

const { number, and } = amounts;

export const words: LessonsWords = {
  progress: (step, of) => `Step ${number(step)} of ${number(of)}`,
  next: 'Next',
  skip: 'Skip',
  showMe: 'Show me',
  shown: {
    look: () => 'Any of these three. Choose one to read it.',
    card: ({ card }) => `This one: ${card}. Choose it.`,
    place: ({ place }) => `Like this. Now press “${place}”.`,
    elsewhere: ({ card }) =>
      `You may, but the steps to come need that room. Lay ${card} on the marked place, please.`,
  },
  play: (level) => `Play against level ${number(level)}`,
  rival: { name: 'Opponent', short: 'Opp.', town: 'Your opponent’s town' },
  lessons: {
    table: {
      heading: 'The table',
      task: () =>
        'Fifteen cards lie in a circle; from them each of you builds a town. The three in the middle score for both: choose one to read it.',
      right: ({ bonus, condition }) => `${bonus}: ${condition}`,
      wrong: {
        card: () => 'That card lies in the circle; its time will come. First choose one in the middle.',
      },
    },
    start: {
      heading: 'The starting card',
      task: () =>
        'You name the starting card, but your opponent takes first. So offer little: name the card with the most snow.',
      right: ({ card }) => `${card}: a frosty start for your opponent! From there it goes clockwise.`,
      wrong: {
        card: ({ tried }) =>
          `You may, but your opponent might like ${tried}. Look for the card with three snow territories.`,
      },
    },
    take: {
      heading: 'The next card',
      task: ({ taken }) =>
        `Your opponent took ${taken}. Now it is your turn: take the next card, the one the arrow points at.`,
      right: ({ card }) => `${card} is yours. What you take you place at once.`,
      wrong: {
        card: () => 'You may, but every card you skip goes to your opponent. For now take the next one.',
      },
    },
    first: {
      heading: 'Your first card',
      task: ({ place }) =>
        `Your first card simply goes down: tap its spot or drag it there, then press “${place}”.`,
      right: () => 'Your town is founded!',
      wrong: {},
    },
    gift: {
      heading: 'Skipping',
      task: ({ card }) =>
        `You may skip cards, but your opponent gets every one of them: the ribbons show which. Take ${card} with its three mines.`,
      right: ({ card, given }) =>
        `You have ${card}, your opponent gets ${and(given)}. What you give away decides the game.`,
      wrong: {
        card: ({ card, given }) =>
          given.length === 0
            ? `You’d give nothing away, but that card doesn’t have a single mine. Skip it and take ${card}.`
            : `That would give away ${number(given.length)} cards: too many. Take ${card}.`,
      },
    },
    edge: {
      heading: 'Edge to edge',
      task: ({ card }) =>
        `A peg is where the middle of the card would be. Edges must touch; corners, the red pegs, are not enough. Lay ${card} beside your town, covering nothing.`,
      right: () => 'Edge to edge, well laid! The terrains need not match.',
      wrong: {
        beside: () => 'That covers a card. You may, and soon you will; but this time lay it beside.',
      },
    },
    free: {
      heading: 'Free cards',
      task: ({ left, card }) =>
        left > 1
          ? `Your opponent skipped two cards: they are yours, for free! Lay them in their order: first ${card}, on the marked place; from there you will go on.`
          : `And now ${card}, on the marked place.`,
      right: () => 'First your free cards, then you draft: so it always goes.',
      wrong: {},
    },
    group: {
      heading: 'Groups',
      task: ({ now, want }) =>
        `Of each terrain your largest group counts, 1 point per territory. Your largest water group has ${number(now)}: make it ${number(want)}.`,
      right: ({ got }) => `A water group of ${number(got)}: ${points(got)}. The tally keeps count for you.`,
      wrong: {
        line: ({ got }) => `That makes ${number(got)}. Water joins water only edge to edge.`,
      },
    },
    turn: {
      heading: 'Upside down',
      task: ({ bonus, want }) =>
        `${bonus}: ${points(want)} for a gun between two deserts. Turn the card, and lay its desert to the left of the gun in the snow.`,
      right: ({ got }) => `Desert, gun, desert: ${points(got)}!`,
      wrong: {
        turned: ({ turn }) => `Upright, its desert cannot get beside the gun. Press “${turn}” first.`,
        line: () => 'Turned it is. Now its desert must touch the marked gun on the left.',
      },
    },
    cover: {
      heading: 'Covering',
      task: ({ now, want }) =>
        `Cards may cover others; what is covered is gone. Put forest on the plains between your forests: ${number(now)} become ${number(want)}.`,
      right: ({ got }) =>
        `One plains lost, a forest group of ${number(got)} won. Covering pays where it joins.`,
      wrong: {
        covering: () =>
          'That covers nothing. The card’s forest belongs on the plains between the marked forests.',
        line: ({ got }) =>
          `That makes a forest group of ${number(got)}. The card’s forest must join the marked forests.`,
      },
    },
    bonus: {
      heading: 'A scoring card',
      task: ({ bonus, now, want }) =>
        `${bonus}: 2 points per cow that is neither on snow nor next to it. Cover the snow that spoils it: ${number(now)} points become ${number(want)}.`,
      right: ({ got }) => `Nothing but happy cows: ${points(got)}!`,
      wrong: {
        line: ({ got, want }) =>
          `That makes ${number(got)} of ${number(want)}. Cover the marked snow, and keep the card’s own cow away from snow too.`,
      },
    },
    end: {
      heading: 'The last card',
      task: ({ now, want }) =>
        `You have ${points(now)}. Lay the last card so that you get at least ${number(want)}; then both towns are counted.`,
      right: ({ own, rival }) =>
        `You win, ${number(own)} to ${number(rival)}! That is the whole game: take, give, place, count.`,
      wrong: {
        line: ({ got }) => `That would make ${number(got)}. There is more in it: which group can grow?`,
      },
    },
  },
};
