// The details of the scoring cards in Italian; the condition of a card is shown before its rule.

import type { LawWords } from '../contract.ts';

const printedRules = {
  B0: {
    text: 'Alla fine entrambi i giocatori contano i punti delle tre carte al centro, ognuno per la propria cittadina e secondo la condizione della carta. Un punteggio può scendere sotto lo zero.',
    note: '«Adiacente» vuol dire: con un lato in comune. (Per una carta l’editore stesso scrive «ortogonalmente».)',
  },
  B1: {
    text: 'Il terreno della pistola stessa non ha importanza. Un deserto a sinistra e uno sopra non bastano.',
    note: 'La verticale vale quanto l’orizzontale, anche se l’immagine sulla carta mostra solo l’orizzontale. Una pistola conta una volta sola, anche se vanno bene entrambe le direzioni.',
  },
  B2: {
    text: 'Anche senza nessuna miniera ottieni 5 punti, perfino con una cittadina vuota.',
    note: 'La tabella dà il tuo punteggio una volta sola, non per ogni miniera. Sulla carta c’è scritto «per miniera», ma dà 5 punti anche senza miniere, è impostata come la tabella dei totali di «La carovana» e otto miniere varrebbero altrimenti 64 punti. Se la leggi diversamente, puoi indicarlo in un tuo file del mazzo.',
  },
  B3: {
    text: 'Un carro può servire più birre. Un secondo carro accanto alla stessa birra non aggiunge nulla. La somma può essere negativa.',
  },
  B4: {
    text: 'Il territorio al centro può avere qualsiasi terreno e qualsiasi icona, anche un carro. Un carro può far parte di più cerchi.',
    note: 'Una casella vuota al centro non forma un cerchio. La carta parla di un territorio qualsiasi, e la sua immagine ne mostra uno.',
  },
  B5: {
    text: 'I giocatori ottengono quindi 9 e 0 punti, oppure 4 e 5. A parità di pistole nessun punto passa di mano. A parità di miniere le pistole non contano.',
  },
  B6: {
    text: 'Un carro conta una volta sola, per quanti territori d’acqua tocchi. I gruppi più piccoli non servono. Senza acqua non ci sono punti.',
    note: 'Tra gruppi di pari grandezza conta il migliore per te (G3).',
  },
  B7: {
    text: 'Un blocco di 2 × 3 forti contiene due quadrati, uno di 3 × 3 ne contiene quattro. I terreni non hanno importanza e i forti possono venire da più carte. Il testo della carta è vago, ma la sua immagine mostra chiaramente un quadrato.',
  },
  B8: {
    text: 'Una miniera conta una volta sola, anche se valgono entrambe le cose e per quante montagne tocchi.',
  },
  B9: { text: 'La neve che tocca il territorio della mucca solo con un angolo non dà fastidio.' },
  B10: {
    text: 'Con 5 birre contro 3, il giocatore che ne ha 5 ottiene −3 punti e l’altro 0. Contro una cittadina senza birre non si perde nulla.',
    note: 'La carta non dice che cosa succede a parità di birre. Per noi, in quel caso, nessuno dei due perde punti.',
  },
  B11: {
    text: 'Per esempio, 3 mucche e 4 territori di pianura fanno 7, cioè 3 punti. Non serve che si tocchino.',
  },
  B12: {
    text: 'Una pistola può servire più forti. Una seconda pistola accanto allo stesso forte non aggiunge nulla.',
  },
  B13: {
    text: 'Contano solo i territori visibili: coprire, quindi, tiene piccola la tua cittadina (P7). A parità di territori, nessuno dei due ottiene punti.',
  },
  B14: {
    text: 'Una pistola può servire più birre. Una pistola proprio accanto a una birra è la più vicina e dà 0 punti. Una birra senza pistole nella sua riga o colonna non dà nulla. I territori in mezzo possono mostrare qualsiasi cosa, anche un’altra birra.',
    note: 'Contano solo i territori: una casella vuota in mezzo non dà punti, ma non interrompe la linea. Quale pistola sia la più vicina si misura in caselle, comprese quelle vuote. Tra pistole ugualmente vicine vale la migliore per te.',
  },
  B15: {
    text: 'Qui conta ogni foresta visibile, non solo il gruppo più grande. Un forte nella foresta vale 2 − 1 = 1 punto. La somma può essere negativa.',
  },
  B16: {
    text: 'Una mucca sola è un gruppo di una. I gruppi di pari grandezza rendono lo stesso, e ne conta uno solo.',
    note: 'La carta parla del gruppo di mucche più grande. Noi intendiamo: territori con una mucca, uniti lato a lato, di qualsiasi terreno.',
  },
  B17: {
    text: 'I territori attorno alla casella possono avere qualsiasi terreno e qualsiasi icona. Due caselle vuote che si toccano, anche solo con un angolo, non contano né l’una né l’altra.',
  },
  B18: {
    text: 'Una linea arriva sempre fin dove può: 4 carri contigui sono una linea di 4, non due linee di 2. Due linee che si incrociano contano entrambe. Un carro solo non è una linea.',
    note: 'I carri di una linea sono contigui, senza buchi né altre icone in mezzo.',
  },
} as const;

const frontierRules = {
  C1: {
    text: 'Due miniere affiancate danno quindi −2 punti. Le miniere che si toccano solo con un angolo non si disturbano. La somma può essere negativa.',
  },
  C2: {
    text: 'Una pistola può far parte di più coppie. Il territorio in mezzo può avere qualsiasi terreno e qualsiasi altra icona.',
  },
  C3: { text: 'Di quante pistole sei in vantaggio non ha importanza.' },
  C4: {
    text: 'I terreni e le icone attorno al forte non hanno importanza. Basta un lato vuoto perché il forte non conti, anche se dà su un buco in mezzo alla cittadina.',
  },
  C5: {
    text: 'Un lato è vuoto se nella casella al di là non c’è alcun territorio. Con 3 o 4 lati vuoti un forte non rende più che con 2.',
  },
  C6: {
    text: 'Tra i carri possono esserci caselle vuote e altre icone. Se più righe o colonne hanno il maggior numero di carri, rendono lo stesso (G3 dice quale si mostra).',
  },
  C7: {
    text: 'Hai quindi tante serie quante sono le copie della tua icona più rara. Dove si trovano le icone non ha importanza.',
  },
  C8: {
    text: 'Un blocco di 2 × 3 contiene due quadrati, uno di 3 × 3 ne contiene quattro. Un quadrato può essere fatto di parti di più carte.',
  },
  C9: {
    text: 'Senza montagne il tuo gruppo ha grandezza 0. Di quanto sei in vantaggio non ha importanza.',
  },
  C10: {
    text: 'Un solo territorio d’acqua non dà nulla, e nemmeno un gruppo di 3 o più. I gruppi che si toccano solo con un angolo restano separati.',
  },
  C11: { text: 'Anche senza pistole ottieni i punti, perfino con una cittadina vuota.' },
  C12: {
    text: 'Contano solo i territori visibili: se copri, quindi, la tua cittadina cresce meno (P7). Di quanto sei in vantaggio non ha importanza.',
  },
  C13: {
    text: 'Le tue miniere non danno nulla, e non ti serve averne. Il giocatore con più miniere ottiene 0 punti.',
  },
  C14: {
    text: 'Un forte può contare nella sua riga e nella sua colonna. Un terzo forte nella stessa riga o colonna non aggiunge nulla.',
  },
  C15: {
    text: 'Un carro conta una volta sola, per quante mucche del gruppo tocchi. Tra gruppi di pari grandezza vale quello che rende di più (G3). Senza mucche, o senza carri adiacenti, ottieni 0 punti.',
  },
  C16: {
    text: 'Ogni icona conta una volta sola, per quante volte si trovi tra due birre, quindi al massimo sei. Anche una birra tra due birre conta come icona.',
  },
  C17: {
    text: 'Una linea arriva sempre fin dove può: 4 foreste contigue sono una linea di 4, non due linee di 2. Due linee che si incrociano contano entrambe. Una foresta sola non è una linea. Le icone non hanno importanza.',
  },
  C18: {
    text: 'Un territorio di neve conta una volta sola, per quanti territori d’acqua tocchi. Le icone non hanno importanza.',
  },
} as const;

export const cardRules = {
  ...printedRules,
  ...frontierRules,
} as const satisfies Partial<LawWords['rules']>;
