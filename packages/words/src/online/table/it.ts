// A table far away in Italian.

import { amounts } from '../../grammar/it/amounts.ts';
import { settings } from '../it/settings.ts';
import type { OnlineTableWords, Who } from './contract.ts';

const { number, plural } = amounts;
const lines = (n: number): string => `${number(n)} ${plural(n, { one: 'riga nuova', other: 'righe nuove' })}`;
const does = (who: Who, you: string, other: string): string => (who === undefined ? you : `${who} ${other}`);

export const words: OnlineTableWords = {
  settings,
  nobody: 'Qualcuno',
  here: (who) => `${who} è qui`,
  away: (who) => `${who} non c’è`,
  watching: (n) => (n === 1 ? `${number(n)} persona guarda` : `${number(n)} persone guardano`),
  youWatch: 'Stai guardando la partita.',
  time: {
    tenths: (seconds) => seconds.toFixed(1).replace('.', ','),
    days: (d, h) => `${number(d)} g ${number(h)} h`,
    hours: (h, m) => `${number(h)} h ${number(m)} min`,
    left: (who, time) => `${who}: ancora ${time}`,
    yourSecondsLeft: (n) => `Ti restano ${number(n)} secondi.`,
  },
  line: {
    soon: 'Il tavolo si aprirà da solo appena c’è una connessione.',
    offline: (since) => `Nessuna connessione dalle ${since}.`,
    playOn: 'Puoi continuare; ciò che confermi sarà inviato appena possibile.',
    tryNow: 'Prova ora',
    unsent: 'Non ancora inviato',
    sending: 'Invio…',
    saved: 'Salvato',
    checking: 'Verifica…',
    outdated: 'C’è una versione più recente. Ricarica la pagina per continuare; non si perde nulla.',
    reload: 'Ricarica',
    astray:
      'Ciò che il server dice di questo tavolo non può essere giusto, perciò non viene mostrato. Ricarica la pagina.',
  },
  ready: {
    ask: 'L’orologio parte quando siete pronti tutti e due.',
    act: 'Possiamo iniziare',
    waiting: (who) => `Si aspetta ${who}. L’orologio non è ancora partito.`,
  },
  takeBack: {
    asks: (who) => `${who} vorrebbe ritirare l’ultimo turno.`,
    asked: (who) => `Hai chiesto a ${who} di poter ritirare il tuo turno.`,
    pending: 'In attesa di risposta…',
    withdraw: 'Ritira la richiesta',
    accept: 'Permetti',
    refuse: 'Rifiuta',
    refused: (who) => `${who} preferisce continuare.`,
  },
  menu: {
    takeBack: 'Chiedi di ritirare',
    dropTakeBack: 'Non chiedere più di ritirare',
    resign: 'Abbandona',
    resignAsk: 'Abbandonare davvero?',
    abort: 'Annulla la partita',
    abortAsk: 'Annullare davvero?',
    ratedNote:
      'Questa partita è classificata: niente consigli, niente mosse ritirate, e si vedono solo i posti permessi.',
    noHintsNote: 'Questa partita si gioca senza consigli.',
    mute: (who) => `Silenzia ${who}`,
    unmute: (who) => `Ascolta di nuovo ${who}`,
    report: (who) => `Segnala ${who}`,
    block: (who) => `Blocca ${who}`,
    blockAsk: (who) => `Non giocare mai più con ${who}?`,
    blockNote:
      'Bloccare non pone fine a questa partita: si continua a giocare, ma nessuno dei due può più scrivere, e non sarete mai più allo stesso tavolo.',
    blocked: (who) => `${who} è bloccato.`,
    shareText: 'Chi ha questo link può guardare.',
    share: 'Invita a guardare',
    leave: 'Tutte le partite',
  },
  report: {
    heading: (who) => `Segnala ${who}`,
    reason: 'Di che cosa si tratta?',
    reasons: {
      name: 'Del nome',
      chat: 'Di qualcosa detto qui',
      stalling: 'Di perdite di tempo',
      cheating: 'Dell’aiuto di un programma',
      other: 'Di altro',
    },
    more: 'Che cosa è successo? (facoltativo)',
    send: 'Invia la segnalazione',
    sent: 'Grazie. Chi gestisce questo server darà un’occhiata.',
  },
  chat: {
    heading: 'Conversazione',
    open: (unread) => (unread === 0 ? 'Conversazione' : `Conversazione, ${lines(unread)}`),
    none: 'Non è ancora stato detto nulla. Solo voi due potete leggere qui.',
    muted: (who) => `Non senti ${who}.`,
    write: 'La tua riga',
    room: (n) =>
      n < 0
        ? `${number(-n)} ${plural(-n, { one: 'carattere', other: 'caratteri' })} di troppo`
        : `Ancora ${number(n)} ${plural(n, { one: 'carattere', other: 'caratteri' })}`,
    send: 'Di’',
    said: (who, text) => `${who} dice: ${text}`,
  },
  open: {
    waiting: 'In attesa di un secondo giocatore',
    sendLink: 'Manda questo link a chi vuoi. La partita comincia appena qualcuno si siede.',
    looking: {
      heading: 'Si cerca un avversario…',
      help: 'Il tuo tavolo è nella lista, e chi vuole lo stesso si siede qui. La partita comincia da sola.',
      stay: 'Intanto tieni aperta questa pagina.',
      link: 'Puoi anche mandare il link a qualcuno.',
      stop: 'Smetti di cercare',
      stopAsk: 'Smettere davvero di cercare?',
    },
    invitation: (host) => `${host} ti invita a una partita di Circle the Wagons`,
    close: 'Chiudi il tavolo',
    closeAsk: 'Chiudere davvero il tavolo?',
    closed: 'Questo tavolo è chiuso.',
    invited: (host) => `${host} ti invita a giocare`,
    sit: 'Siediti',
    sitAs: (name) => `Siediti come ${name}`,
    yourName: 'Il tuo nome',
    nameHelp: 'Da 2 a 24 lettere e cifre. Non serve un account.',
    guestNames: ['Coyote', 'Mustang', 'Esploratore', 'Mandriano', 'Rancher', 'Trapper', 'Marmotta', 'Colono'],
    account: 'Account',
    clock: 'Tempo',
    kind: 'Partita',
    first: 'Chi comincia',
    firstIs: (first, host) => {
      if (first === 'random') return 'a sorte';
      if (host === undefined) return first === 'host' ? 'tu' : 'l’altra persona';
      return first === 'host' ? host : 'tu';
    },
    help: 'Aiuto',
    deck: 'Carte',
    cards: 'Le carte punteggio',
  },
  end: {
    wins: (who) => does(who, 'Hai vinto!', 'vince!'),
    resigned: (who) => does(who, 'Hai abbandonato.', 'ha abbandonato.'),
    time: (who) => does(who, 'Il tuo tempo è scaduto.', 'non ha più tempo.'),
    aborted: 'La partita è stata annullata. Non conta per nessuno.',
    asks: {
      new: (who) => `${who} vorrebbe una rivincita.`,
      same: (who) => `${who} vorrebbe rigiocare le stesse carte con i posti scambiati.`,
    },
    asked: (who) => `Hai chiesto una rivincita a ${who}.`,
    accept: 'Gioca',
    refuse: 'Rifiuta',
    refused: (who) => `${who} per ora preferisce non continuare.`,
    next: 'Alla prossima partita',
    rating: (who, rating, change) => `${who ?? 'La tua valutazione'}: ${rating} (${change})`,
  },
};
