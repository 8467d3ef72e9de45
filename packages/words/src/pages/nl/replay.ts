// The replay in Dutch.

import { amounts } from '../../grammar/nl/amounts.ts';
import type { ReplayWords } from '../contract.ts';

const { number } = amounts;

export const replay: ReplayWords = {
  intro:
    'Bekijk een partij zet voor zet, uitgespeeld of niet. Een link, de code van een partij of een partij in onze notatie is genoeg.',
  paste: 'Link, code of notatie',
  file: 'Bestand kiezen',
  open: 'Bekijken',
  latest: 'Je laatste partijen',
  example: 'Zo ziet een code eruit:',
  fileRefused: (name) => `“${name}” was niet als tekst te lezen.`,
  step: (at, of) => (at === 0 ? 'De verdeling' : `Zet ${number(at)} van ${number(of)}`),
  dealt: 'De kaarten zijn gedeeld.',
  start: 'Naar het begin',
  previous: 'Eén zet terug',
  next: 'Eén zet verder',
  end: 'Naar het einde',
  position: 'Plaats in de partij',
  moves: 'Zetten',
  fork: 'Vanaf hier spelen',
  share: 'Deze stand delen',
  notation: 'Notatie tonen',
  notationHelp:
    'De hele partij als tekst. Je kunt hem hier weer plakken, en andere programma’s kunnen hem lezen.',
  copy: 'Tekst kopiëren',
  another: 'Andere partij',
  enlarge: (who) => `Deze stad groot tonen: ${who}`,
  toAnalysis: { text: 'Terug naar de analyse', short: 'Analyse' },
  keys: {
    heading: 'Toetsen',
    lines: [
      ['← →', 'één zet terug of verder'],
      ['Home', 'naar het begin'],
      ['End', 'naar het einde'],
      ['Spatie', 'afspelen of pauzeren'],
    ],
  },
};
