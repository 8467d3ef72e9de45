// Contests in German.

import { amounts } from '../../grammar/de/amounts.ts';
import type { ArenaWords, Verdict } from '../arena.ts';

const { number, plural, or } = amounts;
const quoted = (text: string): string => `„${text}“`;
const percent = (share: number): string => `${number(Math.round(share * 1000) / 10)} %`;
/** After "von", "nach", "innerhalb von" */
const seconds = (n: number): string => `${number(n)} ${plural(n, { one: 'Sekunde', other: 'Sekunden' })}`;
const deals = (n: number): string =>
  `${number(n)} ${plural(n, { one: 'Kartenverteilung', other: 'Kartenverteilungen' })}`;

const VERDICTS: Readonly<Record<Verdict, string>> = {
  met: 'wie gewollt',
  undecided: 'noch offen',
  missed: 'nicht wie gewollt',
};

export const arena: ArenaWords = {
  match: ({ a, b, deals: n, seed }) =>
    `${a} gegen ${b}: ${deals(n)}, ${plural(n, { one: '', other: 'jede ' })}zweimal mit vertauschten Plätzen gespielt, Seed ${seed}.`,
  pairs: (a) => ({
    won: `Von ${a} gewonnene Paare`,
    tied: 'Unentschiedene Paare',
    lost: `Von ${a} verlorene Paare`,
  }),
  share: 'Anteil gewonnener Paare',
  shareWithin: ({ share, low, high }) =>
    `${percent(share)} (95-%-Konfidenzintervall: ${percent(low)} bis ${percent(high)})`,
  meanMargin: 'Mittlerer Abstand pro Partie',
  as: (a) => ({ first: `${a} als Spieler 1`, second: `${a} als Spieler 2` }),
  columns: { won: 'gewonnen', tied: 'geteilt', lost: 'verloren', margin: 'mittlerer Abstand' },
  forfeits: (n, margin) =>
    n === 1
      ? `1 Partie ging durch einen Fehler verloren; sie gilt als mit mindestens ${number(margin)} Punkten Abstand verloren:`
      : `${number(n)} Partien gingen durch Fehler verloren; jede gilt als mit mindestens ${number(margin)} Punkten Abstand verloren:`,
  forfeit: ({ seed, program, fault }) => `${seed}, ${program}: ${fault}`,
  faults: {
    notStarted: () => 'Das Programm lässt sich nicht starten.',
    notReady: ({ seconds: n }) => `Das Programm hat nicht innerhalb von ${seconds(n)} „ready“ gesagt.`,
    noAnswer: ({ seconds: n }) => `Das Programm hat nicht innerhalb von ${seconds(n)} geantwortet.`,
    ended: () => 'Das Programm hat sich beendet, ehe es geantwortet hatte.',
    tooMuch: ({ limit }) =>
      `Das Programm hat mehr als ${number(limit)} Zeichen geschrieben, ohne zu antworten.`,
    unreadable: ({ said }) => `Das Programm hat ${quoted(said)} geantwortet; danach war es nicht gefragt.`,
    illegal: ({ said, reason }) => `Das Programm hat ${quoted(said)} geantwortet: ${reason}`,
    complained: ({ said }) => `Das Programm hat einen Fehler gemeldet: ${quoted(said)}.`,
  },
  interrupted: (n) => `Abgebrochen nach ${deals(n)}.`,

  levels:
    'Wie viele Karten des Kreises jede Stufe vorausschaut, wie viele Städte sie sich merkt, wie viele Plätze sie erwägt und wie viele sie übersieht und um wie viele Punkte sie sich irren kann:',
  outOf: percent,
  levelColumns: {
    level: 'Stufe',
    horizon: 'Karten voraus',
    width: 'Städte gemerkt',
    placements: 'Plätze erwogen',
    overlooks: 'übersehen',
    misjudge: 'Irrtum',
  },
  lastLevel: 'die volle Stärke, so weit die Zeit reicht',
  contests: (n, seed) =>
    `Anteil gewonnener Paare, je ${deals(n)}, Seed ${seed}; mit 95-%-Konfidenzintervall:`,
  contest: (a, b) => `${a} gegen ${b}`,
  aim: ({ from, to, verdict }) => `${VERDICTS[verdict]} (${percent(from)} bis ${percent(to)})`,

  signature: (nodes, moves) => `Signatur: ${number(nodes)} Knoten, Züge ${moves}`,
  measuring: 'Denkt über feste Stellungen nach …',

  requests: {
    unknownRequest: ({ found, known }) =>
      `Eine Anweisung ${quoted(found)} gibt es nicht; möglich ist ${or(known.map(quoted))}.`,
    otherVersion: ({ found }) =>
      `Die Version ${quoted(found)} des Protokolls ist hier nicht bekannt; dies ist 1.`,
    badBudget: ({ found }) =>
      `Das ist kein Budget: ${quoted(found)}; möglich ist „go“, „go nodes 1000“ oder „go time 200“.`,
    badPosition: () =>
      'Das ist keine Stellung; schreibe „position code CODE“ oder „position seed SEED moves ZUG; ZUG“.',
    noPosition: () => 'Es gibt noch keine Stellung zum Nachdenken; nenne zuerst eine.',
    gameOver: () => 'Die Partie ist zu Ende; es gibt keinen Zug mehr.',
    lineTooLong: ({ limit }) => `Die Zeile ist zu lang; erlaubt sind höchstens ${number(limit)} Zeichen.`,
    inside: ({ sentence }) => sentence,
  },
};
