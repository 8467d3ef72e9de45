// What the other commands show, in English.

import { amounts } from '../../grammar/en/amounts.ts';
import type { ShowWords } from '../messages.ts';

const { number, plural } = amounts;

export const show: ShowWords = {
  move: (at, of) => `Move ${number(at)} of ${number(of)}`,
  beforeFirstMove: 'The deal, before the first move.',
  nextStep: 'Enter to continue, quit to leave:',
  positions: (count, depth) =>
    `${number(count)} ${plural(count, { one: 'position', other: 'positions' })} at depth ${number(depth)}.`,
  placements: (count) =>
    `${number(count)} legal ${plural(count, { one: 'placement', other: 'placements' })}:`,
  seconds: (n) => `${number(Math.round(n * 10) / 10)} s`,
  progress: (played, games) =>
    `${number(played)} of ${number(games)} ${plural(games, { one: 'game', other: 'games' })}`,

  simulation: ({ games, first, second, seed }) =>
    `${number(games)} ${plural(games, { one: 'game', other: 'games' })}, ${first} first, ${second} second, seed ${seed}.`,
  wins: { first: 'Won by the first player', second: 'Won by the second player', draw: 'Shared' },
  meanPoints: { first: 'Mean points of the first player', second: 'Mean points of the second player' },

  deckIsSound: ({ file, name }) => `${file} is valid: ${name}.`,
  deckFaults: (file, faults) =>
    `${file} has ${number(faults)} ${plural(faults, { one: 'fault', other: 'faults' })}:`,
  deckDiffers: ({ base, cards }) => `Differs from “${base}” in: ${cards.join(', ')}.`,
  otherTownEmpty: 'The other town is empty; scoring cards that look at both towns count it so.',
  labels: { hash: 'Hash', front: 'front', condition: 'condition' },
};
