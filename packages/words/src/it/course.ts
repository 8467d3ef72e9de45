// The course of a game in Italian.

import type { Seat } from '@wagons/rules';
import type { CourseWords, Named } from '../contract.ts';
import { amounts } from '../grammar/it/amounts.ts';
import { names, quoted } from '../grammar/it/names.ts';
import { sentence } from '../grammar/sentence.ts';

const { number, plural, and } = amounts;
const name = (seat: Seat): string => names.seats[seat];
const winning = (winner: Seat | Named): string =>
  typeof winner === 'object' ? winner.name : `il ${name(winner)}`;

export const course: CourseWords = {
  now: {
    pickStart: ({ seat }) => sentence(`${name(seat)}: scegli la carta iniziale`),
    draft: ({ seat }) => sentence(`${name(seat)}: prendi una carta dal cerchio`),
    place: ({ seat, card, free, more }) => {
      const what = free ? `la carta gratuita ${quoted(card)}` : quoted(card);
      const rest =
        more > 0 ? ` (poi ancora ${number(more)} ${plural(more, { one: 'carta', other: 'carte' })})` : '';
      return sentence(`${name(seat)}: piazza ${what}${rest}`);
    },
    over: 'La partita è finita.',
  },
  done: {
    pickStart: ({ seat, card }) => sentence(`il ${name(seat)} sceglie ${quoted(card)} come carta iniziale`),
    draft: ({ seat, card, free, other }) => {
      const taken = `il ${name(seat)} prende ${quoted(card)}`;
      if (free.length === 0) return sentence(taken);
      const gift =
        free.length === 1
          ? `va al ${name(other)} come carta gratuita`
          : `vanno al ${name(other)} come carte gratuite`;
      return sentence(`${taken}; ${and(free.map(quoted))} ${gift}`);
    },
    place: ({ seat, card, cell, rotation }) =>
      sentence(
        `il ${name(seat)} piazza ${quoted(card)} in ${number(cell.x)},${number(cell.y)}, ${names.rotations[rotation]}`,
      ),
  },
  win: ({ winner, points, against }) =>
    sentence(`vince ${winning(winner)}, ${number(points)} a ${number(against)}`),
  draw: ({ points }) => sentence(`vittoria condivisa, ${number(points)} a ${number(points)}`),
};
