// The lobby and a new table in French.

import { amounts } from '../../grammar/fr/amounts.ts';
import { measureIn } from '../../grammar/clock.ts';
import type { LobbyWords, NewTableWords, TroubleWords } from '../contract.ts';

const { number, plural } = amounts;

export const trouble: TroubleWords = {
  offline:
    'Vous n’avez pas de réseau pour le moment. Le jeu en ligne attend son retour ; tout le reste fonctionne.',
  away: 'Le serveur ne répond pas pour le moment. Toutes les parties sont en sécurité ; réessayez dans un instant.',
  noServer:
    'Cette copie du jeu n’a pas de serveur, il n’y a donc pas de jeu en ligne ici. Tout le reste fonctionne : contre l’ordinateur et à deux sur un appareil.',
};

export const lobby: LobbyWords = {
  playAs: (name) => `Vous jouez sous le nom de ${name}`,
  guest: 'Invité',
  name: 'Votre nom',
  nameHelp: 'C’est ainsi que les autres vous voient. Aucun compte n’est nécessaire.',
  account: 'Compte',
  leaders: 'Classement',
  quick: {
    heading: 'Partie rapide',
    help: 'Vous jouez contre quelqu’un qui veut la même chose.',
    names: { blitz: 'Vive', calm: 'Tranquille', daily: 'Chaque jour', slow: 'Sans se presser' },
    rated: 'Classée',
    ratedHelp: 'La partie compte pour votre cote.',
    accountNeeded: 'Seulement avec un compte.',
  },
  invite: 'Inviter par un lien',
  inviteHelp: 'Ouvrez une table, envoyez le lien, jouez. L’autre n’a pas besoin de compte.',
  open: {
    heading: 'Tables ouvertes',
    none: 'Personne n’attend en ce moment. Lancez une partie rapide ou ouvrez une table.',
    sit: 'Y aller',
    sitWith: (host) => `Aller à la table de ${host}`,
    otherDeck: 'Autres cartes',
    count: (tables) =>
      `${number(tables)} ${plural(tables, { one: 'table ouverte', other: 'tables ouvertes' })}`,
  },
};

export const newTable: NewTableWords = {
  heading: 'Ouvrir une table',
  time: 'Temps',
  kinds: {
    live: { name: 'En direct', help: 'd’une seule traite' },
    days: { name: 'Par jours', help: 'de temps en temps' },
    none: { name: 'Sans pendule', help: 'aussi longtemps que vous voulez' },
  },
  live: 'Pour la partie, et de plus par tour',
  measure: measureIn(amounts),
  otherTime: 'Autre',
  minutes: 'Minutes pour la partie',
  seconds: 'Secondes de plus par tour',
  limits: 'D’une demi-minute à 120 minutes, et jusqu’à 120 secondes.',
  days: 'Pour chaque tour',
  dayCount: (days) => `${number(days)} ${plural(days, { one: 'jour', other: 'jours' })}`,
  first: 'Qui est le premier joueur ?',
  firsts: { host: 'Moi', guest: 'L’autre', random: 'Au hasard' },
  who: 'Qui peut s’asseoir ?',
  privateHelp: 'qui a le lien',
  listedHelp: 'tout le monde ; la table est dans la liste',
  ratedHelp: 'compte pour la cote',
  notRated: {
    guest: 'Les parties classées demandent un compte.',
    deck: 'Les parties classées se jouent avec le jeu imprimé ou La Frontière.',
    seed: 'Dans les parties classées, le hasard distribue les cartes.',
  },
  ratedSeats: 'Dans les parties classées, le premier joueur est tiré au sort.',
  hintsHelp: 'Chacun peut demander conseil à l’ordinateur.',
  ratedNoHints: 'Les parties classées se jouent sans conseils.',
  open: 'Ouvrir la table',
};
