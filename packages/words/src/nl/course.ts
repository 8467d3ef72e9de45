// The course of a game in Dutch. Titles stand in quotation marks, since many begin like a sentence: “De kudde”.

import type { Seat } from '@wagons/rules';
import type { CourseWords, Named } from '../contract.ts';
import { amounts, points as pointsText } from '../grammar/nl/amounts.ts';
import { names } from '../grammar/nl/names.ts';
import { sentence } from '../grammar/sentence.ts';

const { number, and } = amounts;
const name = (seat: Seat): string => names.seats[seat];
const winning = (winner: Seat | Named): string =>
  typeof winner === 'object' ? winner.name : `de ${name(winner)}`;
const quoted = (title: string): string => `“${title}”`;

export const course: CourseWords = {
  now: {
    pickStart: ({ seat }) => sentence(`${name(seat)}: kies de startkaart`),
    draft: ({ seat }) => sentence(`${name(seat)}: neem een kaart uit de cirkel`),
    place: ({ seat, card, free, more }) => {
      const what = free ? `de gratis kaart ${quoted(card)}` : quoted(card);
      const rest = more > 0 ? ` (hierna nog ${number(more)})` : '';
      return sentence(`${name(seat)}: leg ${what} neer${rest}`);
    },
    over: 'Het spel is afgelopen.',
  },
  done: {
    pickStart: ({ seat, card }) => sentence(`de ${name(seat)} kiest ${quoted(card)} als startkaart`),
    draft: ({ seat, card, free, other }) => {
      const taken = `de ${name(seat)} neemt ${quoted(card)}`;
      if (free.length === 0) return sentence(taken);
      const gift =
        free.length === 1
          ? `gaat als gratis kaart naar de ${name(other)}`
          : `gaan als gratis kaarten naar de ${name(other)}`;
      return sentence(`${taken}; ${and(free.map(quoted))} ${gift}`);
    },
    place: ({ seat, card, cell, rotation }) =>
      sentence(
        `de ${name(seat)} legt ${quoted(card)} op ${number(cell.x)},${number(cell.y)} (${names.rotations[rotation]})`,
      ),
  },
  win: ({ winner, points, against }) =>
    sentence(`${winning(winner)} wint met ${number(points)} tegen ${number(against)}`),
  draw: ({ points }) => sentence(`gedeelde overwinning: allebei ${pointsText(points)}`),
};
