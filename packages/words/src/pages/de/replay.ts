// The replay in German.

import { amounts } from '../../grammar/de/amounts.ts';
import type { ReplayWords } from '../contract.ts';

const { number } = amounts;

export const replay: ReplayWords = {
  intro:
    'Sieh dir eine Partie Zug für Zug an, ob zu Ende gespielt oder nicht. Ein Link, der Code einer Partie oder eine Partie in unserer Notation genügt.',
  paste: 'Link, Code oder Notation',
  file: 'Datei wählen',
  open: 'Ansehen',
  latest: 'Deine letzten Partien',
  example: 'So sieht ein Code aus:',
  fileRefused: (name) => `„${name}“ ließ sich nicht als Text lesen.`,
  step: (at, of) => (at === 0 ? 'Ausgeteilt' : `Zug ${number(at)} von ${number(of)}`),
  dealt: 'Die Karten sind ausgeteilt.',
  start: 'Zum Anfang',
  previous: 'Einen Zug zurück',
  next: 'Einen Zug weiter',
  end: 'Zum Ende',
  position: 'Stelle der Partie',
  moves: 'Züge',
  fork: 'Ab hier weiterspielen',
  share: 'Diese Stellung teilen',
  notation: 'Notation zeigen',
  notationHelp:
    'Die ganze Partie als Text. Er lässt sich hier wieder einfügen und von anderen Programmen lesen.',
  copy: 'Text kopieren',
  another: 'Andere Partie',
  enlarge: (who) => `Diese Stadt groß zeigen: ${who}`,
  toAnalysis: { text: 'Zurück zur Analyse', short: 'Analyse' },
  keys: {
    heading: 'Tasten',
    lines: [
      ['← →', 'einen Zug zurück oder weiter'],
      ['Pos 1', 'zum Anfang'],
      ['Ende', 'zum Ende'],
      ['Leertaste', 'abspielen oder anhalten'],
    ],
  },
};
