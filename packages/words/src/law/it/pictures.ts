// What the pictures of the rules show, in Italian.

import type { PictureWords } from '../contract.ts';

export const pictures: PictureWords = {
  captions: {
    upright: 'La prima carta, dritta.',
    upsideDown: 'La stessa carta capovolta. Sinistra e destra si scambiano, e così sopra e sotto.',
    oneEdge: 'Un lato è in comune: la montagna con la mucca tocca la pianura con la mucca.',
    twoEdges: 'Due lati sono in comune. Nessun terreno corrisponde, e non è necessario.',
    apart: 'La carta non tocca nulla: in mezzo c’è una colonna vuota.',
    corner: 'Le due mucche si toccano solo con un angolo.',
    sideways: 'La carta ha fatto un quarto di giro. Dall’altra parte è altrettanto vietato.',
    offGrid: 'La carta è mezza casella troppo in basso. I suoi territori cadono tra una casella e l’altra.',
    coverOne: 'La nuova carta copre un territorio, la montagna con la mucca.',
    coverTwo: 'Copre due territori, il deserto e la montagna sotto di esso.',
    coverFour: 'Li copre tutti e quattro. Della carta di sotto non conta più nulla (P7).',
    oneOfEach: 'La nuova carta copre un territorio di ciascuna delle due carte.',
    twoOfEach: 'Ne copre due di ciascuna.',
    threeOfTwo: 'Copre due territori dell’una e uno dell’altra. Il suo quarto occupa una casella vuota.',
    gunAmidDeserts: 'La pistola sulla neve è tra due deserti. Le due pistole sotto non danno nulla.',
    closestGun:
      'Tra la birra e la pistola più vicina ci sono due territori. La casella vuota non conta, ma non interrompe la linea.',
    enclosed:
      'La casella vuota al centro ha un territorio su tutti e quattro i lati e a tutti e quattro gli angoli.',
  },
  legal: 'Permesso',
  illegal: (rule) => `Vietato (${rule})`,
  before: 'Prima',
  after: 'Dopo',
  draft: {
    heading: 'Esempio: prendere una carta',
    intro:
      'Quindici carte sono disposte in senso orario nell’ordine A, B, C … O. Il secondo giocatore sceglie A come carta iniziale.',
    steps: [
      'Il primo giocatore non vuole A, la salta e prende B (D2). A e B escono dal cerchio (D4).',
      'Il primo giocatore piazza B (T1).',
      'A è ora una carta gratuita del secondo giocatore (D3), che la piazza (T1). È la sua prima carta (T2).',
      'Ora prende una carta il secondo giocatore. La prossima è C (D1).',
    ],
  },
  groups: {
    heading: 'Esempio: una cittadina e i suoi gruppi',
    intro: 'Questa cittadina è fatta di sei carte. Scegli un terreno per vedere il suo gruppo più grande.',
    notCounted:
      'Il deserto con la birra nella riga più in basso non conta. Nessuno dei suoi lati tocca un altro deserto; è quindi un gruppo di un solo territorio, e il gruppo di quattro è più grande. I regolamenti stampano gli stessi sei numeri e la stessa somma.',
  },
};
