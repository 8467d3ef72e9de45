// What must be noticed, in Italian.

import type { NoticeWords, TroubleWords } from '../contract.ts';
import { amounts } from '../../grammar/it/amounts.ts';
import { quoted } from '../../grammar/it/names.ts';

const { number, plural } = amounts;

export const notices: NoticeWords = {
  storageFull:
    'La memoria di questo browser è piena: niente di nuovo viene salvato. Elimina vecchie partite per fare spazio.',
  storageBlocked: 'Questo browser non ci lascia salvare nulla: quello che fai qui va perso appena esci.',
  storageDamaged: (count) => {
    const entries = plural(count, {
      one: 'elemento salvato non era leggibile ed è stato messo',
      other: 'elementi salvati non erano leggibili e sono stati messi',
    });
    return `${number(count)} ${entries} da parte. Tutto il resto è com’era.`;
  },
  update: { text: 'È pronta una nuova versione.', now: 'Ricarica', later: 'Più tardi' },
  elsewhere: {
    text: 'Questa partita è stata aperta in un’altra scheda e continua lì.',
    here: 'Continua qui',
  },
  insecure:
    'Senza una connessione sicura (https) questo browser non permette di installare il gioco, di giocare offline né di copiare o condividere con un pulsante. Tutto il resto funziona.',
  botTrouble: {
    text: 'L’avversario ha perso il filo. La tua partita è al sicuro.',
    again: 'Chiedi di nuovo',
  },
};

export const trouble: TroubleWords = {
  nowhere: (address) =>
    `La pagina ${quoted(address)} non esiste. Forse il link è danneggiato o viene da una versione più recente.`,
  missing: 'Questa partita non è su questo dispositivo. Forse è stata cancellata o giocata altrove.',
  damaged: 'Questa partita non si è potuta leggere. È stata messa da parte; tutte le altre sono come prima.',
  later: 'Questa partita viene da una versione più recente. Ricarica la pagina per averla.',
  unknownDeck:
    'Questa partita è stata giocata con un mazzo che non è su questo dispositivo. Scegli prima il suo file in «Nuova partita».',
};
