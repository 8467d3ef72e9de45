// The frame of the web app and its home page in Dutch.

import type { HomeWords, ShellWords } from '../contract.ts';
import { amounts } from '../../grammar/nl/amounts.ts';

const { number } = amounts;

export const shell: ShellWords = {
  title: 'Circle the Wagons',
  places: {
    home: 'Start',
    new: 'Nieuwe partij',
    learn: 'Leer spelen',
    replay: 'Partij bekijken',
    pad: 'Scoreblok',
    cards: 'Kaarten',
    rules: 'Regels',
    games: 'Mijn partijen',
    settings: 'Instellingen',
    about: 'Info',
    online: 'Online spelen',
  },
  back: 'Terug',
  close: 'Sluiten',
  cancel: 'Annuleren',
  menu: 'Menu',
  skipToContent: 'Naar de inhoud',
  loading: 'Momentje…',
  nowhere: 'Hier loopt het spoor dood',
  notLoaded: { text: 'Deze pagina kon niet worden geladen. Ben je online?', again: 'Opnieuw' },
};

export const home: HomeWords = {
  tagline: 'Achttien kaarten, twee steden, één cirkel.',
  continue: 'Verder',
  going: ({ who, placed, of }) => `${who} · ${number(placed)} van de ${number(of)} kaarten gelegd`,
  twoPeople: 'Met z’n tweeën',
  against: (level) => `Tegen niveau ${number(level)}`,
  bots: (first, second) => `Niveau ${number(first)} tegen niveau ${number(second)}`,
  unofficial:
    'Een onofficiële fanversie van het spel van Steven Aramini, Danny Devine en Paul Kluka, uitgegeven door Button Shy.',
};
