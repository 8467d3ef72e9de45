// What must be noticed, in French.

import type { NoticeWords, TroubleWords } from '../contract.ts';
import { amounts } from '../../grammar/fr/amounts.ts';

const { number, plural } = amounts;

export const notices: NoticeWords = {
  storageFull:
    'La mémoire de ce navigateur est pleine : rien de nouveau n’est enregistré. Supprimez d’anciennes parties pour faire de la place.',
  storageBlocked:
    'Ce navigateur ne nous laisse rien enregistrer : ce que vous faites ici sera perdu dès que vous partirez.',
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
  botTrouble: {
    text: 'Votre adversaire a perdu le fil. Votre partie est en sécurité.',
    again: 'Redemander',
  },
};

export const trouble: TroubleWords = {
  nowhere: (address) => `La page « ${address} » n’existe pas. Lien abîmé, ou d’une version plus récente ?`,
  missing: 'Cette partie n’est pas sur cet appareil. Elle a peut-être été supprimée, ou jouée ailleurs.',
  damaged:
    'Cette partie n’a pas pu être lue. Elle a été mise de côté ; toutes les autres sont restées telles quelles.',
  later: 'Cette partie vient d’une version plus récente. Rechargez la page pour l’obtenir.',
  unknownDeck:
    'Cette partie a été jouée avec un jeu de cartes absent de cet appareil. Choisissez d’abord son fichier sous « Nouvelle partie ».',
};
