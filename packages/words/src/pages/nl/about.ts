// The page about the app in Dutch.

import type { AboutWords } from '../contract.ts';

export const about: AboutWords = {
  credits: {
    heading: 'Het spel',
    designers: 'Bedacht door Steven Aramini, Danny Devine en Paul Kluka.',
    publisher: 'Uitgegeven door Button Shy.',
    ours: 'Dit is een onofficiële fanversie, gemaakt zonder de uitgever en niet door hem goedgekeurd. Tekeningen, teksten en programma zijn van onszelf. Het gedrukte deck volgt de print-and-playversie van de ontwerpers uit 2016. Op de pagina “Kaarten” staat meer over elke kaart.',
    printed: 'Vind je het spel leuk, koop dan het gedrukte: achttien kaarten in een mapje.',
  },
  licences: {
    heading: 'Licenties',
    program: 'Het programma en zijn tekeningen zijn vrije software onder de MIT-licentie.',
    fonts: 'Titels staan in Rye, teksten in Alegreya Sans; beide onder de SIL Open Font License.',
    libraries:
      'Preact en zijn signals tekenen de schermen, uqr tekent de QR-codes; alle onder de MIT-licentie.',
    all: 'Alle licenties voluit',
  },
  privacy: {
    heading: 'Privacy',
    nothingLeaves:
      'Zolang je niet online speelt, verlaat niets je apparaat. Er is geen bezoekersteller, geen cookie en geen verzoek aan iemand anders.',
    online:
      'Wie online speelt, praat met de server waar deze pagina vandaan kwam, en met geen andere. Die bewaart je naam, je partijen met wat er aan tafel geschreven werd, en voor een account de openbare helft van je passkeys; een cookie vertelt hem wie je bent. Wie de link naar een partij heeft, kan meekijken. Bij “Account” kun je dat allemaal wissen; je partijen blijven dan zonder je naam.',
    stored: 'Je browser bewaart, alleen op dit apparaat:',
    storedThings: [
      'je partijen, afgelopen en bezig, en de decks die je hebt meegebracht',
      'je instellingen, en de namen die twee spelers zich gaven',
      'wat er op het scoreblok staat',
      'het programma zelf, zodat het ook zonder netwerk opent',
    ],
    links:
      'Een link naar een partij of een blok bevat alles ervan in het deel achter de #, dat browsers naar geen enkele server sturen. Wie de link heeft, kan het zien.',
    delete: 'Alles wissen',
    deleteAsk:
      'Alle partijen, decks, instellingen en het scoreblok op dit apparaat zijn dan voorgoed weg. Bij “Mijn partijen” kun je de partijen eerst in een bestand bewaren.',
    deleteAll: 'Ja, alles wissen',
    deleted: 'Alles is gewist. De app begint opnieuw.',
  },
  device: {
    heading: 'Op dit apparaat',
    offline: {
      unknown: 'Dit exemplaar van de app wordt niet bewaard voor gebruik zonder netwerk.',
      storing: 'De app wordt opgeslagen, zodat hij zonder netwerk opent.',
      ready: 'De app is opgeslagen en werkt ook zonder netwerk.',
      unable: 'Deze browser kan de app niet bewaren voor gebruik zonder netwerk. Al het andere werkt.',
      failed:
        'De app kon niet worden opgeslagen voor gebruik zonder netwerk. Bij je volgende bezoek wordt het opnieuw geprobeerd.',
    },
    install: 'App installeren',
    installHelp: 'Dan staat hij tussen je andere apps en heeft hij een eigen venster.',
  },
  version: (version) => `Versie ${version}`,
};
