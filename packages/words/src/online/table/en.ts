// A table far away in English.

import { amounts } from '../../grammar/en/amounts.ts';
import { settings } from '../en/settings.ts';
import type { OnlineTableWords, Who } from './contract.ts';

const { number, plural } = amounts;
const lines = (n: number): string => `${number(n)} ${plural(n, { one: 'new line', other: 'new lines' })}`;
const does = (who: Who, you: string, other: string): string => (who === undefined ? you : `${who} ${other}`);

export const words: OnlineTableWords = {
  settings,
  nobody: 'Somebody',
  here: (who) => `${who} is here`,
  away: (who) => `${who} is away`,
  watching: (n) => `${number(n)} watching`,
  youWatch: 'You are watching.',
  time: {
    tenths: (seconds) => seconds.toFixed(1),
    days: (d, h) => `${number(d)} d ${number(h)} h`,
    hours: (h, m) => `${number(h)} h ${number(m)} min`,
    left: (who, time) => `${who}: ${time} left`,
    yourSecondsLeft: (n) => `You have ${number(n)} seconds left.`,
  },
  line: {
    soon: 'The table opens by itself as soon as there is a connection.',
    offline: (since) => `No connection since ${since}.`,
    playOn: 'You can go on; what you confirm is sent as soon as there is one.',
    tryNow: 'Try now',
    unsent: 'Not sent yet',
    sending: 'Sending…',
    saved: 'Saved',
    checking: 'Checking…',
    outdated: 'There is a newer version. Reload the page to play on; nothing is lost.',
    reload: 'Reload',
    astray:
      'What the server tells about this table cannot be right, so it is not shown. Please reload the page.',
  },
  ready: {
    ask: 'The clock starts when you’re both ready.',
    act: 'I’m ready',
    waiting: (who) => `Waiting for ${who} to be ready. The clock isn’t running yet.`,
  },
  takeBack: {
    asks: (who) => `${who} would like to take back the last turn.`,
    asked: (who) => `You have asked ${who} for a take-back.`,
    pending: 'Waiting for an answer…',
    withdraw: 'Withdraw',
    accept: 'Allow',
    refuse: 'Decline',
    refused: (who) => `${who} would rather play on.`,
  },
  menu: {
    takeBack: 'Ask to take back',
    dropTakeBack: 'Stop asking to take back',
    resign: 'Resign',
    resignAsk: 'Really resign?',
    abort: 'Call off the game',
    abortAsk: 'Really call it off?',
    ratedNote: 'This game is rated: there are no hints, no take-backs, and only the legal spots are shown.',
    noHintsNote: 'There are no hints in this game.',
    mute: (who) => `Mute ${who}`,
    unmute: (who) => `Hear ${who} again`,
    report: (who) => `Report ${who}`,
    block: (who) => `Block ${who}`,
    blockAsk: (who) => `Never play with ${who} again?`,
    blockNote:
      'Blocking does not end this game: you play on, but neither of you can write any more, and you are never seated together again.',
    blocked: (who) => `${who} is blocked.`,
    shareText: 'Whoever has this link can watch.',
    share: 'Invite to watch',
    leave: 'All games',
  },
  report: {
    heading: (who) => `Report ${who}`,
    reason: 'What is it about?',
    reasons: {
      name: 'The name',
      chat: 'Something said in the chat',
      stalling: 'Playing for time',
      cheating: 'Help from a program',
      other: 'Something else',
    },
    more: 'What happened? (optional)',
    send: 'Send the report',
    sent: 'Thank you. Whoever runs this server will look at it.',
  },
  chat: {
    heading: 'Chat',
    open: (unread) => (unread === 0 ? 'Chat' : `Chat, ${lines(unread)}`),
    none: 'Nothing has been said yet. Only the two of you can read this.',
    muted: (who) => `You do not hear ${who}.`,
    write: 'Your line',
    room: (n) =>
      n < 0
        ? `${number(-n)} ${plural(-n, { one: 'letter', other: 'letters' })} too many`
        : `Room for ${number(n)} more ${plural(n, { one: 'letter', other: 'letters' })}`,
    send: 'Say it',
    said: (who, text) => `${who} says: ${text}`,
  },
  open: {
    waiting: 'Waiting for a second player',
    sendLink:
      'Send this link to whomever you want to play with. The game begins as soon as somebody sits down.',
    looking: {
      heading: 'Looking for an opponent…',
      help: 'Your table is in the list, and whoever wants the same is seated here. The game begins by itself.',
      stay: 'Please keep this page open meanwhile.',
      link: 'You can also send somebody the link.',
      stop: 'Stop looking',
      stopAsk: 'Really stop looking?',
    },
    invitation: (host) => `${host} invites you to a game of Circle the Wagons`,
    close: 'Close the table',
    closeAsk: 'Really close the table?',
    closed: 'This table is closed.',
    invited: (host) => `${host} invites you to play`,
    sit: 'Sit down',
    sitAs: (name) => `Sit down as ${name}`,
    yourName: 'Your name',
    nameHelp: '2 to 24 letters and digits. You need no account.',
    guestNames: ['Coyote', 'Mustang', 'Scout', 'Drover', 'Rancher', 'Trapper', 'Prairie Dog', 'Homesteader'],
    account: 'Account',
    clock: 'Time',
    kind: 'Game',
    first: 'First player',
    firstIs: (first, host) => {
      if (first === 'random') return 'drawn by lot';
      if (host === undefined) return first === 'host' ? 'you' : 'your opponent';
      return first === 'host' ? host : 'you';
    },
    help: 'Help',
    deck: 'Cards',
    cards: 'The scoring cards',
  },
  end: {
    wins: (who) => does(who, 'You win!', 'wins!'),
    resigned: (who) => does(who, 'You have resigned.', 'has resigned.'),
    time: (who) => does(who, 'Your time is up.', 'ran out of time.'),
    aborted: 'The game was called off. It counts for nobody.',
    asks: {
      new: (who) => `${who} would like a rematch.`,
      same: (who) => `${who} would like to play the same deal with seats swapped.`,
    },
    asked: (who) => `You have asked ${who} for a rematch.`,
    accept: 'Play',
    refuse: 'Decline',
    refused: (who) => `${who} would rather not play on now.`,
    next: 'To the next game',
    rating: (who, rating, change) => `${who ?? 'Your rating'}: ${rating} (${change})`,
  },
};
