// Help texts in Italian.

import { quoted } from '../../grammar/it/names.ts';
import type { HelpWords } from '../help.ts';

export const help: HelpWords = {
  headings: { usage: 'Uso', commands: 'Comandi', options: 'Opzioni', examples: 'Esempi' },
  placeholders: {
    bots: 'BOT',
    card: 'CARTA',
    cards: 'CARTE',
    code: 'CODICE',
    command: 'COMANDO',
    deck: 'MAZZO',
    file: 'FILE',
    language: 'LINGUA',
    number: 'NUMERO',
    options: 'OPZIONI',
    player: 'GIOCATORE',
    seconds: 'SECONDI',
    seed: 'SEME',
    town: 'CITTADINA',
    who: 'CHI',
  },
  program: [
    'Circle the Wagons, il gioco di 18 carte per due, nel terminale.',
    'Il programma termina con 0 se è andato tutto bene, con 1 se qualcosa è stato rifiutato (dati errati, una mossa non valida, un codice sconosciuto) e con 2 se la riga di comando non è stata capita.',
  ],
  more: (example) => `Ogni comando ha la sua guida, per esempio ${quoted(example)}.`,
  commands: {
    play: {
      summary: 'gioca una partita qui: in due, contro un bot o solo tra bot',
      about: [
        'Gioca una partita in questo terminale. Senza --level o --bots giocano due persone; con un bot giochi contro di lui; con due bot stai a guardare.',
        'CODICE è il codice di una partita, FILE un file con il codice o con la partita come testo: la partita riprende da lì. Non c’è altro modo di salvare, e non serve: «code» mostra il codice in qualsiasi momento, e lo stesso succede quando esci.',
        'Le mosse si scrivono: «3» o «take the-herd» prende una carta, «2,1» la piazza, «2,1 t» la piazza capovolta. «?» dà un quadro, «hint» suggerisce una mossa, «help» elenca tutto ciò che si può scrivere.',
        'Le mosse possono arrivare anche da una pipe, una per riga. In quel caso la prima mossa rifiutata chiude la partita con codice di uscita 1.',
      ],
    },
    hint: {
      summary: 'suggerisce una mossa e dice perché',
      about: [
        'Suggerisce la mossa migliore in una posizione, con il suo valore a fine partita, se è dimostrato o una stima, e quali voci dei punteggi fanno la differenza. CODICE è un codice di partita, FILE un file con il codice o con la partita come testo.',
        'In JSON «value» è lo scarto finale per chi deve muovere.',
      ],
    },
    analyse: {
      summary: 'giudica ogni mossa di una partita, a parole',
      about: [
        'Esamina ogni decisione di una partita, finita o no: che cosa si è giocato, che cosa era meglio, quanti punti è costato e quali terreni e carte punteggio fanno la differenza; poi quanti punti ha perso ogni giocatore scegliendo la carta iniziale, prendendo le carte e piazzandole.',
        'Ctrl-C interrompe e mostra ciò che si è trovato fin lì.',
      ],
    },
    solve: {
      summary: 'dimostra come finisce una partita giocata alla perfezione',
      about: [
        'Dimostra come finisce la partita se da qui entrambi giocano alla perfezione, e mostra la sequenza migliore; altrimenti dice tra quali scarti sta la fine. Le ultime carte del cerchio richiedono secondi, le prime forse un’eternità.',
        'In JSON i valori sono il totale del primo giocatore meno quello del secondo.',
      ],
    },
    deal: {
      summary: 'mostra le carte distribuite da un seme',
      about: [
        'Mostra le tre carte punteggio e il cerchio di quindici carte che nascono da un seme. Lo stesso seme dà sempre le stesse carte.',
      ],
    },
    replay: {
      summary: 'mostra una partita passo per passo',
      about: [
        'Mostra una partita passo per passo. CODICE è il codice di una partita, FILE un file con il codice o con la partita come testo. In un terminale si va avanti con Invio; altrimenti vengono stampati tutti i passi.',
        'Con --json la partita è un unico oggetto; «winner» manca finché la partita non è finita, e il punteggio è allora quello provvisorio.',
      ],
    },
    score: {
      summary: 'calcola i punti di due cittadine, spiegandoli',
      about: [
        'Calcola i punti di due cittadine con un massimo di tre carte punteggio e dice da dove viene ogni punto. Una cittadina si scrive elencando le sue carte nell’ordine in cui sono state piazzate, separate da punti e virgola: carta, casella x,y del suo territorio in alto a sinistra, e «turned» se è capovolta. x cresce verso destra, y verso il basso; la prima carta può stare in qualsiasi casella.',
        'Senza --center, --first e --second le cittadine vengono lette dallo standard input come JSON: un oggetto solo, o uno per riga. «center» contiene al massimo tre id; una cittadina può essere vuota o mancare; «rotation» è «upright» se non è indicato altro.',
        'Con --json una riga errata riceve come risposta il suo numero, l’errore e la regola eventualmente violata; alle altre si risponde comunque, e il codice di uscita è 1.',
      ],
    },
    placements: {
      summary: 'elenca i piazzamenti validi di una carta',
      about: [
        'Elenca tutti i piazzamenti validi di una carta in una cittadina, nell’ordine usato dal codice di partita. Una cittadina si scrive come per «score».',
        'Senza --town e --card la domanda viene letta dallo standard input come JSON: un oggetto solo, o uno per riga. Con --json una riga errata riceve come risposta il suo numero e l’errore; il codice di uscita è allora 1.',
      ],
    },
    perft: {
      summary: 'conta gli sviluppi possibili fino a una certa profondità',
      about: [
        'Conta le posizioni che si trovano NUMERO mosse più avanti, a partire dalle carte distribuite da un seme o da una partita. Serve a verificare che due programmi applichino le stesse regole.',
      ],
    },
    simulate: {
      summary: 'fa giocare i bot tra loro',
      about: [
        'Fa giocare due bot; il primo indicato è il primo giocatore. Le partite si contano da 1: la partita i nasce dal seme SEME/i, e così pure ciò che i bot lasciano al caso; perciò lo stesso comando dà sempre le stesse partite. «deal --seed SEME/i» mostra le carte distribuite in una di esse.',
        'Con --json ogni partita è un oggetto su una riga propria; altrimenti viene mostrato un riepilogo.',
      ],
    },
    match: {
      summary: 'fa giocare le stesse carte da entrambi i posti',
      about: [
        'Ogni distribuzione si gioca due volte a posti scambiati: chi ha la somma migliore dei due scarti vince la coppia, e un pareggio vale mezza vittoria. L’intervallo dice dove sta la vera quota di coppie vinte con il 95% di confidenza (Wilson). La distribuzione i viene dal seme SEME/i.',
        'Un giocatore è un bot, oppure «cmd:PROGRAMMA ARGOMENTI…»: qualsiasi programma che parli il protocollo dei bot (docs/bot-protocol.md). Un programma che si blocca, termina, bara o inonda l’uscita perde quella partita, contata come persa di almeno 100 punti, e con essa la coppia, a meno che anche l’altro non sia in errore; viene riavviato per la successiva.',
        'Con --json l’incontro è un solo oggetto; «margin» è il totale di a meno quello di b; «fault» c’è solo dove un programma ha perso per un errore.',
        'I livelli da 1 a 7 e «companion» hanno limiti propri, che --time e --nodes possono solo restringere.',
      ],
    },
    levels: {
      summary: 'mostra gli otto livelli, o li fa giocare',
      about: [
        'Mostra che cosa vede ogni livello. Con --deals ogni livello gioca contro quello sotto, e il livello 1 contro random e greedy: ognuno dovrebbe vincere dal 65% al 75% delle coppie contro quello sotto, il livello 1 almeno il 90% contro random e al massimo il 20% contro greedy.',
      ],
    },
    bench: {
      summary: 'conta e misura il ragionamento su posizioni fisse',
      about: [
        'Ragiona su posizioni fisse e dice quanti nodi sono serviti (gli stessi su ogni computer finché il modo di ragionare non cambia) e quanto tempo c’è voluto.',
      ],
    },
    bot: {
      summary: 'gioca per altri programmi, nel protocollo dei bot',
      about: [
        'Legge le richieste di un altro programma, una per riga, e risponde con mosse: è il protocollo dei bot di docs/bot-protocol.md. A una riga sbagliata risponde «error» e legge la successiva. Finisce con «quit» o alla fine dell’input.',
        'I livelli da 1 a 7 hanno limiti propri, che un budget può solo restringere; senza budget il livello 8 esamina 3000 nodi.',
      ],
    },
    'deck check': {
      summary: 'controlla il file di un mazzo',
      about: [
        'Dice se il file di un mazzo è valido e, se non lo è, elenca tutti gli errori e dove si trovano.',
      ],
    },
    'deck show': {
      summary: 'mostra le carte di un mazzo',
      about: [
        'Mostra le carte del mazzo stampato, della Frontiera o di un file: fronte, titolo, id, condizione e quanto è noto di ciascun lato. Con CARTA, l’id di una carta, mostra solo quella.',
      ],
    },
  },
  options: {
    bots: 'un bot da sfidare, o due da guardare, separati da una virgola',
    botsOfSimulate: 'due bot separati da una virgola, prima il primo giocatore',
    card: 'la carta da piazzare, con id o titolo',
    center: 'al massimo tre carte punteggio, con id o titolo, separate da virgole',
    deals: 'quante distribuzioni, 10 se non indicato; ognuna si gioca due volte',
    dealsOfLevels: 'fa giocare i livelli, tante distribuzioni per volta',
    deck: 'usa questo mazzo: printed (1), frontier (2) o un file',
    depth: 'quante mosse più avanti, da 0 a 31',
    divide: 'conta anche separatamente ogni mossa',
    first:
      'il primo giocatore: you (tu), bot, either (a sorte) o il nome di un bot; se manca, tu (o il primo bot indicato)',
    games: 'quante partite; se manca, 1',
    help: 'mostra questa guida',
    json: 'stampa JSON, e nient’altro, sullo standard output',
    language: 'en, de, nl, fr o it; se manca, quella della shell',
    level: 'gioca contro il bot di un livello da 1 (può vincere un bambino) a 8; equivale a --bots L1 … L8',
    levelOfBot: 'il livello, da 1 a 8; 8 se non indicato',
    nodes: 'quanto ognuno può pensare a una mossa, contato in nodi',
    playerA: '"cmd:PROGRAMMA ARGOMENTI…", oppure un bot',
    playerB: 'l’altro giocatore',
    seed: 'un testo qualsiasi da 1 a 64 caratteri; se manca, ne viene creato uno nuovo',
    seedOfSimulate: 'il seme da cui nascono tutte le partite; se manca, ne viene creato uno nuovo',
    step: 'solo la posizione dopo questo numero di mosse',
    timeOfAnalysis: 'quanto pensare al massimo, per esempio 0.5',
    timeOfBots: 'quanto un bot può pensare a una mossa, per esempio 0.5; a sua misura se non indicato',
    timeOfMatch: 'quanto ognuno può pensare a una mossa, per esempio 0.2; a sua misura se non indicato',
    town: 'la cittadina, per esempio "undiscovered 0,0; badlands 2,1 turned"',
    townOfFirst: 'la cittadina del primo giocatore, per esempio "undiscovered 1,0; badlands 0,0 turned"',
    townOfSecond: 'la cittadina del secondo giocatore',
    welcome: 'saluta e chiede chi gioca',
  },
};
