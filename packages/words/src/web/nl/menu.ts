// The menu of the table, and handing a game on, in Dutch.

import type { MenuWords, ShareWords } from '../contract.ts';

export const menu: MenuWords = {
  nudge: { left: 'Kaart naar links', right: 'Kaart naar rechts', up: 'Kaart omhoog', down: 'Kaart omlaag' },
  watch: { pause: 'Pauze', play: 'Afspelen', step: 'Eén zet', pace: 'Tempo' },
  hint: {
    show: 'Laat zien',
    searching: 'Er wordt een goede zet gezocht…',
    failed: 'Er is nu geen tip gevonden.',
  },
  share: 'Delen',
  abandon: 'Partij wissen',
  abandonAsk: 'Deze partij wissen? Je krijgt hem niet meer terug.',
  typed: {
    label: 'Typ een zet',
    // Words of the notation are the same in every language.
    help: 'Bijvoorbeeld “take 3” (kort: “3”) of “place 2 1 turned” (kort: “2 1 t”).',
    send: 'Spelen',
  },
  keys: {
    heading: 'Toetsen',
    lines: [
      ['← ↑ → ↓', 'langs de cirkel gaan of de kaart verschuiven'],
      ['R', 'de kaart draaien'],
      ['Enter', 'kiezen, leggen, bevestigen'],
      ['U', 'één stap terug, zolang de beurt niet bevestigd is'],
      ['Shift U', 'weer een stap verder'],
      ['H', 'tip'],
      ['V', 'de steden wisselen'],
      ['/', 'een zet typen'],
      ['?', 'deze toetsen tonen'],
    ],
  },
};

export const share: ShareWords = {
  heading: 'De hele partij in een link',
  copy: 'Link kopiëren',
  share: 'Delen…',
  qr: 'De link als QR-code',
  link: 'Link',
  code: 'Code van de partij',
  copied: 'Gekopieerd.',
  copyFailed: 'Deze browser laat ons niet kopiëren. Selecteer de tekst en kopieer hem zelf.',
};
