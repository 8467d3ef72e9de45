// A table far away in German.

import { amounts } from '../../grammar/de/amounts.ts';
import { settings } from '../de/settings.ts';
import type { OnlineTableWords, Who } from './contract.ts';

const { number, plural } = amounts;
const lines = (n: number): string => `${number(n)} ${plural(n, { one: 'neue Zeile', other: 'neue Zeilen' })}`;
const does = (who: Who, you: string, other: string): string => (who === undefined ? you : `${who} ${other}`);

export const words: OnlineTableWords = {
  settings,
  nobody: 'Jemand',
  here: (who) => `${who} ist da`,
  away: (who) => `${who} ist weg`,
  watching: (n) => (n === 1 ? `${number(n)} schaut zu` : `${number(n)} schauen zu`),
  youWatch: 'Du schaust zu.',
  time: {
    tenths: (seconds) => seconds.toFixed(1).replace('.', ','),
    days: (d, h) => `${number(d)} T ${number(h)} Std`,
    hours: (h, m) => `${number(h)} Std ${number(m)} min`,
    left: (who, time) => `${who}: noch ${time}`,
    yourSecondsLeft: (n) => `Du hast noch ${number(n)} Sekunden.`,
  },
  line: {
    soon: 'Der Tisch öffnet sich von selbst, sobald es eine Verbindung gibt.',
    offline: (since) => `Keine Verbindung seit ${since}.`,
    playOn: 'Du kannst weiterspielen; was du bestätigst, wird gesendet, sobald es wieder geht.',
    tryNow: 'Jetzt versuchen',
    unsent: 'Noch nicht gesendet',
    sending: 'Wird gesendet …',
    saved: 'Gespeichert',
    checking: 'Wird geprüft …',
    outdated: 'Es gibt eine neuere Version. Lade die Seite neu, um weiterzuspielen; nichts geht verloren.',
    reload: 'Neu laden',
    astray:
      'Was der Server über diesen Tisch sagt, kann nicht stimmen und wird deshalb nicht gezeigt. Bitte lade die Seite neu.',
  },
  ready: {
    ask: 'Die Uhr läuft erst, wenn ihr beide bereit seid.',
    act: 'Ich bin bereit',
    waiting: (who) => `${who} ist noch nicht bereit. Die Uhr läuft noch nicht.`,
  },
  takeBack: {
    asks: (who) => `${who} möchte den letzten Zug zurücknehmen.`,
    asked: (who) => `Du hast ${who} um Rücknahme gebeten.`,
    pending: 'Warten auf Antwort …',
    withdraw: 'Zurückziehen',
    accept: 'Erlauben',
    refuse: 'Ablehnen',
    refused: (who) => `${who} möchte lieber weiterspielen.`,
  },
  menu: {
    takeBack: 'Rücknahme erbitten',
    dropTakeBack: 'Nicht mehr um Rücknahme bitten',
    resign: 'Aufgeben',
    resignAsk: 'Wirklich aufgeben?',
    abort: 'Partie absagen',
    abortAsk: 'Wirklich absagen?',
    ratedNote:
      'Diese Partie ist gewertet: Es gibt keine Tipps und keine Rücknahmen, und nur die erlaubten Plätze werden gezeigt.',
    noHintsNote: 'In dieser Partie gibt es keine Tipps.',
    mute: (who) => `${who} stummschalten`,
    unmute: (who) => `${who} wieder hören`,
    report: (who) => `${who} melden`,
    block: (who) => `${who} blockieren`,
    blockAsk: (who) => `Nie wieder mit ${who} spielen?`,
    blockNote:
      'Blockieren beendet diese Partie nicht: Ihr spielt weiter, aber keiner von euch kann mehr schreiben, und ihr kommt nie wieder an einen Tisch.',
    blocked: (who) => `${who} ist blockiert.`,
    shareText: 'Wer diesen Link hat, kann zuschauen.',
    share: 'Zum Zuschauen einladen',
    leave: 'Alle Partien',
  },
  report: {
    heading: (who) => `${who} melden`,
    reason: 'Worum geht es?',
    reasons: {
      name: 'Um den Namen',
      chat: 'Um etwas im Chat',
      stalling: 'Um Zeitschinden',
      cheating: 'Um Hilfe durch ein Programm',
      other: 'Um etwas anderes',
    },
    more: 'Was ist passiert? (freiwillig)',
    send: 'Meldung absenden',
    sent: 'Danke. Wer diesen Server betreibt, wird es sich ansehen.',
  },
  chat: {
    heading: 'Gespräch',
    open: (unread) => (unread === 0 ? 'Gespräch' : `Gespräch, ${lines(unread)}`),
    none: 'Noch hat niemand etwas gesagt. Nur ihr beide könnt das lesen.',
    muted: (who) => `Du hörst ${who} nicht.`,
    write: 'Deine Zeile',
    room: (n) => (n < 0 ? `${number(-n)} Zeichen zu viel` : `Noch Platz für ${number(n)} Zeichen`),
    send: 'Sagen',
    said: (who, text) => `${who} sagt: ${text}`,
  },
  open: {
    waiting: 'Warten auf jemanden zum Spielen',
    sendLink:
      'Schick diesen Link an die Person, mit der du spielen möchtest. Es geht los, sobald sich jemand setzt.',
    looking: {
      heading: 'Jemand zum Spielen wird gesucht …',
      help: 'Dein Tisch steht in der Liste, und wer dasselbe möchte, kommt an ihn. Die Partie beginnt von selbst.',
      stay: 'Lass diese Seite bitte so lange offen.',
      link: 'Du kannst auch jemandem den Link schicken.',
      stop: 'Suche beenden',
      stopAsk: 'Die Suche wirklich beenden?',
    },
    invitation: (host) => `${host} lädt dich zu einer Partie Circle the Wagons ein`,
    close: 'Tisch schließen',
    closeAsk: 'Den Tisch wirklich schließen?',
    closed: 'Dieser Tisch ist geschlossen.',
    invited: (host) => `${host} lädt dich zum Spielen ein`,
    sit: 'Hinsetzen',
    sitAs: (name) => `Als ${name} hinsetzen`,
    yourName: 'Dein Name',
    nameHelp: '2 bis 24 Buchstaben und Ziffern. Du brauchst kein Konto.',
    guestNames: [
      'Kojote',
      'Mustang',
      'Kundschafter',
      'Viehtreiber',
      'Farmer',
      'Trapper',
      'Präriehund',
      'Siedler',
    ],
    account: 'Konto',
    clock: 'Zeit',
    kind: 'Partie',
    first: 'Wer beginnt',
    firstIs: (first, host) => {
      if (first === 'random') return 'wird ausgelost';
      if (host === undefined) return first === 'host' ? 'du' : 'die andere Person';
      return first === 'host' ? host : 'du';
    },
    help: 'Hilfe',
    deck: 'Karten',
    cards: 'Die Wertungskarten',
  },
  end: {
    wins: (who) => does(who, 'Du gewinnst!', 'gewinnt!'),
    resigned: (who) => does(who, 'Du hast aufgegeben.', 'hat aufgegeben.'),
    time: (who) => does(who, 'Deine Zeit ist abgelaufen.', 'hat keine Zeit mehr.'),
    aborted: 'Die Partie wurde abgesagt. Sie zählt für niemanden.',
    asks: {
      new: (who) => `${who} möchte eine Revanche.`,
      same: (who) => `${who} möchte die gleichen Karten mit getauschten Plätzen spielen.`,
    },
    asked: (who) => `Du hast ${who} um eine Revanche gebeten.`,
    accept: 'Spielen',
    refuse: 'Ablehnen',
    refused: (who) => `${who} möchte jetzt nicht weiterspielen.`,
    next: 'Zur nächsten Partie',
    rating: (who, rating, change) => `${who ?? 'Deine Wertung'}: ${rating} (${change})`,
  },
};
