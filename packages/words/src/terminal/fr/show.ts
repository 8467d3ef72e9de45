// What the other commands show, in French.

import { amounts } from '../../grammar/fr/amounts.ts';
import type { ShowWords } from '../messages.ts';

const { number, plural } = amounts;

export const show: ShowWords = {
  move: (at, of) => `Coup ${number(at)} sur ${number(of)}`,
  beforeFirstMove: 'La donne, avant le premier coup.',
  nextStep: 'Entrée pour continuer, quit pour quitter :',
  positions: (count, depth) =>
    `${number(count)} ${plural(count, { one: 'position', other: 'positions' })} à la profondeur ${number(depth)}.`,
  placements: (count) =>
    `${number(count)} ${plural(count, { one: 'placement permis', other: 'placements permis' })} :`,
  seconds: (n) => `${number(Math.round(n * 10) / 10)} s`,
  progress: (played, games) =>
    `${number(played)} sur ${number(games)} ${plural(games, { one: 'partie', other: 'parties' })}`,

  simulation: ({ games, first, second, seed }) =>
    `${number(games)} ${plural(games, { one: 'partie', other: 'parties' })}, ${first} en premier, ${second} en second, graine ${seed}.`,
  wins: {
    first: 'Victoires du premier joueur',
    second: 'Victoires du second joueur',
    draw: 'Victoires partagées',
  },
  meanPoints: { first: 'Points moyens du premier joueur', second: 'Points moyens du second joueur' },

  deckIsSound: ({ file, name }) => `${file} est correct : ${name}.`,
  deckFaults: (file, faults) =>
    `${file} contient ${number(faults)} ${plural(faults, { one: 'erreur', other: 'erreurs' })} :`,
  deckDiffers: ({ base, cards }) => `Différences avec « ${base} » : ${cards.join(', ')}.`,
  otherTownEmpty:
    'L’autre ville est vide ; les cartes de décompte qui regardent les deux villes la comptent ainsi.',
  labels: { hash: 'Empreinte', front: 'recto', condition: 'verso' },
};
