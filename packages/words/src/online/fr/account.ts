// The account in French.

import { amounts } from '../../grammar/fr/amounts.ts';
import type { AccountWords } from '../contract.ts';

const { number, plural } = amounts;

export const account: AccountWords = {
  heading: 'Compte',
  intro: {
    nobody:
      'Pour jouer, aucun compte n’est nécessaire : qui s’assoit à une table est un invité avec un nom. Un compte garde vos parties pour tous vos appareils et vous permet de jouer pour une cote.',
    guest:
      'Vous êtes un invité. Vos parties appartiennent à ce navigateur. Avec une clé d’accès, elles deviennent un compte : vous les retrouvez sur tous vos appareils et vous pouvez jouer pour une cote.',
  },
  name: {
    label: 'Nom',
    help: 'De 2 à 24 lettres et chiffres, séparés par de simples espaces, points, tirets ou apostrophes.',
    save: 'Enregistrer le nom',
    saved: (name) => `Vous vous appelez maintenant ${name}.`,
  },
  profile: 'Mes résultats',
  passkey: {
    heading: 'Clé d’accès',
    what: 'Une clé d’accès se trouve dans votre appareil ou votre gestionnaire de mots de passe et s’ouvre du doigt, du visage ou d’un code. Il n’y a aucun mot de passe à voler.',
    make: 'Créer une clé d’accès',
    another: 'Ajouter une clé d’accès',
    count: (passkeys) =>
      `${number(passkeys)} ${plural(passkeys, { one: 'clé d’accès', other: 'clés d’accès' })}`,
    made: 'La clé d’accès est créée.',
    signIn: 'Se connecter par clé d’accès',
    signInHelp: 'Vous avez déjà un compte ? Les parties jouées ici en invité vous suivent.',
    signedIn: (name) => `Bon retour, ${name}.`,
    unable: {
      insecure:
        'Les clés d’accès demandent une connexion sûre. Cette page est venue par simple http : ouvrez-la par https ou, sur la machine même, sous le nom localhost.',
      number:
        'Les clés d’accès demandent un nom dans l’adresse, et cette page a été ouverte par un numéro (une adresse IP). Ouvrez-la par son nom, sur la machine même localhost.',
      browser:
        'Ce navigateur ne connaît pas les clés d’accès. Une version plus récente ou un autre navigateur les connaît.',
      cancelled: 'Rien n’a été fait : la demande de clé d’accès a été fermée ou a duré trop longtemps.',
      already: 'Cet appareil a déjà une clé d’accès pour votre compte.',
      failed: 'La clé d’accès n’a pas fonctionné. Réessayez.',
    },
  },
  codes: {
    heading: 'Codes de secours',
    what: 'Si toutes vos clés d’accès sont perdues, un code de secours vous laisse entrer. Chacun sert une fois.',
    left: (codes) =>
      `${number(codes)} ${plural(codes, { one: 'code encore valable', other: 'codes encore valables' })}`,
    renew: 'Nouveaux codes',
    renewAsk: 'Vous recevez de nouveaux codes, et tous les anciens ne servent plus. Continuer ?',
    use: 'Utiliser un code de secours',
    label: 'Code de secours',
    send: 'Se connecter',
    keep: 'Gardez ces codes en lieu sûr, hors de cet appareil. Ils ne sont montrés que cette fois.',
    copy: 'Copier',
    print: 'Imprimer',
    sheet: (name) => `Circle the Wagons : codes de secours de ${name}`,
    kept: 'Je les ai gardés',
    leaving: 'Codes conservés\u00A0?',
    leaveAsk:
      'Vous n’avez pas encore dit avoir conservé les codes. Plus tard, personne ne pourra vous les montrer\u00A0; vous ne pourriez qu’en créer de nouveaux.',
    leave: 'Partir sans les codes',
    done: 'Terminé',
  },
  out: {
    heading: 'Se déconnecter',
    here: 'Se déconnecter ici',
    everywhere: 'Se déconnecter partout',
    guestAsk:
      'Vous êtes un invité sans clé d’accès : une fois déconnecté, personne ne pourra vous rendre votre nom ni vos parties en cours. Se déconnecter quand même ?',
    everywhereHelp: 'Si un appareil est perdu, ou si quelqu’un d’autre s’en est servi.',
    done: 'Vous êtes déconnecté.',
  },
  delete: {
    heading: 'Supprimer',
    account: 'Supprimer le compte',
    guest: 'Supprimer mon nom et mes données',
    ask: 'Votre nom, vos clés d’accès, vos codes de secours et votre cote sont supprimés pour de bon, et les parties en cours sont perdues. Les parties terminées restent pour vos adversaires, sans votre nom. On ne peut pas revenir en arrière.',
    sure: 'Oui, supprimer pour de bon',
    done: 'Tout ce qui était à vous est supprimé.',
  },
  blocked: {
    heading: 'Joueurs bloqués',
    none: 'Vous n’avez bloqué personne.',
    unblock: 'Débloquer',
    unblockWhom: (name) => `Débloquer ${name}`,
    unblocked: (name) => `${name} n’est plus bloqué.`,
  },
};
