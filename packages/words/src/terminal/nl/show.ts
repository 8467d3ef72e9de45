// What the other commands show, in Dutch.

import { amounts } from '../../grammar/nl/amounts.ts';
import type { ShowWords } from '../messages.ts';

const { number, plural } = amounts;

export const show: ShowWords = {
  move: (at, of) => `Zet ${number(at)} van ${number(of)}`,
  beforeFirstMove: 'De verdeling, vóór de eerste zet.',
  nextStep: 'Enter gaat verder, quit stopt:',
  positions: (count, depth) =>
    `${number(count)} ${plural(count, { one: 'positie', other: 'posities' })} op diepte ${number(depth)}.`,
  placements: (count) =>
    `${number(count)} toegestane ${plural(count, { one: 'plaatsing', other: 'plaatsingen' })}:`,
  seconds: (n) => `${number(Math.round(n * 10) / 10)} s`,
  progress: (played, games) =>
    `${number(played)} van ${number(games)} ${plural(games, { one: 'partij', other: 'partijen' })}`,

  simulation: ({ games, first, second, seed }) =>
    `${number(games)} ${plural(games, { one: 'partij', other: 'partijen' })}, ${first} als eerste, ${second} als tweede, seed ${seed}.`,
  wins: {
    first: 'Gewonnen door de eerste speler',
    second: 'Gewonnen door de tweede speler',
    draw: 'Gedeeld',
  },
  meanPoints: {
    first: 'Gemiddeld aantal punten van de eerste speler',
    second: 'Gemiddeld aantal punten van de tweede speler',
  },

  deckIsSound: ({ file, name }) => `${file} is in orde: ${name}.`,
  deckFaults: (file, faults) =>
    `${file} bevat ${number(faults)} ${plural(faults, { one: 'fout', other: 'fouten' })}:`,
  deckDiffers: ({ base, cards }) => `Verschillen met “${base}”: ${cards.join(', ')}.`,
  otherTownEmpty: 'De andere stad is leeg; scorekaarten die naar beide steden kijken, tellen die als leeg.',
  labels: { hash: 'Hash', front: 'voorkant', condition: 'voorwaarde' },
};
