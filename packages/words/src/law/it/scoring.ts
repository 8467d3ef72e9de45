// The rules of the scoring cards in Italian, and an example of each. The conditions themselves stand before them.

import type { CardsPageWords, LawWords } from '../contract.ts';

export const cardRules = {
  B0: {
    text: 'Alla fine entrambi i giocatori contano i punti delle tre carte al centro, ognuno per la propria cittadina e secondo la condizione che vi è stampata. Un punteggio può scendere sotto lo zero.',
    note: '«Adiacente» vuol dire: con un lato in comune. (Per una carta l’editore stesso scrive «ortogonalmente».)',
  },
  B1: {
    text: 'Il terreno della pistola stessa non ha importanza. Un deserto a sinistra e uno sopra non bastano. Se vanno bene entrambe le direzioni, la pistola conta comunque una volta sola.',
    note: 'Sopra e sotto vale quanto a sinistra e a destra.',
  },
  B2: {
    text: 'Con 5 birre contro 3, chi ne ha 5 ottiene −3 e l’altro 0. Contro un avversario senza birre non si perde nulla.',
    note: 'Con lo stesso numero di birre nessuno perde.',
  },
  B3: {
    text: 'Né il territorio della mucca né alcun territorio adiacente può essere di neve. La neve a un angolo non dà fastidio.',
  },
  B4: {
    text: 'Un carro conta una volta sola, per quanti territori d’acqua tocchi. I gruppi d’acqua più piccoli non servono. Se ce n’è più d’uno di pari grandezza, vale quello che rende di più (G3). Senza acqua non ci sono punti.',
  },
  B5: {
    text: 'Una mucca sola è un gruppo di una. Più gruppi di pari grandezza rendono lo stesso, e ne conta uno.',
    note: 'Così intendiamo «il gruppo di mucche più grande»: territori con una mucca uniti lato a lato, con qualsiasi miscuglio di terreni.',
  },
  B6: {
    text: 'Qui conta ogni foresta visibile, non solo il gruppo più grande. Un forte nella foresta vale 2 − 1 = 1. La somma può essere negativa. I numeri sono nostri.',
  },
  B7: {
    text: 'Un secondo carro accanto alla stessa birra non aggiunge nulla, ma un carro può servire più birre. La somma può essere negativa. Il titolo è nostro.',
  },
  B8: {
    text: 'Ciò che si trova agli angoli della casella vuota non ha importanza. Dove due o più caselle vuote sono lato a lato, non c’è una casella racchiusa. Due buchi che si toccano solo con un angolo sono due caselle racchiuse. Il titolo e il numero sono nostri.',
  },
  B9: {
    text: 'Una miniera conta una volta sola, anche se valgono entrambe le cose e per quante montagne tocchi.',
  },
  B10: {
    text: 'Due miniere affiancate danno quindi −2. Le miniere che si toccano solo con un angolo non si disturbano. La somma può essere negativa.',
  },
  B11: { text: 'Una pistola può far parte di più coppie.' },
  B12: { text: 'L’altro giocatore ottiene 0. Di quante pistole sei in vantaggio non ha importanza.' },
  B13: {
    text: 'I terreni e le icone attorno al forte non hanno importanza. Un solo lato vuoto basta a rovinare tutto, anche se dà su un buco racchiuso.',
  },
  B14: { text: 'Un lato è vuoto se nella casella al di là non c’è alcun territorio.' },
  B15: {
    text: 'I carri non devono essere vicini; tra loro possono esserci caselle vuote e altre icone. Conta una sola riga o colonna. Se più d’una è ugualmente buona, rendono lo stesso (G3 dice quale si mostra).',
  },
  B16: {
    text: 'Hai quindi tante serie quante sono le copie della tua icona più rara. Dove si trovano le icone non ha importanza.',
  },
  B17: {
    text: 'Un blocco di 2 × 3 contiene due quadrati, uno di 3 × 3 ne contiene quattro. Un quadrato non deve essere per forza una sola carta.',
  },
  B18: {
    text: 'Si confronta il gruppo più grande di ciascuna cittadina. Una cittadina senza montagne ha grandezza 0.',
  },
} as const satisfies Partial<LawWords['rules']>;

export const examples: CardsPageWords['examples'] = {
  badlands:
    'Contano due pistole, entrambe sulla neve: quella in alto ha un deserto sopra e uno sotto, quella in basso un deserto a sinistra e uno a destra. La pistola nella pianura ne ha uno a sinistra e uno sotto, e non basta.',
  'one-too-many':
    'Hai più birre del tuo avversario. Perciò perdi un punto per ogni birra della sua cittadina, non per le tue. L’avversario non perde nulla.',
  'happy-cows':
    'Le due mucche a destra contano. Una di loro tocca la neve solo con un angolo, e non dà fastidio. La mucca sulla neve non conta, e nemmeno le due adiacenti a lei.',
  'cool-water':
    'Il gruppo d’acqua più grande è in alto. Il carro sulla neve lo tocca due volte e conta una volta; conta anche il carro nella foresta. Gli altri due toccano solo il piccolo gruppo d’acqua in basso.',
  'the-herd':
    'Quattro mucche sono unite, su tre terreni diversi. La mucca in basso a sinistra le tocca solo con un angolo e non fa parte della mandria.',
  'the-clearing':
    'Ogni forte dà punti, ogni foresta ne costa uno. Le due foreste non sono unite, eppure contano entrambe.',
  'chuck-wagon':
    'Il carro sulla neve serve tre birre. Una di esse ha accanto un secondo carro, che non aggiunge nulla. La birra in alto a sinistra non ha carri accanto e costa un punto.',
  'circled-camp':
    'La singola casella vuota ha un territorio su tutti e quattro i lati. Anche il buco più grande è racchiuso, ma è fatto di due caselle e non dà nulla.',
  'mother-lode':
    'La miniera sull’acqua è tra due montagne e conta una volta; la miniera sulla neve ha una montagna sotto di sé. La miniera nella pianura tocca le montagne solo con gli angoli.',
  'claim-stakes':
    'Le due miniere in basso a sinistra sono affiancate e costano un punto ciascuna. Le due a destra si toccano solo con un angolo e non si disturbano.',
  standoff:
    'La pistola più in alto sull’acqua fa parte di due coppie: con la pistola nel deserto nella sua riga e con la pistola sulla neve nella sua colonna. Tra la pistola sulla neve e quella più in basso sull’acqua la casella è vuota: niente coppia.',
  'fastest-draw': 'Hai tre pistole, il tuo avversario solo due visibili: la terza è coperta e non conta più.',
  stronghold:
    'I due forti al centro hanno un territorio su ogni lato. Gli altri due sono al bordo della cittadina e non danno nulla.',
  'border-patrol':
    'Il forte sull’acqua ha un buco alla sua sinistra e nulla sotto: due lati vuoti. Il forte sulla montagna è al bordo della cittadina e ne ha due anche lui. Il forte nel deserto ha solo il buco.',
  'wagon-train':
    'Nella riga più in basso ci sono tre carri; la casella vuota tra loro non dà fastidio. Nessun’altra riga o colonna ne ha tanti.',
  'general-store':
    'Ci sono tutte e sei le icone: una serie. Ci sono un secondo forte e un secondo carro, ma di tutto il resto ce n’è uno solo.',
  'square-deal':
    'Il blocco d’acqua contiene due quadrati, che hanno due territori in comune. È fatto di parti di quattro carte.',
  'great-divide':
    'Le tue montagne sono unite, tre territori in tutto. Il tuo avversario ne ha quattro, ma non più di due sono uniti.',
};
