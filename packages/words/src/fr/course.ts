// The course of a game in French.

import type { Seat } from '@wagons/rules';
import type { CourseWords, Named } from '../contract.ts';
import { amounts, counted } from '../grammar/fr/amounts.ts';
import { names } from '../grammar/fr/names.ts';
import { sentence } from '../grammar/sentence.ts';

const { number, and } = amounts;
const name = (seat: Seat): string => names.seats[seat];
const winning = (winner: Seat | Named): string =>
  typeof winner === 'object' ? winner.name : `Le ${name(winner)}`;
const title = (card: string): string => `« ${card} »`;

export const course: CourseWords = {
  now: {
    pickStart: ({ seat }) => sentence(`${name(seat)} : désignez la carte de départ`),
    draft: ({ seat }) => sentence(`${name(seat)} : prenez une carte du cercle`),
    place: ({ seat, card, free, more }) => {
      const what = free ? `la carte gratuite ${title(card)}` : title(card);
      const rest =
        more > 0 ? ` (puis encore ${counted(more, (count) => (count === 'one' ? 'carte' : 'cartes'))})` : '';
      return sentence(`${name(seat)} : placez ${what}${rest}`);
    },
    over: 'La partie est terminée.',
  },
  done: {
    pickStart: ({ seat, card }) => `Le ${name(seat)} désigne ${title(card)} comme carte de départ.`,
    draft: ({ seat, card, free, other }) => {
      const taken = `Le ${name(seat)} prend ${title(card)}`;
      if (free.length === 0) return `${taken}.`;
      const gift =
        free.length === 1
          ? `revient au ${name(other)} comme carte gratuite`
          : `reviennent au ${name(other)} comme cartes gratuites`;
      return `${taken} ; ${and(free.map(title))} ${gift}.`;
    },
    place: ({ seat, card, cell, rotation }) =>
      `Le ${name(seat)} place ${title(card)} en ${number(cell.x)},${number(cell.y)}, ${names.rotations[rotation]}.`,
  },
  win: ({ winner, points, against }) => `${winning(winner)} gagne, ${number(points)} à ${number(against)}.`,
  draw: ({ points }) => `Victoire partagée, ${number(points)} partout.`,
};
