// The rules of the game in Italian, but for those of the scoring cards.

import type { LawWords } from '../contract.ts';

export const chapters: LawWords['chapters'] = {
  S: 'Preparazione',
  D: 'Prendere una carta',
  P: 'Piazzare una carta',
  T: 'Ordine di gioco e fine',
  G: 'Gruppi di territori',
  B: 'Carte punteggio',
  C: 'Carte della Frontiera',
  W: 'Il vincitore',
};

export const marks: LawWords['marks'] = {
  reading: {
    name: 'La nostra lettura',
    meaning: 'Non è stampato, ma segue da ciò che è stampato.',
  },
  ruling: {
    name: 'La nostra scelta',
    meaning: 'I regolamenti lasciano la questione aperta, e noi abbiamo deciso.',
  },
};

export const gameRules = {
  S1: {
    text: 'Il mazzo ha 18 carte, ognuna presente una volta sola. Sul fronte una carta ha quattro territori, due per due. Ogni territorio ha un terreno e un’icona. Sul retro una carta ha una condizione di punteggio.',
  },
  S2: {
    text: 'Mescolate le carte e mettetene tre al centro con il lato punteggio verso l’alto. Queste tre condizioni valgono per entrambi in questa partita. I fronti di queste carte restano fuori dal gioco.',
  },
  S3: {
    text: 'Disponete le altre quindici carte in cerchio attorno a esse, con il fronte verso l’alto. Entrambi potete vedere tutto. Da qui in poi nulla è nascosto e nulla è lasciato al caso.',
  },
  S4: {
    text: 'Decidete chi è il primo giocatore.',
    note: 'A sorte, di comune accordo oppure a turno, se giocate più partite di seguito.',
  },
  S5: {
    text: 'La carta iniziale la sceglie il secondo giocatore: può indicare qualsiasi carta del cerchio.',
  },

  D1: {
    text: 'Il primo giocatore prende per primo. Si comincia dalla carta iniziale e si procede in senso orario. Da lì in poi la prossima carta è sempre la prima rimasta dopo l’ultima presa.',
  },
  D2: {
    text: 'Nel tuo turno prendi una carta del cerchio: la prossima, oppure una qualsiasi più avanti, saltando tutte quelle che la precedono. Prendi una carta, né più né meno. Non puoi passare.',
  },
  D3: {
    text: 'Le carte che salti sono carte gratuite per il tuo avversario, tutte. Non può rifiutarle.',
  },
  D4: {
    text: 'Ciò che viene preso o saltato esce subito dal cerchio. Perciò non resta mai una carta alle tue spalle, e nessuno fa un secondo giro.',
    note: 'Puoi arrivare al massimo all’ultima carta, quella che sta subito prima della carta iniziale.',
  },

  P1: {
    text: 'La tua prima carta non ha bisogno di vicine. La metti giù e basta, dritta o capovolta (P4).',
    note: 'Finché non c’è una cittadina, il punto in cui si trova non ha significato; il suo posto è quindi sempre la casella 0,0.',
  },
  P2: {
    text: 'Ogni carta successiva deve unirsi alla tua cittadina in uno di due modi: almeno uno dei suoi territori è lato a lato con un territorio della cittadina, oppure la carta ne copre almeno uno.',
    note: 'I terreni che si toccano possono essere diversi. Il regolamento italiano chiede che uno o due territori della carta siano adiacenti ad altrettanti della cittadina; lo leggiamo come «almeno uno», come dicono gli altri quattro.',
  },
  P3: { text: 'Un angolo contro un angolo non basta a unire una carta alla cittadina.' },
  P4: {
    text: 'Una carta può stare in due modi: dritta o capovolta (ruotata di 180°). Non si mette mai di lato.',
  },
  P5: {
    text: 'Le caselle di una cittadina formano un’unica griglia, e le carte la rispettano: ogni territorio di una carta occupa esattamente una casella.',
    note: 'È ciò che mostrano le immagini dei regolamenti.',
  },
  P6: {
    text: 'Si può coprire a piacere: uno, due, tre o quattro territori visibili, di una sola carta o di più carte. Puoi persino seppellire una carta intera. La nuova carta va sempre sopra, mai sotto.',
  },
  P7: {
    text: 'In ogni casella esiste solo il territorio che sta in cima. Un territorio coperto non conta più per nulla, e nemmeno la sua icona.',
  },
  P8: {
    text: 'Una volta piazzata, una carta resta dov’è.',
    note: 'Non è stampato da nessuna parte, ma tutto il resto lo dà per scontato.',
  },

  T1: {
    text: 'Chi prende una carta la piazza per prima. Poi l’avversario piazza le carte gratuite, una alla volta, nell’ordine in cui si trovavano nel cerchio in senso orario. Dopo tocca all’avversario prendere una carta.',
  },
  T2: {
    text: 'Può capitare di ricevere carte gratuite prima di avere una cittadina. La prima di esse è allora la prima carta di quel giocatore, e per essa vale P1.',
  },
  T3: {
    text: 'Quando le quindici carte sono state tutte prese e piazzate, la partita è finita. Le carte saltate l’ultima volta vengono ancora piazzate dall’avversario prima della fine.',
  },

  G1: {
    text: 'I territori visibili dello stesso terreno formano un gruppo quando, dentro una cittadina, sono uniti lato a lato. Un angolo non li unisce.',
  },
  G2: {
    text: 'Ognuno dei sei terreni conta per sé: ottieni tanti Punti Prosperità quanti sono i territori del tuo gruppo più grande di quel terreno. Un terreno che non hai vale 0.',
  },
  G3: {
    text: 'Se due o più gruppi sono alla pari come i più grandi, uno conta e gli altri no; quale, lo decide il giocatore. (Il regolamento italiano dice soltanto che ne conta uno.) La differenza si vede solo se una carta punteggio parla di un gruppo più grande.',
    note: 'Ogni carta punteggio fa questa scelta per conto suo, in modo da dare più punti al proprietario della cittadina. Se restano ancora gruppi alla pari, si mostra il gruppo (o la riga o colonna) che arriva più in alto; se ce n’è più d’uno, quello la cui casella più alta è più a sinistra.',
  },

  W1: {
    text: 'Somma i tuoi sei gruppi (G2) e le tre carte punteggio (B0). Chi ha il totale più alto ha vinto. (Solo il regolamento francese stampa quest’ultima frase. Negli altri è sottintesa.)',
  },
  W2: {
    text: 'E se i totali sono uguali? Secondo tutti i regolamenti solo uno può essere il migliore del West, ma nessuno dice come decidere in caso di parità.',
    note: 'I giocatori condividono la vittoria. La partita finisce in parità.',
  },
} as const satisfies Partial<LawWords['rules']>;
