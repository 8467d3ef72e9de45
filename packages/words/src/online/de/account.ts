// The account in German.

import { amounts } from '../../grammar/de/amounts.ts';
import type { AccountWords } from '../contract.ts';

const { number, plural } = amounts;

export const account: AccountWords = {
  heading: 'Konto',
  intro: {
    nobody:
      'Zum Spielen brauchst du kein Konto: Wer sich an einen Tisch setzt, ist ein Gast mit einem Namen. Mit einem Konto findest du deine Partien auf jedem Gerät und kannst um eine Wertung spielen.',
    guest:
      'Du bist Gast. Deine Partien gehören zu diesem Browser. Mit einem Passkey werden sie zu einem Konto: Du findest sie auf jedem Gerät und kannst um eine Wertung spielen.',
  },
  name: {
    label: 'Name',
    help: '2 bis 24 Buchstaben und Ziffern, dazwischen einzelne Leerzeichen, Punkte, Striche und Apostrophe.',
    save: 'Namen speichern',
    saved: (name) => `Du heißt jetzt ${name}.`,
  },
  profile: 'Meine Ergebnisse',
  passkey: {
    heading: 'Passkey',
    what: 'Ein Passkey steckt in deinem Gerät oder deinem Passwortmanager und öffnet sich mit Finger, Gesicht oder PIN. Es gibt kein Passwort, das jemand stehlen könnte.',
    make: 'Passkey anlegen',
    another: 'Weiteren Passkey anlegen',
    count: (passkeys) => `${number(passkeys)} ${plural(passkeys, { one: 'Passkey', other: 'Passkeys' })}`,
    made: 'Der Passkey ist angelegt.',
    signIn: 'Mit Passkey anmelden',
    signInHelp: 'Du hast schon ein Konto? Partien, die du hier als Gast gespielt hast, kommen mit.',
    signedIn: (name) => `Willkommen zurück, ${name}.`,
    unable: {
      insecure:
        'Passkeys brauchen eine sichere Verbindung. Diese Seite kam über einfaches http: Öffne sie über https, oder auf dem Rechner selbst als localhost.',
      number:
        'Passkeys brauchen einen Namen in der Adresse, und diese Seite wurde über eine Zahl (eine IP-Adresse) geöffnet. Öffne sie über ihren Namen, auf dem Rechner selbst als localhost.',
      browser: 'Dieser Browser kennt keine Passkeys. Eine neuere Version oder ein anderer Browser schon.',
      cancelled:
        'Es ist nichts geschehen: Die Frage nach dem Passkey wurde geschlossen oder dauerte zu lange.',
      already: 'Dieses Gerät hat schon einen Passkey für dein Konto.',
      failed: 'Der Passkey hat nicht funktioniert. Versuche es noch einmal.',
    },
  },
  codes: {
    heading: 'Rettungscodes',
    what: 'Sind alle Passkeys verloren, lässt dich ein Rettungscode hinein. Jeder gilt einmal.',
    left: (codes) => `${number(codes)} ${plural(codes, { one: 'Code gilt', other: 'Codes gelten' })} noch`,
    renew: 'Neue Codes',
    renewAsk: 'Du bekommst neue Codes, und alle alten gelten nicht mehr. Weiter?',
    use: 'Rettungscode benutzen',
    label: 'Rettungscode',
    send: 'Anmelden',
    keep: 'Bewahre diese Codes sicher auf, nicht auf diesem Gerät. Sie werden nur dieses eine Mal gezeigt.',
    copy: 'Kopieren',
    print: 'Drucken',
    sheet: (name) => `Circle the Wagons: Rettungscodes von ${name}`,
    kept: 'Ich habe sie aufbewahrt',
    leaving: 'Codes aufbewahrt?',
    leaveAsk:
      'Du hast noch nicht gesagt, dass du die Codes aufbewahrt hast. Später kann sie dir niemand mehr zeigen; du könntest nur neue machen.',
    leave: 'Ohne sie weggehen',
    done: 'Fertig',
  },
  out: {
    heading: 'Abmelden',
    here: 'Hier abmelden',
    everywhere: 'Überall abmelden',
    guestAsk:
      'Du bist Gast ohne Passkey: Bist du einmal abgemeldet, kann dir niemand deinen Namen und deine offenen Partien zurückbringen. Trotzdem abmelden?',
    everywhereHelp: 'Wenn ein Gerät verloren ging oder jemand anders es benutzt hat.',
    done: 'Du bist abgemeldet.',
  },
  delete: {
    heading: 'Löschen',
    account: 'Konto löschen',
    guest: 'Meinen Namen und meine Daten löschen',
    ask: 'Dein Name, deine Passkeys, Rettungscodes und deine Wertung werden endgültig gelöscht, und laufende Partien sind verloren. Beendete Partien bleiben für deine Mitspieler, ohne deinen Namen. Das lässt sich nicht rückgängig machen.',
    sure: 'Ja, endgültig löschen',
    done: 'Alles von dir ist gelöscht.',
  },
  blocked: {
    heading: 'Blockierte Spieler',
    none: 'Du hast niemanden blockiert.',
    unblock: 'Freigeben',
    unblockWhom: (name) => `${name} freigeben`,
    unblocked: (name) => `${name} ist nicht mehr blockiert.`,
  },
};
