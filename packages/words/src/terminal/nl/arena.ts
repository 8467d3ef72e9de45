// Contests in Dutch.

import { amounts, points } from '../../grammar/nl/amounts.ts';
import type { ArenaWords, Verdict } from '../arena.ts';

const { number, plural, or } = amounts;
const quoted = (text: string): string => `“${text}”`;
const percent = (share: number): string => `${number(Math.round(share * 1000) / 10)}%`;
const seconds = (n: number): string => `${number(n)} ${plural(n, { one: 'seconde', other: 'seconden' })}`;
const deals = (n: number): string => `${number(n)} ${plural(n, { one: 'verdeling', other: 'verdelingen' })}`;

const VERDICTS: Readonly<Record<Verdict, string>> = {
  met: 'zoals bedoeld',
  undecided: 'nog niet te zeggen',
  missed: 'niet zoals bedoeld',
};

export const arena: ArenaWords = {
  match: ({ a, b, deals: n, seed }) =>
    `${a} tegen ${b}: ${deals(n)}, ${plural(n, { one: '', other: 'elk ' })}twee keer gespeeld met verwisselde plaatsen, seed ${seed}.`,
  pairs: (a) => ({
    won: `Paren gewonnen door ${a}`,
    tied: 'Gelijke paren',
    lost: `Paren verloren door ${a}`,
  }),
  share: 'Aandeel gewonnen paren',
  shareWithin: ({ share, low, high }) =>
    `${percent(share)} (95%-betrouwbaarheidsinterval: ${percent(low)} tot ${percent(high)})`,
  meanMargin: 'Gemiddeld verschil per partij',
  as: (a) => ({ first: `${a} als eerste speler`, second: `${a} als tweede speler` }),
  columns: { won: 'gewonnen', tied: 'gedeeld', lost: 'verloren', margin: 'gemiddeld verschil' },
  forfeits: (n, margin) =>
    `${number(n)} ${plural(n, { one: 'partij is', other: 'partijen zijn' })} door een fout verloren en ${plural(n, { one: 'telt', other: 'tellen' })} als verlies met minstens ${points(margin)}:`,
  forfeit: ({ seed, program, fault }) => `${seed}, ${program}: ${fault}`,
  faults: {
    notStarted: () => 'Het programma kan niet worden gestart.',
    notReady: ({ seconds: n }) => `Het programma heeft niet binnen ${seconds(n)} “ready” gezegd.`,
    noAnswer: ({ seconds: n }) => `Het programma heeft niet binnen ${seconds(n)} geantwoord.`,
    ended: () => 'Het programma is gestopt voordat het had geantwoord.',
    tooMuch: ({ limit }) =>
      `Het programma heeft meer dan ${number(limit)} tekens geschreven zonder te antwoorden.`,
    unreadable: ({ said }) => `Het programma antwoordde ${quoted(said)}; dat was niet de vraag.`,
    illegal: ({ said, reason }) => `Het programma antwoordde ${quoted(said)}: ${reason}`,
    complained: ({ said }) => `Het programma meldde een fout: ${quoted(said)}.`,
  },
  interrupted: (n) => `Afgebroken na ${deals(n)}.`,

  levels:
    'Hoeveel kaarten van de cirkel elk niveau vooruitkijkt, hoeveel steden het onthoudt, hoeveel plekken het bekijkt en hoeveel het er niet ziet, en hoeveel punten het zich kan vergissen:',
  outOf: percent,
  levelColumns: {
    level: 'niveau',
    horizon: 'kaarten vooruit',
    width: 'steden',
    placements: 'plekken',
    overlooks: 'niet gezien',
    misjudge: 'vergissing',
  },
  lastLevel: 'de volle sterkte, zo ver als de tijd reikt',
  contests: (n, seed) =>
    `Aandeel gewonnen paren, telkens ${deals(n)}, seed ${seed}; met 95%-betrouwbaarheidsinterval:`,
  contest: (a, b) => `${a} tegen ${b}`,
  aim: ({ from, to, verdict }) => `${VERDICTS[verdict]} (${percent(from)} tot ${percent(to)})`,

  signature: (nodes, moves) => `Signatuur: ${number(nodes)} knopen, zetten ${moves}`,
  measuring: 'Denkt na over vaste stellingen…',

  requests: {
    unknownRequest: ({ found, known }) =>
      `Er is geen verzoek ${quoted(found)}; mogelijk is ${or(known.map(quoted))}.`,
    otherVersion: ({ found }) => `Versie ${quoted(found)} van het protocol is hier niet bekend; dit is 1.`,
    badBudget: ({ found }) =>
      `${quoted(found)} is geen budget; schrijf “go”, “go nodes 1000” of “go time 200”.`,
    badPosition: () =>
      'Dit is geen stelling; schrijf “position code CODE” of “position seed SEED moves ZET; ZET”.',
    noPosition: () => 'Er is geen stelling om over na te denken; noem er eerst een.',
    gameOver: () => 'De partij is afgelopen; er is geen zet meer te doen.',
    lineTooLong: ({ limit }) => `De regel is te lang; hij mag hoogstens ${number(limit)} tekens hebben.`,
    inside: ({ sentence }) => sentence,
  },
};
