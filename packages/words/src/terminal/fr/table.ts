// The table in French: what is said while a game is played.

import { amounts, counted } from '../../grammar/fr/amounts.ts';
import { names } from '../../grammar/fr/names.ts';
import { capital } from '../../grammar/sentence.ts';
import type { HintWords, TableWords, Who } from '../messages.ts';
import { de } from '../../grammar/fr/describe/many.ts';

const { number, plural, and } = amounts;

const moves = (n: number): string => counted(n, (count) => (count === 'one' ? 'coup' : 'coups'));
const title = (card: string): string => `« ${card} »`;

/** "vous", "greedy", "le premier joueur" */
function called(who: Who): string {
  switch (who.is) {
    case 'you':
      return 'vous';
    case 'bot':
      return who.name;
    case 'seat':
      return `le ${names.seats[who.seat]}`;
  }
}

const is = (who: Who): string => `${called(who)} ${who.is === 'you' ? 'êtes' : 'est'}`;

export const table: TableWords = {
  name: 'Circle the Wagons',
  welcome: [
    'Deux villes grandissent carte après carte. Le plus grand groupe de chaque terrain rapporte un point par territoire ; les trois cartes de décompte au centre font le reste. À votre tour, prenez la prochaine carte du cercle ou allez plus loin : chaque carte que vous sautez va à votre adversaire.',
  ],
  welcomeQuestion: 'Qui joue ? Tapez un numéro ; Entrée vaut 1.',
  welcomeChoices: {
    bot: 'vous contre un bot, du facile au difficile',
    botFirst: 'un bot contre vous : il est le premier joueur',
    companion: 'vous contre le compagnon, qui garde les parties serrées',
    people: 'deux personnes à ce clavier',
  },
  levelQuestion: (easiest, hardest, usual) =>
    `Quel niveau, de ${number(easiest)} (un enfant peut gagner) à ${number(hardest)} (difficile à battre) ? Entrée vaut ${number(usual)}.`,
  noTerminal: (play, help) => [
    'Circle the Wagons se joue dans un terminal, et ceci n’en est pas un.',
    `Ouvrez-en un et lancez « ${play} », ou envoyez les coups par un tube, un par ligne.`,
    `« ${help} » donne la liste de tout ce qui est possible.`,
  ],

  seed: (seed) => `graine ${seed}`,
  moves,
  seats: ({ first, second }) =>
    first.is === 'seat'
      ? 'Le second joueur désigne la carte de départ ; puis le premier joueur commence.'
      : `${capital(is(first))} le premier joueur, ${is(second)} le second.`,
  townOf: (who) => {
    switch (who.is) {
      case 'you':
        return 'Votre ville';
      case 'bot':
        return `Ville ${de(who.name)}`;
      case 'seat':
        return capital(names.seats[who.seat]);
    }
  },
  column: (who) => (who.is === 'seat' ? { first: '1er', second: '2nd' }[who.seat] : called(who)),
  total: 'Total',
  subtotal: 'Les six terrains',
  emptyTown: '(vide ; commence en 0,0)',
  circle: 'Cercle, dans le sens horaire à partir de la prochaine carte',
  circleBeforeStart: 'Cercle, dans le sens horaire',
  legend: 'Lettres :',
  lastCard: 'La dernière carte placée dans une ville est entre [ ].',

  yourTurn: {
    pickStart: 'À vous : désignez la carte de départ.',
    draft: 'À vous : prenez une carte du cercle.',
    place: ({ card, free, more }) => {
      const rest =
        more > 0 ? ` (puis encore ${counted(more, (count) => (count === 'one' ? 'carte' : 'cartes'))})` : '';
      return `À vous : placez ${free ? 'la carte gratuite ' : ''}${title(card)}${rest}.`;
    },
  },
  howTo: {
    pickStart: 'Tapez son numéro (? pour un aperçu, hint pour un conseil, cards, help).',
    draft: 'Tapez son numéro (? pour un aperçu, hint pour un conseil, cards, undo, help).',
    place: 'Tapez la case de son coin en haut à gauche : x,y ou x,y t (?, hint, cards, undo, help).',
    watch: 'Entrée fait jouer le prochain bot (undo, score, quit, help pour toutes les commandes).',
    over: 'Entrée pour quitter (undo, score, notation, help pour toutes les commandes).',
  },
  bot: {
    thinks: (bot) => `${bot} réfléchit…`,
    pickStart: ({ bot, card }) => `${bot} désigne ${title(card)} comme carte de départ.`,
    draft: ({ bot, card, free, to }) => {
      if (free.length === 0) return `${bot} prend ${title(card)} sans rien sauter.`;
      const receives = `${called(to)} ${to.is === 'you' ? 'recevez' : 'reçoit'}`;
      return `${bot} prend ${title(card)} ; ${receives} ${and(free.map(title))}.`;
    },
    place: ({ bot, card, cell, rotation }) =>
      `${bot} place ${title(card)} en ${cell.x},${cell.y}, ${names.rotations[rotation]}.`,
  },
  ended: ({ winner, points, against }) =>
    `${winner.is === 'you' ? 'Vous gagnez' : `${called(winner)} gagne`}, ${number(points)} à ${number(against)}.`,

  orders: {
    '?': 'aperçu : ce que chaque carte rapporte et offre, ou les meilleures cases',
    hint: 'le meilleur coup, où il mène et pourquoi',
    show: 'la table, encore une fois',
    cards: 'les trois cartes de décompte',
    score: 'les deux décomptes, ligne par ligne, avec les cases',
    undo: 'annuler, aussi loin que vous voulez, même les coups d’un bot (undo 3 : trois fois)',
    redo: 'rejouer ce qui a été annulé',
    code: 'le code de partage : il contient toute la partie jusqu’ici',
    notation: 'la partie jusqu’ici, sous forme de texte',
    help: 'cette liste',
    quit: 'quitter ; le code s’affiche',
  },
  typedMoves: {
    number: 'prendre la carte 3 du cercle, ou la désigner comme carte de départ',
    name: 'de même, avec l’identifiant ou le titre de la carte, ou son début',
    cell: 'placer la carte, son territoire en haut à gauche sur la case 2,1',
    turned: 'de même, à l’envers',
  },
  notUnderstood: (typed) =>
    `« ${typed} » n’est ni un coup ni une commande ; « help » donne la liste de tout ce que vous pouvez taper.`,
  undone: (n) => `Annulé : ${moves(n)}.`,
  redone: (n) => `Rejoué : ${moves(n)}.`,
  nothingToUndo: 'Il n’y a rien à annuler.',
  nothingToRedo: 'Il n’y a rien à rejouer.',
  code: (code) => `Code de partage : ${code}`,
  openWith: (command) => `Pour l’ouvrir : ${command}`,
};

export const hints: HintWords = {
  thinking: 'Recherche du meilleur coup…',
  pickStart:
    'N’importe quelle carte du cercle peut être la carte de départ. Le premier joueur la prend, ou la saute avec d’autres ; toutes les cartes sautées sont à vous, et vous les placez avant de prendre la vôtre.',
  draft:
    'Points d’avance que chaque carte donnerait aussitôt à qui la prend, placée seule au meilleur endroit :',
  columns: { you: 'vous', opponent: 'adversaire', givesAway: 'cartes offertes' },
  place: 'Les meilleures cases, en points immédiats :',
  opponent: (change) => `adversaire ${change}`,
  noChange: 'aucun changement',
  spots: (n) =>
    `${number(n)} ${plural(n, { one: 'case possible', other: 'cases possibles' })}, à l’endroit ou à l’envers :`,
};
