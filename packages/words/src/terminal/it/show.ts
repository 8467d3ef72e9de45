// What the other commands show, in Italian.

import { amounts } from '../../grammar/it/amounts.ts';
import { quoted } from '../../grammar/it/names.ts';
import type { ShowWords } from '../messages.ts';

const { number, plural } = amounts;

export const show: ShowWords = {
  move: (at, of) => `Mossa ${number(at)} di ${number(of)}`,
  beforeFirstMove: 'Le carte distribuite, prima della prima mossa.',
  nextStep: 'Invio per continuare, quit per uscire:',
  positions: (count, depth) =>
    `${number(count)} ${plural(count, { one: 'posizione', other: 'posizioni' })} a profondità ${number(depth)}.`,
  placements: (count) =>
    `${number(count)} ${plural(count, { one: 'piazzamento valido', other: 'piazzamenti validi' })}:`,
  seconds: (n) => `${number(Math.round(n * 10) / 10)} s`,
  progress: (played, games) =>
    `${number(played)} di ${number(games)} ${plural(games, { one: 'partita', other: 'partite' })}`,

  simulation: ({ games, first, second, seed }) =>
    `${number(games)} ${plural(games, { one: 'partita', other: 'partite' })}, primo ${first}, secondo ${second}, seme ${seed}.`,
  wins: { first: 'Vinte dal primo giocatore', second: 'Vinte dal secondo giocatore', draw: 'Condivise' },
  meanPoints: { first: 'Punti medi del primo giocatore', second: 'Punti medi del secondo giocatore' },

  deckIsSound: ({ file, name }) => `${file} è valido: ${name}.`,
  deckFaults: (file, faults) =>
    `${file} ha ${number(faults)} ${plural(faults, { one: 'errore', other: 'errori' })}:`,
  deckDiffers: ({ base, cards }) => `Differenze rispetto a ${quoted(base)}: ${cards.join(', ')}.`,
  otherTownEmpty: 'L’altra cittadina è vuota: le carte punteggio che guardano entrambe la contano così.',
  labels: { hash: 'Hash', front: 'fronte', condition: 'retro' },
};
