// The settings in Italian.

import type { SettingsWords } from '../contract.ts';

export const settings: SettingsWords = {
  language: 'Lingua',
  automatic: 'Automatico',
  theme: 'Colori',
  light: 'Di giorno',
  dark: 'Alla lampada',
  letters: 'Lettere sui terreni',
  lettersHelp: 'Ogni terreno mostra anche l’iniziale del suo nome.',
  hints: 'Aiuto nel piazzare',
  hintLevels: {
    off: { name: 'No', help: 'Si controllano solo le regole.' },
    spots: { name: 'Posti', help: 'Mostra dove può stare la carta.' },
    change: { name: 'Effetto', help: 'Mostra anche come un posto cambierebbe il punteggio.' },
    heat: { name: 'Mappa', help: 'Colora tutti i posti secondo quanto rendono.' },
  },
  confirm: 'Conferma ogni turno',
  confirmHelp: 'Altrimenti una carta è piazzata appena la lasci o tocchi il suo posto.',
  sound: 'Suoni',
  motion: 'Animazioni',
  motionHelp: 'Le carte volano e scivolano. Se il tuo dispositivo chiede meno animazioni, lo seguiamo.',
};
