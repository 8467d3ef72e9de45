// Choosing a game and the settings in Dutch.

import type { NewGameWords, SettingsWords } from '../contract.ts';
import { amounts } from '../../nl/amounts.ts';

const { number } = amounts;

export const newGame: NewGameWords = {
  who: 'Wie spelen er?',
  twoPeople: 'Met z’n tweeën op dit apparaat',
  againstBot: 'Ik tegen de computer',
  watchBots: 'Kijken naar twee computers',
  level: 'Hoe sterk is de computer?',
  levelOf: (who) => `Hoe sterk is de ${who}?`,
  levelName: (level) => `Niveau ${number(level)}`,
  levels: {
    1: 'Een kind kan winnen',
    2: 'Leert nog',
    3: 'Speelt leuk mee',
    4: 'Kent het spel',
    5: 'Denkt vooruit',
    6: 'Moeilijk te foppen',
    7: 'Heel sterk',
    8: 'Haast niet te verslaan',
  },
  first: 'Wie is de eerste speler?',
  firstMe: 'Ik',
  firstOpponent: 'De computer',
  firstRandom: 'Het lot',
  length: 'Hoeveel partijen?',
  single: 'Eén partij',
  bestOf: (games) => `Beste van ${number(games)}`,
  more: 'Verdeling en deck',
  seed: 'Seed van de verdeling',
  seedHelp: 'Dezelfde seed geeft dezelfde kaarten. Laat je hem leeg, dan beslist het toeval.',
  badSeed: 'Een seed heeft hoogstens 64 tekens.',
  deck: 'Deck',
  baseDeck: 'Het basisdeck',
  chooseDeck: 'Deckbestand kiezen',
  deckRefused: (name) => `“${name}” is geen deck waarmee we kunnen spelen; het deck blijft zoals het was.`,
  sameDeal: 'Deze partij begint met de kaarten van de link die je hebt geopend.',
  start: 'Kaarten delen',
};

export const settings: SettingsWords = {
  language: 'Taal',
  automatic: 'Automatisch',
  theme: 'Kleuren',
  light: 'Daglicht',
  dark: 'Lamplicht',
  letters: 'Letters op de terreinen',
  lettersHelp: 'Elk terrein toont ook de eerste letters van zijn naam.',
  hints: 'Hulp bij het leggen',
  hintLevels: {
    off: { name: 'Uit', help: 'Alleen de regels worden bewaakt.' },
    spots: { name: 'Plekken', help: 'Laat zien waar de kaart mag liggen.' },
    change: { name: 'Verschil', help: 'Laat ook zien hoe een plek de score zou veranderen.' },
    // "Kaart" is a map too, but here it is a card.
    heat: { name: 'Overzicht', help: 'Kleurt alle plekken naar wat ze opleveren.' },
  },
  confirm: 'Elke beurt bevestigen',
  confirmHelp: 'Staat dit uit, dan ligt een kaart zodra je hem loslaat of op zijn plek tikt.',
  sound: 'Geluid',
  motion: 'Beweging',
  motionHelp: 'Kaarten vliegen en schuiven. Vraagt je apparaat om minder beweging, dan volgen we dat.',
};
