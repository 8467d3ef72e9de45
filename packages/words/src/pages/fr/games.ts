// The games of this device in French.

import type { Level } from '@wagons/ai';
import type { Seat } from '@wagons/rules';
import type { Named } from '../../contract.ts';
import { amounts, counted } from '../../grammar/fr/amounts.ts';
import { names } from '../../grammar/fr/names.ts';
import type { GamesWords } from '../contract.ts';
import { datesIn } from '../../grammar/dates.ts';

const { number, plural, and } = amounts;
const gamesOf = (n: number): string => counted(n, (count) => (count === 'one' ? 'partie' : 'parties'));

function winner(who: Seat | Level | Named): string {
  if (typeof who === 'object') return who.name;
  return typeof who === 'number' ? `Le niveau ${number(who)}` : `Le ${names.seats[who]}`;
}

export const games: GamesWords = {
  going: 'En cours',
  finished: 'Terminées sur cet appareil',
  none: 'Aucune partie n’a encore été jouée sur cet appareil.',
  more: (count) => `En montrer ${number(count)} de plus`,
  lookBack: 'Résultat et analyse',
  delete: 'Supprimer',
  deleted: 'La partie est supprimée.',
  when: datesIn('fr'),
  youWon: ({ own, theirs }) => `Gagnée, ${number(own)} à ${number(theirs)}`,
  youLost: ({ own, theirs }) => `Perdue, ${number(own)} à ${number(theirs)}`,
  youShared: ({ own, theirs }) => `Victoire partagée, ${number(own)} à ${number(theirs)}`,
  won: ({ who, own, theirs }) => `${winner(who)} a gagné, ${number(own)} à ${number(theirs)}`,
  byLevel: {
    heading: 'Contre l’ordinateur',
    level: 'Adversaire',
    levelName: (level) => `Niveau ${number(level)}`,
    won: 'Gagnées',
    shared: 'Partagées',
    lost: 'Perdues',
  },
  backup: {
    heading: 'Sauvegarder et récupérer',
    text: 'Toutes les parties et tous les jeux de cartes de cet appareil dans un fichier : pour les garder en sécurité ou les emporter sur un autre appareil. Récupérer un fichier complète ce qui est ici et n’écrase rien.',
    export: 'Sauvegarder',
    import: 'Récupérer un fichier',
    imported: ({ added, same, beside }) => {
      const agreed = (n: number, one: string): string => plural(n, { one, other: `${one}s` });
      const parts = [
        ...(added > 0 ? [`${gamesOf(added)} ${agreed(added, 'ajoutée')}`] : []),
        ...(beside > 0
          ? [`${gamesOf(beside)} au déroulement différent ${agreed(beside, 'placée')} à côté`]
          : []),
        ...(same > 0 ? [`${gamesOf(same)} déjà ${agreed(same, 'présente')}`] : []),
      ];
      return parts.length === 0 ? 'Ce fichier ne contient aucune partie.' : `${and(parts)}.`;
    },
    refused: {
      notJson: 'Ce fichier n’a pas été sauvegardé ici : ce n’est pas du JSON. Rien n’a été changé.',
      notOurs: 'Ce fichier contient autre chose que des parties sauvegardées ici. Rien n’a été changé.',
      later:
        'Ce fichier vient d’une version plus récente. Rechargez la page pour l’obtenir. Rien n’a été changé.',
      badDeck: (path) => `Un jeu de cartes de ce fichier est abîmé (${path}). Rien n’a été changé.`,
      badGame: (path) => `Une partie de ce fichier est abîmée (${path}). Rien n’a été changé.`,
      unknownDeck: (path) =>
        `Une partie de ce fichier a été jouée avec un jeu de cartes qui n’y est pas (${path}). Rien n’a été changé.`,
      full: 'La mémoire de ce navigateur n’a pas assez de place pour tout. Rien n’a été changé.',
      blocked: 'Ce navigateur ne nous laisse rien enregistrer. Rien n’a été changé.',
      unreadable: 'Ce fichier n’a pas pu être lu. Rien n’a été changé.',
    },
  },
  damaged: (count) => {
    const entries = plural(count, {
      one: 'élément enregistré n’a pas pu être lu. Son contenu',
      other: 'éléments enregistrés n’ont pas pu être lus. Leur contenu',
    });
    return `${number(count)} ${entries} est mis de côté dans ce navigateur et n’a pas été jeté.`;
  },
};
