// The replay in French.

import { amounts } from '../../grammar/fr/amounts.ts';
import type { ReplayWords } from '../contract.ts';

const { number } = amounts;

export const replay: ReplayWords = {
  intro:
    'Revoyez une partie coup par coup, terminée ou non. Il suffit d’un lien, du code d’une partie ou d’une partie écrite dans notre notation.',
  paste: 'Lien, code ou notation',
  file: 'Choisir un fichier',
  open: 'Regarder',
  latest: 'Vos dernières parties',
  example: 'Voici à quoi ressemble un code :',
  fileRefused: (name) => `« ${name} » n’a pas pu être lu comme un texte.`,
  step: (at, of) => (at === 0 ? 'La donne' : `Coup ${number(at)} sur ${number(of)}`),
  dealt: 'Les cartes sont distribuées.',
  start: 'Au début',
  previous: 'Un coup en arrière',
  next: 'Un coup en avant',
  end: 'À la fin',
  position: 'Moment de la partie',
  moves: 'Coups',
  fork: 'Jouer à partir d’ici',
  share: 'Partager cette position',
  notation: 'Montrer la notation',
  notationHelp:
    'Toute la partie sous forme de texte. On peut le recoller ici, et d’autres programmes savent le lire.',
  copy: 'Copier le texte',
  another: 'Une autre partie',
  enlarge: (who) => `Agrandir cette ville : ${who}`,
  toAnalysis: { text: 'Retour à l’analyse', short: 'Analyse' },
  keys: {
    heading: 'Touches',
    lines: [
      ['← →', 'un coup en arrière ou en avant'],
      ['Début', 'au début'],
      ['Fin', 'à la fin'],
      ['Espace', 'lecture ou pause'],
    ],
  },
};
