// The page about the app in Italian.

import type { AboutWords } from '../contract.ts';

export const about: AboutWords = {
  credits: {
    heading: 'Il gioco',
    designers: 'Ideato da Steven Aramini, Danny Devine e Paul Kluka.',
    publisher: 'Pubblicato da Button Shy.',
    ours: 'Questo è un adattamento non ufficiale, fatto da appassionati senza l’editore e senza la sua approvazione. Disegni, testi e programma sono nostri. Il mazzo stampato segue la versione print and play degli autori, del 2016. La pagina «Carte» dice di più su ogni carta.',
    printed: 'Se il gioco ti piace, compra quello stampato: diciotto carte in una bustina.',
  },
  licences: {
    heading: 'Licenze',
    program: 'Il programma e i suoi disegni sono software libero con licenza MIT.',
    fonts: 'I titoli sono in Rye, i testi in Alegreya Sans; entrambi con SIL Open Font License.',
    libraries: 'Preact e i suoi signals disegnano le schermate, uqr i codici QR; tutti con licenza MIT.',
    all: 'Tutte le licenze per intero',
  },
  privacy: {
    heading: 'Riservatezza',
    nothingLeaves:
      'Finché non giochi online, nulla lascia il tuo dispositivo. Non c’è nessun conteggio dei visitatori, nessun cookie e nessuna richiesta a chiunque altro.',
    online:
      'Chi gioca online parla con il server da cui è venuta questa pagina, e con nessun altro. Il server conserva il tuo nome, le tue partite con ciò che si è scritto al tavolo e, per un account, la metà pubblica delle tue passkey; un cookie gli dice chi sei. Chi ha il link di una partita può guardarla. In «Account» puoi eliminare tutto questo; le tue partite restano allora senza il tuo nome.',
    stored: 'Il tuo browser conserva, solo su questo dispositivo:',
    storedThings: [
      'le tue partite, finite e in corso, e i mazzi che hai portato',
      'le tue impostazioni, e i nomi che due giocatori si sono dati',
      'ciò che sta sul segnapunti',
      'il programma stesso, perché si apra anche senza rete',
    ],
    links:
      'Un link a una partita o a un segnapunti lo contiene per intero nella parte dopo il #, che i browser non mandano a nessun server. Chi ha il link può vederlo.',
    delete: 'Elimina tutto',
    deleteAsk:
      'Tutte le partite, i mazzi, le impostazioni e il segnapunti su questo dispositivo andranno persi per sempre. In «Le mie partite» puoi prima salvare le partite in un file.',
    deleteAll: 'Sì, elimina tutto',
    deleted: 'Tutto è eliminato. L’app ricomincia da capo.',
  },
  device: {
    heading: 'Su questo dispositivo',
    offline: {
      unknown: 'Questa copia dell’app non viene conservata per l’uso senza rete.',
      storing: 'L’app si sta salvando, per aprirsi anche senza rete.',
      ready: 'L’app è salvata e funziona anche senza rete.',
      unable: 'Questo browser non può conservare l’app per l’uso senza rete. Tutto il resto funziona.',
      failed: 'Non è stato possibile salvare l’app per l’uso senza rete. Si riproverà alla prossima visita.',
    },
    install: 'Installa l’app',
    installHelp: 'Poi sta fra le tue altre app e ha una finestra tutta sua.',
  },
  version: (version) => `Versione ${version}`,
};
