// Analysis in French.

import type { Terrain } from '@wagons/rules';
import type { AnalysisWords, Change, Party, Where } from '../contract.ts';
import { capital, sentence } from '../grammar/sentence.ts';
import { amounts, counted, points } from '../grammar/fr/amounts.ts';
import { names } from '../grammar/fr/names.ts';

const { number, and } = amounts;
const title = (card: string): string => `« ${card} »`;

/** "vous", "votre adversaire", "le premier joueur" */
function called(party: Party): string {
  if (party === 'you') return 'vous';
  if (typeof party === 'object') return party.name;
  return party === 'opponent' ? 'votre adversaire' : `le ${names.seats[party]}`;
}

const certainty = { proven: 'prouvé', estimate: 'estimation' } as const;

const WITH_ARTICLE: Readonly<Record<Terrain, string>> = {
  desert: 'le désert',
  forest: 'la forêt',
  mountains: 'la montagne',
  plains: 'la plaine',
  snow: 'la neige',
  water: 'le lac',
};

const signed = (n: number): string => (n > 0 ? `+${number(n)}` : number(n));
const lineOf = (change: Change): string =>
  'card' in change ? title(change.card) : WITH_ARTICLE[change.terrain];

/** Only the first of several says what is counted. */
const changes = (all: readonly Change[], word: string): string =>
  and(
    all.map((change, i) => {
      const n = Math.abs(change.points);
      const amount = i === 0 ? `${points(n)} de ${word}` : number(n);
      return `${amount} pour ${lineOf(change)}`;
    }),
  );

const SPOTS = {
  marked: 'à l’emplacement marqué',
  another: 'à un autre emplacement',
  same: 'au même emplacement',
} as const;

const at = (where: Where): string =>
  typeof where === 'object' ? `en ${number(where.x)},${number(where.y)}` : SPOTS[where];

export const analysis: AnalysisWords = {
  decisions: { start: 'Carte de départ', draft: 'Choix des cartes', placement: 'Placement' },
  certainty,
  moves: {
    pickStart: ({ card }) => `désigner ${title(card)} comme carte de départ`,
    draft: ({ card, free }) =>
      free.length === 0
        ? `prendre ${title(card)}`
        : `prendre ${title(card)} en offrant ${and(free.map(title))}`,
    place: ({ card, where, rotation }) => `placer ${title(card)} ${at(where)}, ${names.rotations[rotation]}`,
  },
  end: ({ party, margin }) => {
    if (margin === 0) return 'la victoire est partagée';
    const [you, other] = margin > 0 ? ['gagnez', 'gagne'] : ['perdez', 'perd'];
    return `${called(party)} ${party === 'you' ? you : other} de ${points(Math.abs(margin))}`;
  },
  lost: ({ party, points: lost, proven }) =>
    sentence(
      `${called(party)} ${party === 'you' ? 'perdez' : 'perd'} ici ${points(lost)} (${certainty[proven ? 'proven' : 'estimate']})`,
    ),
  played: (move) => `Joué : ${move}.`,
  better: (move) => `Mieux : ${move}.`,
  difference: ({ party, more, less, isPart }) => {
    const parts = [
      ...(more.length > 0 ? [changes(more, 'plus')] : []),
      ...(less.length > 0 ? [changes(less, 'moins')] : []),
    ];
    const has = party === 'you' ? 'auriez' : 'aurait';
    return `${capital(called(party))} ${has} alors ${isPart ? 'surtout ' : ''}${parts.join(', mais ')}.`;
  },
  best: ({ move, end, certainty }) =>
    `Le mieux : ${move}. Si les deux jouent bien la suite : ${end} (${certainty}).`,
  comparedWith: ({ move, better, why }) => `Meilleur de ${better} que le deuxième coup (${move}). ${why}`,
  equallyGood: (move) => `Tout aussi bon : ${move}.`,
  onlyMove: 'Il n’y a pas d’autre coup.',
  nothingBetter: 'Aucun meilleur coup n’a été trouvé.',
  hint: {
    pickStart: ({ card }) => `Désignez ${title(card)} comme carte de départ.`,
    draft: ({ card, given, worth }) => {
      const taken = `Prenez ${title(card)}${worth ? ` (jusqu’à ${signed(worth.own)} aussitôt)` : ''}`;
      if (given === 0) return `${taken} ; aucune carte n’est offerte.`;
      const cards = counted(given, (count) => (count === 'one' ? 'carte' : 'cartes'));
      return `${taken} ; cela offre ${cards}${worth ? ` (jusqu’à ${signed(worth.theirs)})` : ''}.`;
    },
    place: ({ card, rotation }) =>
      `Placez ${title(card)} à l’emplacement marqué, ${names.rotations[rotation]}.`,
    value: ({ end, certainty, better }) => {
      const than = better?.card === undefined ? '' : ` (${title(better.card)})`;
      const gap = better ? `, ${better.points} de mieux que le deuxième meilleur coup${than}` : '';
      return `Si les deux jouent bien la suite : ${end} (${certainty})${gap}.`;
    },
    reason: ({ party, changes, isPart }) => {
      const lines = changes.map((change) => `${signed(change.points)} pour ${lineOf(change)}`);
      return `${capital(called(party))}${isPart ? ', surtout' : ''} : ${lines.join(', ')}`;
    },
    otherwise: 'Une autre façon de la placer est tout aussi bonne.',
  },
};
