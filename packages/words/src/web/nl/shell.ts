// The frame of the web app and its home page in Dutch.

import type { HomeWords, NoticeWords, ShellWords } from '../contract.ts';
import { amounts } from '../../nl/amounts.ts';

const { number, plural } = amounts;

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
  },
  back: 'Terug',
  close: 'Sluiten',
  cancel: 'Annuleren',
  menu: 'Menu',
  skipToContent: 'Naar de inhoud',
  loading: 'Momentje …',
  nowhere: {
    heading: 'Hier loopt het spoor dood',
    text: (address) =>
      `De pagina “${address}” bestaat niet. Misschien is de link beschadigd of komt hij uit een nieuwere versie.`,
  },
  notLoaded: { text: 'Deze pagina kon niet worden geladen. Ben je online?', again: 'Opnieuw' },
  copied: 'Gekopieerd.',
  copyFailed: 'Deze browser laat ons niet kopiëren. Selecteer de tekst en kopieer hem zelf.',
};

export const notices: NoticeWords = {
  storageFull:
    'De opslag van deze browser is vol. Je partij gaat door, maar wordt niet opgeslagen: kopieer de code of wis oude partijen.',
  storageBlocked:
    'Deze browser laat ons niets opslaan. Je partij gaat door, maar wordt niet opgeslagen: kopieer de code voordat je weggaat.',
  storageDamaged: (count) => {
    const entries = plural(count, {
      one: 'opgeslagen item was niet te lezen en is',
      other: 'opgeslagen items waren niet te lezen en zijn',
    });
    return `${number(count)} ${entries} apart gezet. Al het andere is zoals het was.`;
  },
  update: { text: 'Er is een nieuwe versie.', now: 'Nu herladen', later: 'Straks' },
  elsewhere: {
    text: 'Deze partij is in een ander tabblad geopend en gaat daar verder.',
    here: 'Hier verder',
  },
  insecure:
    'Zonder beveiligde verbinding (https) kun je in deze browser niets installeren, niet offline spelen en niet met een knop kopiëren of delen. Al het andere werkt.',
  copyCode: 'Code van de partij kopiëren',
  botTrouble: { text: 'Je tegenstander is de draad kwijt. Je partij is veilig.', again: 'Nog eens vragen' },
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
