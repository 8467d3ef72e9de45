// What the other commands show, in German.

import { amounts } from '../../grammar/de/amounts.ts';
import type { ShowWords } from '../messages.ts';

const { number, plural } = amounts;

export const show: ShowWords = {
  move: (at, of) => `Zug ${number(at)} von ${number(of)}`,
  beforeFirstMove: 'Die ausgeteilten Karten, vor dem ersten Zug.',
  nextStep: 'Weiter mit Enter, beenden mit quit:',
  positions: (count, depth) =>
    `${number(count)} ${plural(count, { one: 'Stellung', other: 'Stellungen' })} in Tiefe ${number(depth)}.`,
  placements: (count) =>
    `${number(count)} ${plural(count, { one: 'erlaubter Platz', other: 'erlaubte Plätze' })}:`,
  seconds: (n) => `${number(Math.round(n * 10) / 10)} s`,
  progress: (played, games) =>
    `${number(played)} von ${number(games)} ${plural(games, { one: 'Partie', other: 'Partien' })}`,

  simulation: ({ games, first, second, seed }) =>
    `${number(games)} ${plural(games, { one: 'Partie', other: 'Partien' })}, Spieler 1: ${first}, Spieler 2: ${second}, Seed ${seed}.`,
  wins: { first: 'Siege von Spieler 1', second: 'Siege von Spieler 2', draw: 'Geteilte Siege' },
  meanPoints: {
    first: 'Punkte von Spieler 1 im Durchschnitt',
    second: 'Punkte von Spieler 2 im Durchschnitt',
  },

  deckIsSound: ({ file, name }) => `${file} ist in Ordnung: ${name}.`,
  deckFaults: (file, faults) => `${file} hat ${number(faults)} Fehler:`,
  deckDiffers: ({ base, cards }) => `Unterschiede zu „${base}“: ${cards.join(', ')}.`,
  otherTownEmpty: 'Die andere Stadt ist leer; Wertungskarten, die auf beide Städte schauen, zählen sie so.',
  labels: { hash: 'Hash', front: 'Vorderseite', condition: 'Bedingung' },
};
