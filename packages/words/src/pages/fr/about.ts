// The page about the app in French.

import type { AboutWords } from '../contract.ts';

export const about: AboutWords = {
  credits: {
    heading: 'Le jeu',
    designers: 'Créé par Steven Aramini, Danny Devine et Paul Kluka.',
    publisher: 'Publié par Button Shy.',
    ours: 'Ceci est une adaptation non officielle, faite par des fans, sans l’éditeur et sans son aval. Les dessins, les textes et le programme sont les nôtres. Le jeu imprimé suit la version print-and-play des auteurs, de 2016. La page « Cartes » en dit plus sur chaque carte.',
    printed: 'Si le jeu vous plaît, achetez-le imprimé : dix-huit cartes dans une pochette.',
  },
  licences: {
    heading: 'Licences',
    program: 'Le programme et ses dessins sont des logiciels libres sous licence MIT.',
    fonts: 'Les titres sont en Rye, les textes en Alegreya Sans ; toutes deux sous SIL Open Font License.',
    libraries:
      'Preact et ses signals dessinent les écrans, uqr dessine les codes QR ; tous sous licence MIT.',
    all: 'Toutes les licences en entier',
  },
  privacy: {
    heading: 'Confidentialité',
    nothingLeaves:
      'Tant que vous ne jouez pas en ligne, rien ne quitte votre appareil. Pas de mesure d’audience, pas de cookie, et aucune requête vers qui que ce soit d’autre.',
    online:
      'Qui joue en ligne parle au serveur d’où cette page est venue, et à aucun autre. Il garde votre nom, vos parties avec ce qui a été écrit à la table et, pour un compte, la moitié publique de vos clés d’accès ; un cookie lui dit qui vous êtes. Qui a le lien d’une partie peut la regarder. Sous « Compte », vous pouvez supprimer tout cela ; vos parties restent alors sans votre nom.',
    stored: 'Votre navigateur conserve, sur cet appareil seulement :',
    storedThings: [
      'vos parties, terminées et en cours, et les jeux de cartes que vous avez apportés',
      'vos réglages, et les noms que deux joueurs se sont donnés',
      'ce qui se trouve sur la feuille de score',
      'le programme lui-même, pour qu’il s’ouvre sans réseau',
    ],
    links:
      'Un lien vers une partie ou une feuille la contient tout entière dans la partie après le #, que les navigateurs n’envoient à aucun serveur. Qui a le lien peut la voir.',
    delete: 'Tout supprimer',
    deleteAsk:
      'Toutes les parties, tous les jeux de cartes, les réglages et la feuille de score de cet appareil seront perdus pour de bon. Vous pouvez d’abord sauvegarder les parties sous « Mes parties ».',
    deleteAll: 'Oui, tout supprimer',
    deleted: 'Tout est supprimé. L’application repart de zéro.',
  },
  device: {
    heading: 'Sur cet appareil',
    offline: {
      unknown: 'Cette copie de l’application n’est pas conservée pour jouer hors ligne.',
      storing: 'L’application est en cours d’enregistrement, pour s’ouvrir hors ligne.',
      ready: 'L’application est enregistrée et fonctionne hors ligne.',
      unable:
        'Ce navigateur ne peut pas conserver l’application pour jouer hors ligne. Tout le reste fonctionne.',
      failed:
        'L’application n’a pas pu être enregistrée pour jouer hors ligne. Un nouvel essai aura lieu à votre prochaine visite.',
    },
    install: 'Installer l’application',
    installHelp: 'Elle se trouve alors parmi vos autres applications, avec sa propre fenêtre.',
  },
  version: (version) => `Version ${version}`,
};
