// Choosing a game and the settings in German.

import type { NewGameWords, SettingsWords } from '../contract.ts';
import { amounts } from '../../de/amounts.ts';

const { number } = amounts;

export const newGame: NewGameWords = {
  who: 'Wer spielt?',
  twoPeople: 'Zu zweit an diesem Gerät',
  againstBot: 'Ich gegen den Computer',
  watchBots: 'Zwei Computern zusehen',
  level: 'Wie stark ist der Computer?',
  levelOf: (who) => `Wie stark ist ${who}?`,
  levelName: (level) => `Stufe ${number(level)}`,
  levels: {
    1: 'Ein Kind kann gewinnen',
    2: 'Lernt noch',
    3: 'Spielt schon gut mit',
    4: 'Kennt das Spiel',
    5: 'Denkt voraus',
    6: 'Schwer zu überlisten',
    7: 'Sehr stark',
    8: 'Kaum zu schlagen',
  },
  first: 'Wer ist Spieler 1?',
  firstMe: 'Ich',
  firstOpponent: 'Der Computer',
  firstRandom: 'Das Los',
  length: 'Wie viele Partien?',
  single: 'Eine Partie',
  // Germans say it in English.
  bestOf: (games) => `Best of ${number(games)}`,
  more: 'Verteilung und Deck',
  seed: 'Seed der Verteilung',
  seedHelp: 'Derselbe Seed teilt dieselben Karten aus. Bleibt er leer, entscheidet der Zufall.',
  badSeed: 'Ein Seed hat höchstens 64 Zeichen.',
  deck: 'Deck',
  baseDeck: 'Das Grunddeck',
  chooseDeck: 'Deckdatei wählen',
  deckRefused: (name) =>
    `„${name}“ ist kein Deck, mit dem wir spielen können; es bleibt beim bisherigen Deck.`,
  sameDeal: 'Diese Partie beginnt mit den Karten aus dem Link, den du geöffnet hast.',
  start: 'Karten austeilen',
};

export const settings: SettingsWords = {
  language: 'Sprache',
  automatic: 'Automatisch',
  theme: 'Farben',
  light: 'Tageslicht',
  dark: 'Lampenlicht',
  letters: 'Buchstaben auf den Landschaften',
  // Wald and Wasser begin alike, so the letters are not always the first ones.
  lettersHelp: 'Jede Landschaft zeigt auch ein Kürzel ihres Namens.',
  hints: 'Hilfe beim Auslegen',
  hintLevels: {
    off: { name: 'Aus', help: 'Nur die Regeln werden beachtet.' },
    spots: { name: 'Plätze', help: 'Zeigt, wo die Karte liegen darf.' },
    change: { name: 'Änderung', help: 'Zeigt auch, wie ein Platz die Wertung ändern würde.' },
    // "Karte" is a map too, but here it is a card.
    heat: { name: 'Übersicht', help: 'Färbt alle Plätze danach, was sie bringen.' },
  },
  confirm: 'Jeden Zug bestätigen',
  confirmHelp: 'Wenn aus, liegt eine Karte, sobald du sie loslässt oder ihren Platz antippst.',
  sound: 'Ton',
  motion: 'Bewegung',
  motionHelp: 'Karten fliegen und gleiten. Wünscht dein Gerät weniger Bewegung, richten wir uns danach.',
};
