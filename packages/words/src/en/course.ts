// The course of a game in English.

import type { Seat } from '@wagons/rules';
import type { CourseWords, Named } from '../contract.ts';
import { amounts } from '../grammar/en/amounts.ts';
import { names } from '../grammar/en/names.ts';
import { sentence } from '../grammar/sentence.ts';

const { number, and } = amounts;
const name = (seat: Seat): string => names.seats[seat];
const winning = (winner: Seat | Named): string => (typeof winner === 'object' ? winner.name : name(winner));

export const course: CourseWords = {
  now: {
    pickStart: ({ seat }) => sentence(`${name(seat)}: name the starting card`),
    draft: ({ seat }) => sentence(`${name(seat)}: take a card from the circle`),
    place: ({ seat, card, free, more }) => {
      const what = free ? `the free card ${card}` : card;
      const rest = more > 0 ? ` (${number(more)} more to follow)` : '';
      return sentence(`${name(seat)}: place ${what}${rest}`);
    },
    over: 'The game is over.',
  },
  done: {
    pickStart: ({ seat, card }) => sentence(`${name(seat)} names ${card} as the starting card`),
    draft: ({ seat, card, free, other }) => {
      const taken = `${name(seat)} takes ${card}`;
      if (free.length === 0) return sentence(taken);
      const gift =
        free.length === 1
          ? `goes to the ${name(other)} as a free card`
          : `go to the ${name(other)} as free cards`;
      return sentence(`${taken}; ${and(free)} ${gift}`);
    },
    place: ({ seat, card, cell, rotation }) =>
      sentence(
        `${name(seat)} places ${card} at ${number(cell.x)},${number(cell.y)}, ${names.rotations[rotation]}`,
      ),
  },
  win: ({ winner, points, against }) =>
    sentence(`${winning(winner)} wins, ${number(points)} to ${number(against)}`),
  draw: ({ points }) => sentence(`shared victory, ${number(points)} all`),
};
