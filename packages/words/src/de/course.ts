// The course of a game in German. Titles stand in quotation marks, so that they need no case.

import type { Seat } from '@wagons/rules';
import type { CourseWords, Named } from '../contract.ts';
import { amounts, points as pointsText } from '../grammar/de/amounts.ts';
import { names } from '../grammar/de/names.ts';
import { sentence } from '../grammar/sentence.ts';

const { number, and } = amounts;
const name = (seat: Seat): string => names.seats[seat];
const winning = (winner: Seat | Named): string => (typeof winner === 'object' ? winner.name : name(winner));
const quoted = (title: string): string => `„${title}“`;

export const course: CourseWords = {
  now: {
    pickStart: ({ seat }) => sentence(`${name(seat)}: Bestimme die Startkarte`),
    draft: ({ seat }) => sentence(`${name(seat)}: Nimm eine Karte aus dem Kreis`),
    place: ({ seat, card, free, more }) => {
      const what = free ? `die geschenkte Karte ${quoted(card)}` : quoted(card);
      const rest = more > 0 ? ` (danach noch ${number(more)} weitere)` : '';
      return sentence(`${name(seat)}: Lege ${what} aus${rest}`);
    },
    over: 'Das Spiel ist zu Ende.',
  },
  done: {
    pickStart: ({ seat, card }) => sentence(`${name(seat)} bestimmt ${quoted(card)} zur Startkarte`),
    draft: ({ seat, card, free, other }) => {
      const taken = `${name(seat)} nimmt ${quoted(card)}`;
      if (free.length === 0) return sentence(taken);
      const gift =
        free.length === 1
          ? `geht als geschenkte Karte an ${name(other)}`
          : `gehen als geschenkte Karten an ${name(other)}`;
      return sentence(`${taken}; ${and(free.map(quoted))} ${gift}`);
    },
    place: ({ seat, card, cell, rotation }) =>
      sentence(
        `${name(seat)} legt ${quoted(card)} auf ${number(cell.x)},${number(cell.y)} (${names.rotations[rotation]})`,
      ),
  },
  win: ({ winner, points, against }) =>
    sentence(`${winning(winner)} gewinnt mit ${number(points)} zu ${number(against)}`),
  draw: ({ points }) => sentence(`geteilter Sieg: je ${pointsText(points)}`),
};
