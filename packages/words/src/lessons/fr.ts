// The lessons in French.

import { amounts, points } from '../grammar/fr/amounts.ts';
import type { LessonsWords } from './contract.ts';

const { number, and } = amounts;
const quoted = (title: string): string => `« ${title} »`;
const list = (titles: readonly string[]): string => and(titles.map(quoted));

export const words: LessonsWords = {
  progress: (step, of) => `Étape ${number(step)} sur ${number(of)}`,
  next: 'Continuer',
  skip: 'Passer',
  showMe: 'Montrez-moi',
  shown: {
    look: () => 'L’une de ces trois. Choisissez-la pour la lire.',
    card: ({ card }) => `Celle-ci : ${quoted(card)}. Choisissez-la.`,
    place: ({ place }) => `Comme ceci. Appuyez maintenant sur ${quoted(place)}.`,
    elsewhere: ({ card }) =>
      `C’est permis, mais la suite a besoin de cette place. Placez ${quoted(card)} à l’endroit marqué, s’il vous plaît.`,
  },
  play: (level) => `Jouer contre le niveau ${number(level)}`,
  rival: { name: 'Adversaire', short: 'Adv.', town: 'Ville de votre adversaire' },
  lessons: {
    table: {
      heading: 'La table',
      task: () =>
        'Quinze cartes forment un cercle ; chacun en bâtit sa ville. Les trois cartes de décompte au milieu valent pour les deux : choisissez-en une.',
      right: ({ bonus, condition }) => `${quoted(bonus)} : ${condition}`,
      wrong: {
        card: () =>
          'Cette carte est dans le cercle ; son tour viendra. Choisissez d’abord une carte du milieu.',
      },
    },
    start: {
      heading: 'La carte de départ',
      task: () =>
        'Vous désignez la carte de départ, mais votre adversaire se sert d’abord. Offrez peu : désignez la carte qui a le plus de neige.',
      right: ({ card }) =>
        `${quoted(card)} : un départ glacial pour votre adversaire ! On continue dans le sens horaire.`,
      wrong: {
        card: ({ tried }) =>
          `C’est permis, mais ${quoted(tried)} pourrait plaire à votre adversaire. Cherchez la carte aux trois neiges.`,
      },
    },
    take: {
      heading: 'La prochaine carte',
      task: ({ taken }) =>
        `Votre adversaire a pris ${quoted(taken)}. À vous : prenez la prochaine carte, celle que montre la flèche.`,
      right: ({ card }) => `${quoted(card)} est à vous. Une carte prise se place aussitôt.`,
      wrong: {
        card: () =>
          'C’est permis, mais votre adversaire reçoit les cartes sautées. Pour l’instant, prenez la prochaine.',
      },
    },
    first: {
      heading: 'Première carte',
      task: ({ place }) =>
        `La première carte se pose, tout simplement : touchez sa place ou faites-la glisser, puis appuyez sur ${quoted(place)}.`,
      right: () => 'Votre ville est fondée !',
      wrong: {},
    },
    gift: {
      heading: 'Sauter des cartes',
      task: ({ card }) =>
        `Vous pouvez sauter des cartes, mais votre adversaire les reçoit toutes : les rubans les montrent. Prenez ${quoted(card)} et ses trois mines.`,
      right: ({ card, given }) =>
        `Vous avez ${quoted(card)}, votre adversaire reçoit ${list(given)}. Ce que l’on offre décide de la partie.`,
      wrong: {
        card: ({ card, given }) =>
          given.length === 0
            ? `Ainsi, rien n’est offert, mais cette carte n’a pas une seule mine. Sautez-la et prenez ${quoted(card)}.`
            : `Vous offririez ${number(given.length)} cartes : c’est trop. Prenez ${quoted(card)}.`,
      },
    },
    edge: {
      heading: 'Côte à côte',
      task: ({ card }) =>
        `Un piquet marque le milieu de la carte. Elle doit toucher la ville par un côté ; un coin, les piquets rouges, ne suffit pas. Placez ${quoted(card)} sans rien couvrir.`,
      right: () => 'Côté contre côté, bien placé ! Les terrains n’ont pas à correspondre.',
      wrong: {
        beside: () =>
          'Cela couvre une carte. C’est permis, et vous le ferez bientôt ; cette fois, placez-la à côté.',
      },
    },
    free: {
      heading: 'Cartes gratuites',
      task: ({ left, card }) =>
        left > 1
          ? `Votre adversaire a sauté deux cartes : elles sont à vous ! Placez-les dans l’ordre : d’abord ${quoted(card)}, à l’endroit marqué ; la suite partira de là.`
          : `Et maintenant ${quoted(card)}, à l’endroit marqué.`,
      right: () => 'D’abord les cartes gratuites, puis vous en prenez une : c’est toujours ainsi.',
      wrong: {},
    },
    group: {
      heading: 'Les groupes',
      task: ({ now, want }) =>
        `De chaque terrain compte votre plus grand groupe : 1 point par territoire. Vos lacs en ont ${number(now)} : passez à ${number(want)}.`,
      right: ({ got }) => `Un groupe de ${number(got)} lacs : ${points(got)}. Le décompte se tient à jour.`,
      wrong: {
        line: ({ got }) => `Cela fait ${number(got)}. Les lacs ne se rejoignent que par les côtés.`,
      },
    },
    turn: {
      heading: 'À l’envers',
      task: ({ bonus, want }) =>
        `${quoted(bonus)} : ${points(want)} pour un pistolet entre deux déserts. Tournez la carte et placez son désert à gauche du pistolet dans la neige.`,
      right: ({ got }) => `Désert, pistolet, désert : ${points(got)} !`,
      wrong: {
        turned: ({ turn }) =>
          `À l’endroit, son désert ne peut pas toucher le pistolet. Appuyez d’abord sur ${quoted(turn)}.`,
        line: () =>
          'La carte est tournée. Son désert doit maintenant toucher, à gauche, le pistolet entouré.',
      },
    },
    cover: {
      heading: 'Couvrir',
      task: ({ now, want }) =>
        `On peut couvrir d’autres cartes ; ce qui est dessous disparaît. Posez une forêt sur la plaine entre vos forêts : de ${number(now)} à ${number(want)}.`,
      right: ({ got }) =>
        `Une plaine perdue, un groupe de ${number(got)} forêts gagné. Couvrir paie quand cela relie.`,
      wrong: {
        covering: () =>
          'Cela ne couvre rien. La forêt de la carte va sur la plaine entre les forêts entourées.',
        line: ({ got }) =>
          `Votre groupe de forêts en a ${number(got)}. La forêt de la carte doit relier les forêts entourées.`,
      },
    },
    bonus: {
      heading: 'Carte de décompte',
      task: ({ bonus, now, want }) =>
        `${quoted(bonus)} : 2 points par vache qui n’est ni dans la neige ni à côté. Couvrez la neige qui gêne : de ${number(now)} à ${number(want)}.`,
      right: ({ got }) => `Rien que des vaches heureuses : ${points(got)} !`,
      wrong: {
        line: ({ got, want }) =>
          `Cela fait ${number(got)} sur ${number(want)}. Couvrez la neige entourée, et éloignez aussi de la neige la vache de la carte.`,
      },
    },
    end: {
      heading: 'La dernière carte',
      task: ({ now, want }) =>
        `Vous avez ${points(now)}. Placez la dernière carte pour en avoir au moins ${number(want)} ; puis on compte les deux villes.`,
      right: ({ own, rival }) =>
        `Vous gagnez, ${number(own)} à ${number(rival)} ! Tout le jeu est là : prendre, offrir, placer, compter.`,
      wrong: {
        line: ({ got }) => `Cela ferait ${number(got)}. Il y a mieux : quel groupe peut grandir ?`,
      },
    },
  },
};
