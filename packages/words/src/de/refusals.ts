// Why a move is refused, in German.

import type { RefusalWords } from '../contract.ts';
import { spots } from './spots.ts';

export const refusals: RefusalWords = {
  why: {
    ...spots.why,
    malformed: 'Das ist kein Zug; bestimme die Startkarte, nimm eine Karte oder lege eine aus.',
    gameOver: 'Das Spiel ist zu Ende; weitere Züge sind nicht möglich.',
    wrongPhase: 'Dieser Zug ist jetzt nicht dran; mach den, auf den das Spiel wartet.',
    notYourTurn: 'Du bist nicht am Zug; warte auf den Zug deines Gegners.',
    notInCircle: 'Diese Karte liegt nicht im Kreis; nimm eine, die noch dort liegt.',
    noSuchStart: 'Diese Karte liegt nicht im Kreis; bestimme eine Karte aus dem Kreis zur Startkarte.',
    wrongCard:
      'Eine andere Karte ist vorher dran: zuerst die genommene, dann die geschenkten Karten im Uhrzeigersinn.',
    onItsSide: 'Die Karte liegt quer; sie muss aufrecht oder auf dem Kopf liegen.',
    offTheGrid: 'Die Karte liegt nicht im Raster; jede ihrer Landschaften muss genau auf ein Feld fallen.',
    unknownCard: 'Diese Karte gibt es im Deck nicht; verwende eine Karte aus diesem Deck.',
    duplicateCard: 'Diese Karte ist schon vergeben; jede Karte des Decks gibt es nur einmal.',
    duplicateCenter:
      'Eine Wertungskarte ist doppelt genannt; die Karten in der Mitte müssen alle verschieden sein.',
    badDeal:
      'So lässt sich das Deck nicht verteilen: Drei seiner Karten gehören in die Mitte, die anderen fünfzehn in den Kreis.',
    otherDeck: 'Diese Partie wurde mit einem anderen Deck gespielt; öffne sie mit dem Deck, das sie nennt.',
  },
  rule: spots.rule,
};
