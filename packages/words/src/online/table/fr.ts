// A table far away in French.

import { amounts } from '../../grammar/fr/amounts.ts';
import { settings } from '../fr/settings.ts';
import type { OnlineTableWords, Who } from './contract.ts';

const { number, plural } = amounts;
const lines = (n: number): string =>
  `${number(n)} ${plural(n, { one: 'nouvelle ligne', other: 'nouvelles lignes' })}`;
const does = (who: Who, you: string, other: string): string => (who === undefined ? you : `${who} ${other}`);

export const words: OnlineTableWords = {
  settings,
  nobody: 'Quelqu’un',
  here: (who) => `${who} est là`,
  away: (who) => `${who} n’est pas là`,
  watching: (n) => (n === 1 ? `${number(n)} personne regarde` : `${number(n)} personnes regardent`),
  youWatch: 'Vous regardez la partie.',
  time: {
    tenths: (seconds) => seconds.toFixed(1).replace('.', ','),
    days: (d, h) => `${number(d)} j ${number(h)} h`,
    hours: (h, m) => `${number(h)} h ${number(m)} min`,
    left: (who, time) => `${who}\u00A0: encore ${time}`,
    yourSecondsLeft: (n) => `Il vous reste ${number(n)} secondes.`,
  },
  line: {
    soon: 'La table s’ouvrira d’elle-même dès qu’il y aura une connexion.',
    offline: (since) => `Pas de connexion depuis ${since}.`,
    playOn: 'Vous pouvez continuer\u00A0; ce que vous confirmez partira dès que possible.',
    tryNow: 'Réessayer',
    unsent: 'Pas encore envoyé',
    sending: 'Envoi…',
    saved: 'Enregistré',
    checking: 'Vérification…',
    outdated: 'Il y a une version plus récente. Rechargez la page pour continuer\u00A0; rien n’est perdu.',
    reload: 'Recharger',
    astray:
      'Ce que le serveur dit de cette table ne peut pas être juste\u00A0; elle n’est donc pas montrée. Rechargez la page.',
  },
  ready: {
    ask: 'La pendule démarre quand tout le monde est prêt.',
    act: 'On peut commencer',
    waiting: (who) => `On attend ${who}. La pendule ne tourne pas encore.`,
  },
  takeBack: {
    asks: (who) => `${who} aimerait reprendre son dernier tour.`,
    asked: (who) => `Vous avez demandé à ${who} de reprendre votre tour.`,
    pending: 'En attente de réponse…',
    withdraw: 'Retirer',
    accept: 'Accepter',
    refuse: 'Refuser',
    refused: (who) => `${who} préfère continuer.`,
  },
  menu: {
    takeBack: 'Demander à reprendre',
    dropTakeBack: 'Ne plus demander à reprendre',
    resign: 'Abandonner',
    resignAsk: 'Vraiment abandonner\u00A0?',
    abort: 'Annuler la partie',
    abortAsk: 'Vraiment annuler\u00A0?',
    ratedNote:
      'Cette partie est classée\u00A0: pas de conseils, pas de reprises, et seules les places permises sont montrées.',
    noHintsNote: 'Cette partie se joue sans conseils.',
    mute: (who) => `Ne plus entendre ${who}`,
    unmute: (who) => `Réentendre ${who}`,
    report: (who) => `Signaler ${who}`,
    block: (who) => `Bloquer ${who}`,
    blockAsk: (who) => `Ne plus jamais jouer avec ${who}\u00A0?`,
    blockNote:
      'Bloquer ne met pas fin à cette partie\u00A0: vous continuez à jouer, mais aucun de vous ne peut plus écrire, et vous ne serez plus jamais à la même table.',
    blocked: (who) => `${who} est bloqué.`,
    shareText: 'Quiconque a ce lien peut regarder.',
    share: 'Inviter à regarder',
    leave: 'Toutes les parties',
  },
  report: {
    heading: (who) => `Signaler ${who}`,
    reason: 'De quoi s’agit-il\u00A0?',
    reasons: {
      name: 'Du nom',
      chat: 'De propos tenus ici',
      stalling: 'De temps perdu exprès',
      cheating: 'De l’aide d’un programme',
      other: 'D’autre chose',
    },
    more: 'Que s’est-il passé\u00A0? (facultatif)',
    send: 'Envoyer le signalement',
    sent: 'Merci. Les responsables de ce serveur vont regarder.',
  },
  chat: {
    heading: 'Discussion',
    open: (unread) => (unread === 0 ? 'Discussion' : `Discussion, ${lines(unread)}`),
    none: 'Rien n’a encore été dit. Vous seuls, à deux, pouvez lire ceci.',
    muted: (who) => `Vous n’entendez pas ${who}.`,
    write: 'Votre ligne',
    room: (n) =>
      n < 0
        ? `${number(-n)} ${plural(-n, { one: 'caractère', other: 'caractères' })} de trop`
        : `Encore ${number(n)} ${plural(n, { one: 'caractère', other: 'caractères' })}`,
    send: 'Dire',
    said: (who, text) => `${who} dit\u00A0: ${text}`,
  },
  open: {
    waiting: 'En attente d’un second joueur',
    sendLink:
      'Envoyez ce lien à la personne avec qui vous voulez jouer. La partie commence dès que quelqu’un s’assoit.',
    looking: {
      heading: 'Recherche d’un adversaire…',
      help: 'Votre table est dans la liste, et quiconque veut la même chose s’y assoit. La partie commence d’elle-même.',
      stay: 'Gardez cette page ouverte en attendant.',
      link: 'Vous pouvez aussi envoyer le lien à quelqu’un.',
      stop: 'Arrêter la recherche',
      stopAsk: 'Vraiment arrêter la recherche\u00A0?',
    },
    invitation: (host) => `${host} vous invite à une partie de Circle the Wagons`,
    close: 'Fermer la table',
    closeAsk: 'Vraiment fermer la table\u00A0?',
    closed: 'Cette table est fermée.',
    invited: (host) => `${host} vous invite à jouer`,
    sit: 'S’asseoir',
    sitAs: (name) => `S’asseoir\u00A0: ${name}`,
    yourName: 'Votre nom',
    nameHelp: '2 à 24 lettres et chiffres. Aucun compte n’est nécessaire.',
    guestNames: [
      'Coyote',
      'Mustang',
      'Éclaireur',
      'Bouvier',
      'Rancher',
      'Trappeur',
      'Chien de prairie',
      'Pionnier',
    ],
    account: 'Compte',
    clock: 'Temps',
    kind: 'Partie',
    first: 'Qui commence',
    firstIs: (first, host) => {
      if (first === 'random') return 'tiré au sort';
      if (host === undefined) return first === 'host' ? 'vous' : 'l’autre personne';
      return first === 'host' ? host : 'vous';
    },
    help: 'Aide',
    deck: 'Cartes',
    cards: 'Les cartes de décompte',
  },
  end: {
    wins: (who) => does(who, 'Vous gagnez\u00A0!', 'gagne\u00A0!'),
    resigned: (who) => does(who, 'Vous avez abandonné.', 'a abandonné.'),
    time: (who) => does(who, 'Votre temps est écoulé.', 'n’a plus de temps.'),
    aborted: 'La partie a été annulée. Elle ne compte pour personne.',
    asks: {
      new: (who) => `${who} aimerait une revanche.`,
      same: (who) => `${who} aimerait rejouer la même donne en échangeant les places.`,
    },
    asked: (who) => `Vous avez demandé une revanche à ${who}.`,
    accept: 'Jouer',
    refuse: 'Refuser',
    refused: (who) => `${who} ne veut pas rejouer maintenant.`,
    next: 'À la partie suivante',
    rating: (who, rating, change) => `${who ?? 'Votre cote'}\u00A0: ${rating} (${change})`,
  },
};
