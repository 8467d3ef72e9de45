// The frame of the web app and its home page in French.

import type { HomeWords, NoticeWords, ShellWords } from '../contract.ts';
import { amounts } from '../../fr/amounts.ts';

const { number, plural } = amounts;

export const shell: ShellWords = {
  title: 'Circle the Wagons',
  places: {
    home: 'Accueil',
    new: 'Nouvelle partie',
    learn: 'Apprendre à jouer',
    replay: 'Voir une partie',
    pad: 'Feuille de score',
    cards: 'Cartes',
    rules: 'Règles',
    games: 'Mes parties',
    settings: 'Réglages',
    about: 'À propos',
  },
  back: 'Retour',
  close: 'Fermer',
  cancel: 'Annuler',
  menu: 'Menu',
  skipToContent: 'Aller au contenu',
  loading: 'Un instant…',
  nowhere: {
    heading: 'La piste s’arrête ici',
    text: (address) =>
      `La page « ${address} » n’existe pas. Le lien est peut-être abîmé ou vient d’une version plus récente.`,
  },
  notLoaded: { text: 'Cette page n’a pas pu être chargée. Êtes-vous en ligne ?', again: 'Réessayer' },
  copied: 'Copié.',
  copyFailed: 'Ce navigateur ne nous laisse pas copier. Sélectionnez le texte et copiez-le vous-même.',
};

export const notices: NoticeWords = {
  storageFull:
    'La mémoire de ce navigateur est pleine. Votre partie continue, mais elle n’est pas enregistrée : copiez son code ou supprimez d’anciennes parties.',
  storageBlocked:
    'Ce navigateur ne nous laisse rien enregistrer. Votre partie continue, mais elle n’est pas enregistrée : copiez son code avant de partir.',
  storageDamaged: (count) => {
    const entries = plural(count, {
      one: 'élément enregistré n’a pas pu être lu et a été mis',
      other: 'éléments enregistrés n’ont pas pu être lus et ont été mis',
    });
    return `${number(count)} ${entries} de côté. Tout le reste est intact.`;
  },
  update: { text: 'Une nouvelle version est prête.', now: 'Recharger', later: 'Plus tard' },
  elsewhere: {
    text: 'Cette partie a été ouverte dans un autre onglet et continue là-bas.',
    here: 'Continuer ici',
  },
  insecure:
    'Sans connexion sécurisée (https), ce navigateur ne permet ni d’installer le jeu, ni de jouer hors ligne, ni de copier ou partager d’un bouton. Tout le reste fonctionne.',
  copyCode: 'Copier le code de la partie',
  botTrouble: {
    text: 'Votre adversaire a perdu le fil. Votre partie est en sécurité.',
    again: 'Redemander',
  },
};

export const home: HomeWords = {
  tagline: 'Dix-huit cartes, deux villes, un cercle.',
  continue: 'Continuer',
  going: ({ who, placed, of }) => `${who} · cartes placées : ${number(placed)} sur ${number(of)}`,
  twoPeople: 'À deux',
  against: (level) => `Contre le niveau ${number(level)}`,
  bots: (first, second) => `Niveau ${number(first)} contre niveau ${number(second)}`,
  unofficial:
    'Une adaptation non officielle, faite par des fans, du jeu de Steven Aramini, Danny Devine et Paul Kluka, publié par Button Shy.',
};
