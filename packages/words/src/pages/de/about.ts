// The page about the app in German.

import type { AboutWords } from '../contract.ts';

export const about: AboutWords = {
  credits: {
    heading: 'Das Spiel',
    designers: 'Erdacht von Steven Aramini, Danny Devine und Paul Kluka.',
    publisher: 'Erschienen bei Button Shy.',
    ours: 'Dies ist eine inoffizielle Fan-Umsetzung, entstanden ohne den Verlag und nicht von ihm gebilligt. Zeichnungen, Texte und Programm sind unsere eigenen. Das gedruckte Deck folgt der Print-and-Play-Fassung der Autoren von 2016. Mehr zu jeder Karte steht auf der Seite „Karten“.',
    printed: 'Wenn dir das Spiel gefällt, kauf dir das gedruckte: achtzehn Karten in einem Mäppchen.',
  },
  licences: {
    heading: 'Lizenzen',
    program: 'Das Programm und seine Zeichnungen sind freie Software unter der MIT-Lizenz.',
    fonts: 'Titel sind in Rye gesetzt, Texte in Alegreya Sans; beide unter der SIL Open Font License.',
    libraries:
      'Preact und seine Signals zeichnen die Bildschirme, uqr die QR-Codes; alle unter der MIT-Lizenz.',
    all: 'Alle Lizenzen im Wortlaut',
  },
  privacy: {
    heading: 'Datenschutz',
    nothingLeaves:
      'Solange du nicht online spielst, verlässt nichts dein Gerät. Es gibt keine Besucherzählung, keine Cookies und keine Anfrage an irgendwen sonst.',
    online:
      'Wer online spielt, spricht mit dem Server, von dem diese Seite kam, und mit keinem anderen. Er bewahrt deinen Namen auf, deine Partien mit dem, was am Tisch geschrieben wurde, und für ein Konto die öffentliche Hälfte deiner Passkeys; ein Cookie sagt ihm, wer du bist. Wer den Link zu einer Partie hat, kann zusehen. Unter „Konto“ kannst du all das löschen; deine Partien bleiben dann ohne deinen Namen.',
    stored: 'Dein Browser bewahrt auf, nur auf diesem Gerät:',
    storedThings: [
      'deine Partien, beendete und angefangene, und die Decks, die du mitgebracht hast',
      'deine Einstellungen, und die Namen, die zwei sich gegeben haben',
      'was auf dem Wertungsblock steht',
      'das Programm selbst, damit es sich auch ohne Netz öffnet',
    ],
    links:
      'Ein Link zu einer Partie oder einem Block enthält alles davon im Teil hinter dem #, den Browser an keinen Server senden. Wer den Link hat, kann es sehen.',
    delete: 'Alles löschen',
    deleteAsk:
      'Alle Partien, Decks, Einstellungen und der Wertungsblock auf diesem Gerät sind dann endgültig weg. Unter „Meine Partien“ kannst du die Partien vorher in eine Datei sichern.',
    deleteAll: 'Ja, alles löschen',
    deleted: 'Alles ist gelöscht. Die App beginnt von vorn.',
  },
  device: {
    heading: 'Auf diesem Gerät',
    offline: {
      unknown: 'Diese Ausgabe der App wird nicht für den Gebrauch ohne Netz aufbewahrt.',
      storing: 'Die App wird gerade gespeichert, damit sie sich ohne Netz öffnet.',
      ready: 'Die App ist gespeichert und geht auch ohne Netz.',
      unable: 'Dieser Browser kann die App nicht für den Gebrauch ohne Netz aufbewahren. Alles andere geht.',
      failed:
        'Die App ließ sich nicht für den Gebrauch ohne Netz speichern. Beim nächsten Besuch wird es wieder versucht.',
    },
    install: 'App installieren',
    installHelp: 'Dann steht sie bei deinen anderen Apps und hat ein eigenes Fenster.',
  },
  version: (version) => `Version ${version}`,
};
