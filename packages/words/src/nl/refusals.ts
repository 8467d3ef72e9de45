// Why a move is refused, in Dutch.

import type { RefusalWords } from '../contract.ts';
import { spots } from './spots.ts';

export const refusals: RefusalWords = {
  why: {
    ...spots.why,
    malformed: 'Dit is geen zet; met een zet kies je de startkaart, neem je een kaart of leg je er een neer.',
    gameOver: 'Het spel is afgelopen; er zijn geen zetten meer mogelijk.',
    wrongPhase: 'Deze zet is nu niet aan de orde; doe de zet waarop het spel wacht.',
    notYourTurn: 'Je bent niet aan de beurt; wacht op de zet van je tegenstander.',
    notInCircle: 'Deze kaart ligt niet in de cirkel; neem een kaart die er nog wel ligt.',
    noSuchStart: 'Deze kaart ligt niet in de cirkel; kies als startkaart een kaart die er wel ligt.',
    wrongCard:
      'Eerst moet er een andere kaart worden neergelegd: de genomen kaart, daarna de gratis kaarten op volgorde, met de klok mee.',
    onItsSide: 'De kaart is een kwartslag gedraaid; een kaart moet rechtop of ondersteboven liggen.',
    offTheGrid: 'De kaart ligt niet op het raster; elk van de vier gebieden moet precies op één vak vallen.',
    unknownCard: 'Deze kaart zit niet in het deck; gebruik een kaart van dit deck.',
    duplicateCard: 'Deze kaart is al in gebruik; elke kaart van het deck bestaat maar één keer.',
    duplicateCenter:
      'Een scorekaart wordt twee keer genoemd; de kaarten in het midden moeten allemaal verschillend zijn.',
    badDeal:
      'De kaarten van het deck zijn niet goed verdeeld: drie horen in het midden en de vijftien andere in de cirkel.',
    otherDeck: 'Deze partij is met een ander deck gespeeld; open eerst het deck dat erin wordt genoemd.',
  },
  rule: spots.rule,
};
