// What must be noticed, in German.

import type { NoticeWords, TroubleWords } from '../contract.ts';
import { amounts } from '../../grammar/de/amounts.ts';

const { number, plural } = amounts;

export const notices: NoticeWords = {
  storageFull:
    'Der Speicher dieses Browsers ist voll: Neues wird nicht gespeichert. Lösche alte Partien, um Platz zu schaffen.',
  storageBlocked: 'Dieser Browser lässt uns nichts speichern: Was du hier tust, ist weg, sobald du gehst.',
  storageDamaged: (count) => {
    const entries = plural(count, {
      one: 'gespeicherter Eintrag war nicht lesbar und wurde',
      other: 'gespeicherte Einträge waren nicht lesbar und wurden',
    });
    return `${number(count)} ${entries} beiseitegelegt. Alles andere ist wie zuvor.`;
  },
  update: { text: 'Eine neue Version ist da.', now: 'Neu laden', later: 'Später' },
  elsewhere: {
    text: 'Diese Partie wurde in einem anderen Tab geöffnet und geht dort weiter.',
    here: 'Hier weiter',
  },
  insecure:
    'Ohne sichere Verbindung (https) kann man in diesem Browser nichts installieren, nicht offline spielen und nicht per Knopfdruck kopieren oder teilen. Alles andere geht.',
  botTrouble: {
    text: 'Dein Gegner hat den Faden verloren. Deine Partie ist sicher.',
    again: 'Noch mal fragen',
  },
};

export const trouble: TroubleWords = {
  nowhere: (address) =>
    `Eine Seite „${address}“ gibt es nicht. Vielleicht ist der Link beschädigt oder stammt aus einer neueren Version.`,
  missing: 'Dieses Spiel liegt nicht auf diesem Gerät. Vielleicht wurde es gelöscht oder anderswo gespielt.',
  damaged: 'Dieses Spiel ließ sich nicht lesen. Es wurde beiseitegelegt; alle anderen sind, wie sie waren.',
  later: 'Dieses Spiel stammt von einer neueren Version. Lade die Seite neu, um sie zu bekommen.',
  unknownDeck:
    'Dieses Spiel wurde mit einem Kartensatz gespielt, der nicht auf diesem Gerät liegt. Wähle zuerst unter „Neues Spiel“ seine Datei.',
};
