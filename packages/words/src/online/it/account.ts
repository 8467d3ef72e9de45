// The account in Italian.

import { amounts } from '../../grammar/it/amounts.ts';
import type { AccountWords } from '../contract.ts';

const { number, plural } = amounts;

export const account: AccountWords = {
  heading: 'Account',
  intro: {
    nobody:
      'Per giocare non serve un account: chi si siede a un tavolo è un ospite con un nome. Con un account ritrovi le tue partite su ogni dispositivo e puoi giocare per una valutazione.',
    guest:
      'Sei un ospite. Le tue partite appartengono a questo browser. Con una passkey diventano un account: le ritrovi su ogni dispositivo e puoi giocare per una valutazione.',
  },
  name: {
    label: 'Nome',
    help: 'Da 2 a 24 lettere e cifre, con in mezzo singoli spazi, punti, trattini e apostrofi.',
    save: 'Salva il nome',
    saved: (name) => `Adesso ti chiami ${name}.`,
  },
  profile: 'I miei risultati',
  passkey: {
    heading: 'Passkey',
    what: 'Una passkey sta nel tuo dispositivo o nel tuo gestore di password e si apre con il dito, il volto o un PIN. Non c’è nessuna password da rubare.',
    make: 'Crea una passkey',
    another: 'Aggiungi una passkey',
    count: (passkeys) => `${number(passkeys)} passkey`,
    made: 'La passkey è pronta.',
    signIn: 'Accedi con una passkey',
    signInHelp: 'Hai già un account? Le partite giocate qui come ospite vengono con te.',
    signedIn: (name) => `Bentornato, ${name}.`,
    unable: {
      insecure:
        'Le passkey vogliono una connessione sicura. Questa pagina è arrivata con il semplice http: aprila con https oppure, sulla macchina stessa, come localhost.',
      number:
        'Le passkey vogliono un nome nell’indirizzo, e questa pagina è stata aperta con un numero (un indirizzo IP). Aprila con il suo nome, sulla macchina stessa come localhost.',
      browser: 'Questo browser non conosce le passkey. Una versione più recente o un altro browser sì.',
      cancelled: 'Non è successo nulla: la richiesta della passkey è stata chiusa o è durata troppo.',
      already: 'Questo dispositivo ha già una passkey per il tuo account.',
      failed: 'La passkey non ha funzionato. Riprova.',
    },
  },
  codes: {
    heading: 'Codici di recupero',
    what: 'Se tutte le passkey vanno perse, un codice di recupero ti fa entrare. Ognuno vale una volta.',
    left: (codes) =>
      `${number(codes)} ${plural(codes, { one: 'codice ancora valido', other: 'codici ancora validi' })}`,
    renew: 'Nuovi codici',
    renewAsk: 'Ricevi codici nuovi, e tutti quelli vecchi non valgono più. Continuare?',
    use: 'Usa un codice di recupero',
    label: 'Codice di recupero',
    send: 'Accedi',
    keep: 'Conserva questi codici in un posto sicuro, fuori da questo dispositivo. Si mostrano solo questa volta.',
    copy: 'Copia',
    print: 'Stampa',
    sheet: (name) => `Circle the Wagons: codici di recupero di ${name}`,
    kept: 'Li ho conservati',
    leaving: 'Codici conservati?',
    leaveAsk:
      'Non hai ancora detto di aver conservato i codici. Più tardi nessuno potrà mostrarteli; potresti solo crearne di nuovi.',
    leave: 'Andare via senza',
    done: 'Fatto',
  },
  out: {
    heading: 'Esci',
    here: 'Esci qui',
    everywhere: 'Esci ovunque',
    guestAsk:
      'Sei un ospite senza passkey: una volta uscito, nessuno può ridarti il tuo nome e le partite in corso. Uscire lo stesso?',
    everywhereHelp: 'Se hai perso un dispositivo, o se l’ha usato qualcun altro.',
    done: 'Sei uscito.',
  },
  delete: {
    heading: 'Elimina',
    account: 'Elimina l’account',
    guest: 'Elimina il mio nome e i miei dati',
    ask: 'Il tuo nome, le passkey, i codici di recupero e la valutazione vengono eliminati per sempre, e le partite in corso sono perse. Le partite finite restano per chi ha giocato con te, senza il tuo nome. Non si può tornare indietro.',
    sure: 'Sì, elimina per sempre',
    done: 'Tutto ciò che era tuo è eliminato.',
  },
  blocked: {
    heading: 'Giocatori bloccati',
    none: 'Non hai bloccato nessuno.',
    unblock: 'Sblocca',
    unblockWhom: (name) => `Sblocca ${name}`,
    unblocked: (name) => `${name} non è più bloccato.`,
  },
};
