// The law of the game in Italian: all its words.

import { amounts } from '../../grammar/it/amounts.ts';
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
    noRule: (address) => `La regola «${address}» non esiste. Qui sotto ci sono tutte le regole.`,
    reading: {
      heading: 'Come si leggono le regole',
      text: 'Ogni regola ha una lettera e un numero. Quando il gioco rifiuta una mossa, dice la regola. Alcuni punti non sono stampati in nessun regolamento. Sono segnalati in uno di due modi:',
    },
    terrainsAndIcons: 'Terreni e icone',
    everyCard:
      'Tre cose seguono dalle regole precedenti e valgono per ogni carta. I territori e le icone coperti non contano (P7). Un angolo non rende adiacenti. Una casella vuota non ha né terreno né icona.',
    chapterIntros: {
      B: 'Ogni regola da B1 a B18 comincia con la condizione di una carta del mazzo stampato e aggiunge ciò che la condizione lascia aperto.',
      C: 'La Frontiera è un secondo mazzo, di nostra invenzione, e si gioca con le stesse regole. Ciò che dice B0 vale anche per le sue carte.',
    },
    refusals: {
      heading: 'Quale regola indica un rifiuto',
      intro: 'Ogni rifiuto dice che cosa non va e indica la regola.',
    },
    linkTo: (rule) => `Link alla regola ${rule}`,
    toCard: (title) => `«${title}»: la carta e un esempio`,
  },
  cards: {
    intro: [
      'Una carta ha due lati: quattro territori sul fronte, una condizione di punteggio sul retro.',
      'Le carte stampate vengono dalla versione print and play degli autori, del 2016. Pubblicazioni successive confermano otto delle condizioni e quindici dei fronti.',
    ],
    pairing:
      'Quale fronte appartenga a quale retro è dedotto dalla disposizione dei fogli della versione print and play.',
    ownDeck:
      'Sui dieci lati punteggio segnati come «print and play» un numero può essere diverso nell’edizione del 2017. Se è così nella tua copia, salva il file del mazzo, cambia il numero e scegli il tuo file in «Nuova partita».',
    saveDeck: 'Salva il file del mazzo',
    frontier:
      'La Frontiera è il nostro secondo mazzo: diciotto fronti e diciotto condizioni di nostra invenzione, con le stesse regole.',
    otherDeck: (name) => `Queste sono le carte del mazzo «${name}».`,
    front: 'Fronte',
    back: 'Lato punteggio',
    bothSides: 'Fronte, lato punteggio',
    noCard: (address) => `La carta «${address}» non esiste. Qui sotto ci sono tutte le carte.`,
    example: 'Esempio',
    yourTown: 'La tua cittadina',
    opponentsTown: 'Cittadina del tuo avversario',
    examples,
    details: (rule) => `I dettagli: regola ${rule}`,
  },
};
