// The law of the game in German: all its words.

import { amounts } from '../../grammar/de/amounts.ts';
import type { LawWords } from '../contract.ts';
import { examples } from './examples.ts';
import { pictures } from './pictures.ts';
import { chapters, gameRules, marks } from './rules.ts';
import { cardRules } from './scoring.ts';

const { number, plural } = amounts;

export const words: LawWords = {
  chapters,
  marks,
  rules: { ...gameRules, ...cardRules },
  pictures,
  page: {
    intro: [
      'Circle the Wagons ist ein Kartenspiel für zwei, erdacht von Steven Aramini, Danny Devine und Paul Kluka und erschienen bei Button Shy. Achtzehn Karten sind das ganze Spiel. Fünfzehn davon liegen im Kreis, und ihr nehmt euch abwechselnd welche. Was du überspringst, bekommt dein Gegner geschenkt. Aus den Karten baut jeder eine Stadt, nebeneinander oder übereinander, und am Ende bringen große Gebiete und drei gemeinsame Wertungskarten Wohlstandspunkte.',
      'Dies sind die Regeln einer inoffiziellen Umsetzung von Fans. Sie beruhen auf den fünf Anleitungen: Englisch (2017), Deutsch, Niederländisch, Französisch und Italienisch. Diese stimmen überein, bis auf zwei Zeilen der italienischen; P2 und G3 sagen, welche.',
    ],
    contents: 'Inhalt',
    search: {
      label: 'Regeln durchsuchen',
      clear: 'Suche leeren',
      found: (rules) => `${number(rules)} ${plural(rules, { one: 'Regel', other: 'Regeln' })} gefunden.`,
      none: (query) => `Keine Regel enthält „${query}“.`,
    },
    noRule: (address) => `Eine Regel „${address}“ gibt es nicht. Alle Regeln stehen unten.`,
    reading: {
      heading: 'Wie die Regeln zu lesen sind',
      text: 'Jede Regel hat einen Buchstaben und eine Zahl. Lehnt das Spiel einen Zug ab, nennt es die Regel. Manches steht in keiner der Anleitungen gedruckt. Es ist auf eine von zwei Arten gekennzeichnet:',
    },
    terrainsAndIcons: 'Landschaftsarten und Symbole',
    everyCard:
      'Dreierlei folgt aus den Regeln oben und gilt für jede Karte. Überdeckte Landschaften und Symbole zählen nicht (P7). Eine Ecke ist nicht „neben“. Ein leeres Feld hat weder Landschaftsart noch Symbol.',
    chapterIntros: {
      B: 'Jede Regel von B1 bis B18 beginnt mit der Bedingung einer Karte des gedruckten Decks und ergänzt, was die Bedingung offenlässt.',
      C: 'Grenzland ist unser eigenes zweites Deck und wird nach denselben Regeln gespielt. Was B0 sagt, gilt auch für seine Karten.',
    },
    refusals: {
      heading: 'Welche Regel eine Ablehnung nennt',
      intro: 'Jede Ablehnung sagt, was nicht stimmt, und nennt die Regel.',
    },
    linkTo: (rule) => `Link zu Regel ${rule}`,
    toCard: (title) => `„${title}“: die Karte und ein Beispiel`,
  },
  cards: {
    intro: [
      'Eine Karte hat zwei Seiten: vier Landschaften auf der Vorderseite, eine Bedingung für die Wertung auf der Rückseite.',
      'Die gedruckten Karten stammen aus der Print-and-Play-Fassung der Autoren von 2016. Spätere Veröffentlichungen bestätigen acht der Bedingungen und fünfzehn der Vorderseiten.',
    ],
    pairing:
      'Welche Vorderseite zu welcher Rückseite gehört, ist aus der Anordnung der Bögen der Print-and-Play-Fassung erschlossen.',
    ownDeck:
      'Bei den zehn Wertungsseiten mit dem Vermerk „Print-and-Play“ kann im Druck von 2017 eine Zahl anders sein. Ist das bei deinem Exemplar so, speichere die Deckdatei, ändere die Zahl und wähle deine Datei unter „Neue Partie“.',
    saveDeck: 'Deckdatei speichern',
    frontier:
      'Grenzland ist unser eigenes zweites Deck: achtzehn Vorderseiten und achtzehn Bedingungen, die wir selbst erdacht haben, gespielt nach denselben Regeln.',
    otherDeck: (name) => `Dies sind die Karten des Decks „${name}“.`,
    front: 'Vorderseite',
    back: 'Wertungsseite',
    bothSides: 'Vorderseite, Wertungsseite',
    noCard: (address) => `Eine Karte „${address}“ gibt es nicht. Alle Karten stehen unten.`,
    example: 'Beispiel',
    yourTown: 'Deine Stadt',
    opponentsTown: 'Stadt deines Gegners',
    examples,
    details: (rule) => `Die Einzelheiten: Regel ${rule}`,
  },
};
