// The lobby and a new table in Dutch.

import { amounts } from '../../grammar/nl/amounts.ts';
import { measureIn } from '../../grammar/clock.ts';
import type { LobbyWords, NewTableWords, TroubleWords } from '../contract.ts';

const { number, plural } = amounts;

export const trouble: TroubleWords = {
  offline: 'Je hebt nu geen netwerk. Online spelen kan pas weer met netwerk, al het andere ook zonder.',
  away: 'De server antwoordt op dit moment niet. Alle partijen zijn veilig; probeer het straks nog eens.',
  noServer:
    'Dit exemplaar van het spel heeft geen server, dus online spelen kan hier niet. Al het andere werkt: tegen de computer en met z’n tweeën op één apparaat.',
};

export const lobby: LobbyWords = {
  playAs: (name) => `Je speelt als ${name}`,
  guest: 'Gast',
  name: 'Je naam',
  nameHelp: 'Zo zien anderen je. Een account is niet nodig.',
  account: 'Account',
  leaders: 'Ranglijst',
  quick: {
    heading: 'Snel een partij',
    help: 'Je speelt tegen iemand die hetzelfde wil.',
    names: { blitz: 'Vlot', calm: 'Rustig', daily: 'Elke dag', slow: 'Geen haast' },
    rated: 'Voor rating',
    ratedHelp: 'De partij telt mee voor je rating.',
    accountNeeded: 'Alleen met een account.',
  },
  invite: 'Nodig iemand uit met een link',
  inviteHelp: 'Open een tafel, stuur de link, speel. De ander heeft geen account nodig.',
  open: {
    heading: 'Open tafels',
    none: 'Er wacht nu niemand. Zoek snel een partij of open een tafel.',
    sit: 'Erheen',
    sitWith: (host) => `Naar de tafel van ${host}`,
    otherDeck: 'Ander deck',
    count: (tables) => `${number(tables)} ${plural(tables, { one: 'open tafel', other: 'open tafels' })}`,
  },
};

export const newTable: NewTableWords = {
  heading: 'Een tafel openen',
  time: 'Bedenktijd',
  kinds: {
    live: { name: 'Live', help: 'achter elkaar door' },
    days: { name: 'Per dag', help: 'af en toe een beurt' },
    none: { name: 'Zonder klok', help: 'zo lang als jullie willen' },
  },
  live: 'Voor de partij, en erbij per beurt',
  measure: measureIn(amounts),
  otherTime: 'Anders',
  minutes: 'Minuten voor de partij',
  seconds: 'Seconden erbij per beurt',
  limits: 'Van een halve minuut tot 120 minuten, en tot 120 seconden.',
  days: 'Voor elke beurt',
  dayCount: (days) => `${number(days)} ${plural(days, { one: 'dag', other: 'dagen' })}`,
  first: 'Wie is de eerste speler?',
  firsts: { host: 'Ik', guest: 'De ander', random: 'Het lot' },
  who: 'Wie mag gaan zitten?',
  privateHelp: 'wie de link heeft',
  listedHelp: 'iedereen; de tafel staat in de lijst',
  ratedHelp: 'telt mee voor de rating',
  notRated: {
    guest: 'Partijen voor rating zijn voor spelers met een account.',
    deck: 'Partijen voor rating gaan met het gedrukte deck of met Grensland.',
    seed: 'Bij partijen voor rating verdeelt het toeval de kaarten.',
  },
  ratedSeats: 'Bij partijen voor rating bepaalt het lot wie de eerste speler is.',
  hintsHelp: 'Jullie mogen allebei de computer om een tip vragen.',
  ratedNoHints: 'Partijen voor rating gaan zonder tips.',
  open: 'Tafel openen',
};
