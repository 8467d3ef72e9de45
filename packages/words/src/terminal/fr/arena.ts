// Contests in French.

import { amounts, counted, points } from '../../grammar/fr/amounts.ts';
import type { ArenaWords, Verdict } from '../arena.ts';

const { number, plural, or } = amounts;
const quoted = (text: string): string => `« ${text} »`;
const percent = (share: number): string => `${number(Math.round(share * 1000) / 10)} %`;
const seconds = (n: number): string => counted(n, (count) => (count === 'one' ? 'seconde' : 'secondes'));
const deals = (n: number): string => counted(n, (count) => (count === 'one' ? 'donne' : 'donnes'));

const VERDICTS: Readonly<Record<Verdict, string>> = {
  met: 'comme prévu',
  undecided: 'pas encore tranché',
  missed: 'pas comme prévu',
};

export const arena: ArenaWords = {
  match: ({ a, b, deals: n, seed }) =>
    `${a} contre ${b} : ${deals(n)}, ${plural(n, { one: 'jouée', other: 'chacune jouée' })} deux fois en échangeant les places, graine ${seed}.`,
  pairs: (a) => ({
    won: `Paires gagnées par ${a}`,
    tied: 'Paires à égalité',
    lost: `Paires perdues par ${a}`,
  }),
  share: 'Part des paires gagnées',
  shareWithin: ({ share, low, high }) =>
    `${percent(share)} (confiance à 95 % : de ${percent(low)} à ${percent(high)})`,
  meanMargin: 'Écart moyen par partie',
  as: (a) => ({ first: `${a} premier joueur`, second: `${a} second joueur` }),
  columns: { won: 'gagnées', tied: 'partagées', lost: 'perdues', margin: 'écart moyen' },
  forfeits: (n, margin) =>
    `${number(n)} ${plural(n, { one: 'partie perdue par une faute, comptée comme perdue', other: 'parties perdues par une faute, chacune comptée comme perdue' })} d’au moins ${points(margin)} :`,
  forfeit: ({ seed, program, fault }) => `${seed}, ${program} : ${fault}`,
  faults: {
    notStarted: () => 'Le programme ne peut pas être lancé.',
    notReady: ({ seconds: n }) => `Le programme n’a pas dit « ready » en ${seconds(n)}.`,
    noAnswer: ({ seconds: n }) => `Le programme n’a pas répondu en ${seconds(n)}.`,
    ended: () => 'Le programme s’est arrêté avant d’avoir répondu.',
    tooMuch: ({ limit }) =>
      `Le programme a écrit plus de ${number(limit)} ${plural(limit, { many: 'de caractères', other: 'caractères' })} sans répondre.`,
    unreadable: ({ said }) => `Le programme a répondu ${quoted(said)}, ce qui ne lui était pas demandé.`,
    illegal: ({ said, reason }) => `Le programme a répondu ${quoted(said)} : ${reason}`,
    complained: ({ said }) => `Le programme a signalé une erreur : ${quoted(said)}.`,
  },
  interrupted: (n) => `Interrompu après ${deals(n)}.`,

  levels:
    'Combien de cartes du cercle chaque niveau voit venir, combien de villes il retient, combien de cases il envisage et combien il n’en voit pas, et de combien de points il peut se tromper :',
  outOf: percent,
  levelColumns: {
    level: 'niveau',
    horizon: 'cartes à venir',
    width: 'villes',
    placements: 'cases',
    overlooks: 'non vues',
    misjudge: 'erreur',
  },
  lastLevel: 'toute sa force, aussi loin que le temps le permet',
  contests: (n, seed) =>
    `Part des paires gagnées, ${deals(n)} chaque fois, graine ${seed} ; avec l’intervalle de confiance à 95 % :`,
  contest: (a, b) => `${a} contre ${b}`,
  aim: ({ from, to, verdict }) => `${VERDICTS[verdict]} (de ${percent(from)} à ${percent(to)})`,

  signature: (nodes, moves) => `Signature : ${number(nodes)} nœuds, coups ${moves}`,
  measuring: 'Réflexion sur des positions fixes…',

  requests: {
    unknownRequest: ({ found, known }) =>
      `La demande ${quoted(found)} n’existe pas ; il faut ${or(known.map(quoted))}.`,
    otherVersion: ({ found }) =>
      `La version ${quoted(found)} du protocole n’est pas connue ici ; celle-ci est la 1.`,
    badBudget: ({ found }) =>
      `Le budget ${quoted(found)} n’en est pas un ; écrivez « go », « go nodes 1000 » ou « go time 200 ».`,
    badPosition: () =>
      'Ce n’est pas une position ; écrivez « position code CODE » ou « position seed GRAINE moves COUP; COUP ».',
    noPosition: () => 'Il n’y a pas de position à examiner ; donnez-en une d’abord.',
    gameOver: () => 'La partie est terminée ; il n’y a plus de coup à jouer.',
    lineTooLong: ({ limit }) =>
      `La ligne est trop longue ; elle peut avoir au plus ${number(limit)} caractères.`,
    inside: ({ sentence }) => sentence,
  },
};
