// The law of the game in Italian: all its words.

import { amounts } from '../../it/amounts.ts';
import type { LawWords } from '../contract.ts';
import { pictures } from './pictures.ts';
import { chapters, gameRules, marks } from './rules.ts';
import { cardRules, examples } from './scoring.ts';

const { number, plural } = amounts;

export const words: LawWords = {
  chapters,
  marks,
  rules: { ...gameRules, ...cardRules },
  pictures,
  page: {
    intro: [
      'Circle the Wagons è un gioco di carte per due, ideato da Steven Aramini, Danny Devine e Paul Kluka e pubblicato da Button Shy. Diciotto carte sono tutto il gioco. Quindici di esse formano un cerchio, da cui i giocatori prendono carte a turno. Ciò che salti, il tuo avversario lo riceve gratis. Con le carte, affiancate o sovrapposte, ognuno costruisce una cittadina; alla fine le grandi distese di uno stesso terreno e tre carte punteggio comuni danno Punti Prosperità.',
      'Queste sono le regole di una versione non ufficiale, fatta da appassionati. Si basano sui cinque regolamenti: inglese (2017), tedesco, olandese, francese e italiano. Questi concordano, a parte due righe di quello italiano; P2 e G3 dicono quali.',
    ],
    contents: 'Indice',
    search: {
      label: 'Cerca nelle regole',
      clear: 'Cancella la ricerca',
      found: (rules) =>
        `${number(rules)} ${plural(rules, { one: 'regola trovata', other: 'regole trovate' })}.`,
      none: (query) => `Nessuna regola contiene «${query}».`,
    },
    noRule: (address) => `La regola «${address}» non esiste. Ecco tutte quelle che ci sono.`,
    reading: {
      heading: 'Come si leggono le regole',
      text: 'Ogni regola ha una lettera e un numero. Quando il gioco rifiuta una mossa, dice la regola. Alcuni punti non sono stampati in nessun regolamento. Sono segnalati in uno di due modi:',
    },
    terrainsAndIcons: 'Terreni e icone',
    everyCard:
      'Tre cose seguono dalle regole precedenti e valgono per ogni carta. I territori e le icone coperti non contano (P7). Un angolo non rende adiacenti. Una casella vuota non ha né terreno né icona.',
    refusals: {
      heading: 'Quale regola indica un rifiuto',
      intro:
        'Ogni rifiuto dice che cosa non va e indica la regola. Ciò che non è una mossa non ne infrange nessuna.',
    },
    linkTo: (rule) => `Link alla regola ${rule}`,
    toCard: (title) => `«${title}»: la carta e un esempio`,
  },
  cards: {
    intro: [
      'Una carta ha due lati: quattro territori sul fronte, una condizione di punteggio sul retro.',
      'Non tutte le carte stampate sono state trovate. Perciò ogni lato porta una parola che dice quanto bene è conosciuto.',
    ],
    pairing:
      'Quale fronte appartenga a quale carta punteggio lo abbiamo stabilito noi. Quindici fronti sono ricavati dalle immagini del regolamento del 2017; gli altri tre sono dedotti dallo schema che quei quindici seguono.',
    ownDeck:
      'Se possiedi il gioco stampato, puoi mettere al posto di questo mazzo un tuo file, con tutte le correzioni che vuoi.',
    otherDeck: (name) => `Queste sono le carte del mazzo «${name}».`,
    front: 'Fronte',
    back: 'Lato punteggio',
    bothSides: 'Fronte, lato punteggio',
    noCard: (address) => `La carta «${address}» non esiste. Ecco tutte quelle che ci sono.`,
    example: 'Esempio',
    yourTown: 'La tua cittadina',
    opponentsTown: 'Cittadina del tuo avversario',
    examples,
    details: (rule) => `I dettagli: regola ${rule}`,
  },
};
