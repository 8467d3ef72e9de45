// A table far away in Dutch.

import { amounts } from '../../grammar/nl/amounts.ts';
import { settings } from '../nl/settings.ts';
import type { OnlineTableWords, Who } from './contract.ts';

const { number, plural } = amounts;
const lines = (n: number): string =>
  `${number(n)} ${plural(n, { one: 'nieuwe regel', other: 'nieuwe regels' })}`;
const does = (who: Who, you: string, other: string): string => (who === undefined ? you : `${who} ${other}`);

export const words: OnlineTableWords = {
  settings,
  nobody: 'Iemand',
  here: (who) => `${who} is er`,
  away: (who) => `${who} is weg`,
  watching: (n) => (n === 1 ? `${number(n)} kijkt mee` : `${number(n)} kijken mee`),
  youWatch: 'Je kijkt mee.',
  time: {
    tenths: (seconds) => seconds.toFixed(1).replace('.', ','),
    days: (d, h) => `${number(d)} d ${number(h)} u`,
    hours: (h, m) => `${number(h)} u ${number(m)} min`,
    left: (who, time) => `${who}: nog ${time}`,
    yourSecondsLeft: (n) => `Je hebt nog ${number(n)} seconden.`,
  },
  line: {
    soon: 'De tafel gaat vanzelf open zodra er verbinding is.',
    offline: (since) => `Geen verbinding sinds ${since}.`,
    playOn: 'Je kunt doorgaan; wat je bevestigt, wordt verzonden zodra het weer kan.',
    tryNow: 'Nu proberen',
    unsent: 'Nog niet verzonden',
    sending: 'Wordt verzonden…',
    saved: 'Opgeslagen',
    checking: 'Wordt gecontroleerd…',
    outdated:
      'Er is een nieuwere versie. Laad de pagina opnieuw om verder te spelen; er gaat niets verloren.',
    reload: 'Opnieuw laden',
    astray:
      'Wat de server over deze tafel zegt, kan niet kloppen en wordt daarom niet getoond. Laad de pagina opnieuw.',
  },
  ready: {
    ask: 'De klok start als jullie allebei klaar zijn.',
    act: 'Ik ben er klaar voor',
    waiting: (who) => `${who} is nog niet klaar. De klok loopt nog niet.`,
  },
  takeBack: {
    asks: (who) => `${who} wil de laatste beurt graag terugnemen.`,
    asked: (who) => `Je hebt ${who} om terugnemen gevraagd.`,
    pending: 'Wachten op antwoord…',
    withdraw: 'Intrekken',
    accept: 'Toestaan',
    refuse: 'Weigeren',
    refused: (who) => `${who} speelt liever door.`,
  },
  menu: {
    takeBack: 'Vragen om terug te nemen',
    dropTakeBack: 'Niet meer om terugnemen vragen',
    resign: 'Opgeven',
    resignAsk: 'Echt opgeven?',
    abort: 'Partij afblazen',
    abortAsk: 'Echt afblazen?',
    ratedNote:
      'Deze partij telt mee: er zijn geen tips en je kunt niets terugnemen, en alleen de toegestane plekken worden getoond.',
    noHintsNote: 'In deze partij zijn er geen tips.',
    mute: (who) => `${who} dempen`,
    unmute: (who) => `${who} weer horen`,
    report: (who) => `${who} melden`,
    block: (who) => `${who} blokkeren`,
    blockAsk: (who) => `Nooit meer met ${who} spelen?`,
    blockNote:
      'Blokkeren beëindigt deze partij niet: jullie spelen door, maar geen van beiden kan nog schrijven, en jullie komen nooit meer samen aan tafel.',
    blocked: (who) => `${who} is geblokkeerd.`,
    shareText: 'Wie deze link heeft, kan meekijken.',
    share: 'Uitnodigen om mee te kijken',
    leave: 'Alle partijen',
  },
  report: {
    heading: (who) => `${who} melden`,
    reason: 'Waar gaat het om?',
    reasons: {
      name: 'De naam',
      chat: 'Iets in het gesprek',
      stalling: 'Tijdrekken',
      cheating: 'Hulp van een programma',
      other: 'Iets anders',
    },
    more: 'Wat is er gebeurd? (niet verplicht)',
    send: 'Melding versturen',
    sent: 'Bedankt. Wie deze server beheert, zal ernaar kijken.',
  },
  chat: {
    heading: 'Gesprek',
    open: (unread) => (unread === 0 ? 'Gesprek' : `Gesprek, ${lines(unread)}`),
    none: 'Er is nog niets gezegd. Alleen jullie twee kunnen dit lezen.',
    muted: (who) => `Je hoort ${who} niet.`,
    write: 'Jouw regel',
    room: (n) =>
      n < 0
        ? `${number(-n)} ${plural(-n, { one: 'teken', other: 'tekens' })} te veel`
        : `Nog plaats voor ${number(n)} ${plural(n, { one: 'teken', other: 'tekens' })}`,
    send: 'Zeggen',
    said: (who, text) => `${who} zegt: ${text}`,
  },
  open: {
    waiting: 'Wachten op een tweede speler',
    sendLink: 'Stuur deze link naar wie je wilt. De partij begint zodra er iemand gaat zitten.',
    looking: {
      heading: 'Er wordt een tegenstander gezocht…',
      help: 'Je tafel staat in de lijst, en wie hetzelfde wil, komt hier zitten. De partij begint vanzelf.',
      stay: 'Laat deze pagina zolang open.',
      link: 'Je kunt ook iemand de link sturen.',
      stop: 'Stoppen met zoeken',
      stopAsk: 'Echt stoppen met zoeken?',
    },
    invitation: (host) => `${host} nodigt je uit voor een partij Circle the Wagons`,
    close: 'Tafel sluiten',
    closeAsk: 'De tafel echt sluiten?',
    closed: 'Deze tafel is gesloten.',
    invited: (host) => `${host} nodigt je uit om te spelen`,
    sit: 'Ga zitten',
    sitAs: (name) => `Ga zitten als ${name}`,
    yourName: 'Jouw naam',
    nameHelp: '2 tot 24 letters en cijfers. Je hebt geen account nodig.',
    guestNames: [
      'Coyote',
      'Mustang',
      'Verkenner',
      'Veedrijver',
      'Rancher',
      'Pelsjager',
      'Prairiehond',
      'Kolonist',
    ],
    account: 'Account',
    clock: 'Tijd',
    kind: 'Partij',
    first: 'Wie begint',
    firstIs: (first, host) => {
      if (first === 'random') return 'wordt geloot';
      if (host === undefined) return first === 'host' ? 'jij' : 'je tegenstander';
      return first === 'host' ? host : 'jij';
    },
    help: 'Hulp',
    deck: 'Kaarten',
    cards: 'De scorekaarten',
  },
  end: {
    wins: (who) => does(who, 'Je wint!', 'wint!'),
    resigned: (who) => does(who, 'Je hebt opgegeven.', 'heeft opgegeven.'),
    time: (who) => does(who, 'Je tijd is om.', 'heeft geen tijd meer.'),
    aborted: 'De partij is afgeblazen. Ze telt voor niemand.',
    asks: {
      new: (who) => `${who} wil graag revanche.`,
      same: (who) => `${who} wil dezelfde kaarten met gewisselde plaatsen spelen.`,
    },
    asked: (who) => `Je hebt ${who} om revanche gevraagd.`,
    accept: 'Spelen',
    refuse: 'Weigeren',
    refused: (who) => `${who} wil nu liever niet doorspelen.`,
    next: 'Naar de volgende partij',
    rating: (who, rating, change) => `${who ?? 'Jouw rating'}: ${rating} (${change})`,
  },
};
