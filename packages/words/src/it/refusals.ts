// Why a move is refused, in Italian.

import type { RefusalWords } from '../contract.ts';
import { spots } from './spots.ts';

export const refusals: RefusalWords = {
  why: {
    ...spots.why,
    malformed:
      'Questa non è una mossa: con una mossa scegli la carta iniziale, prendi una carta o ne piazzi una.',
    gameOver: 'La partita è finita: non si possono fare altre mosse.',
    wrongPhase: 'Non è il momento di questa mossa: fai quella che il gioco sta aspettando.',
    notYourTurn: 'Non è il tuo turno: aspetta la mossa dell’avversario.',
    notInCircle: 'Questa carta non è nel cerchio: prendine una che c’è ancora.',
    noSuchStart: 'Questa carta non è nel cerchio: come carta iniziale scegline una del cerchio.',
    wrongCard:
      'Prima va piazzata un’altra carta: quella presa dal cerchio, poi le carte gratuite in senso orario.',
    onItsSide: 'La carta è girata di lato: va piazzata dritta o capovolta.',
    offTheGrid: 'La carta è fuori dalla griglia: ogni suo territorio deve occupare esattamente una casella.',
    unknownCard: 'Questa carta non c’è nel mazzo: usa una carta di questo mazzo.',
    duplicateCard: 'Questa carta è già in uso: ogni carta del mazzo esiste una volta sola.',
    duplicateCenter:
      'Una carta punteggio è indicata due volte: le carte al centro devono essere tutte diverse.',
    badDeal:
      'Le carte non sono distribuite bene: tre carte del mazzo vanno al centro e le altre quindici nel cerchio.',
    otherDeck: 'La partita è stata giocata con un altro mazzo: aprila con quello indicato nella partita.',
  },
  rule: spots.rule,
};
