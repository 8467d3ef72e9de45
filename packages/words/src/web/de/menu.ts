// The menu of the table, and handing a game on, in German.

import type { MenuWords, ShareWords } from '../contract.ts';

export const menu: MenuWords = {
  nudge: {
    left: 'Karte nach links',
    right: 'Karte nach rechts',
    up: 'Karte nach oben',
    down: 'Karte nach unten',
  },
  watch: { pause: 'Pause', play: 'Abspielen', step: 'Ein Zug', pace: 'Tempo' },
  hint: {
    show: 'Zeigen',
    searching: 'Ein guter Zug wird gesucht …',
    failed: 'Gerade ließ sich kein Tipp finden.',
  },
  share: 'Teilen',
  abandon: 'Partie löschen',
  abandonAsk: 'Diese Partie löschen? Sie lässt sich nicht zurückholen.',
  typed: {
    label: 'Zug eintippen',
    // Words of the notation are the same in every language.
    help: 'Zum Beispiel „take 3“ (kurz „3“) oder „place 2 1 turned“ (kurz „2 1 t“).',
    send: 'Spielen',
  },
  keys: {
    heading: 'Tasten',
    lines: [
      ['← ↑ → ↓', 'im Kreis wandern oder die Karte verschieben'],
      ['R', 'die Karte drehen'],
      ['Enter', 'wählen, auslegen, bestätigen'],
      ['U', 'einen Schritt rückgängig machen, solange der Zug nicht bestätigt ist'],
      ['Umschalt U', 'ihn wiederholen'],
      ['H', 'Tipp'],
      ['V', 'die Städte tauschen'],
      ['/', 'einen Zug eintippen'],
      ['?', 'diese Tasten zeigen'],
    ],
  },
};

export const share: ShareWords = {
  heading: 'Die ganze Partie in einem Link',
  copy: 'Link kopieren',
  share: 'Teilen …',
  qr: 'Der Link als QR-Code',
  link: 'Link',
  code: 'Code der Partie',
  copied: 'Kopiert.',
  copyFailed: 'Dieser Browser lässt uns nicht kopieren. Markiere den Text und kopiere ihn selbst.',
};
