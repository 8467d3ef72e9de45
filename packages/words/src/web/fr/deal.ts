// Choosing the deal and the deck in French.

import type { DealWords } from '../contract.ts';
import { amounts, points } from '../../grammar/fr/amounts.ts';
import { names } from '../../grammar/fr/names.ts';
import { capital } from '../../grammar/sentence.ts';

const { number } = amounts;

export const deal: DealWords = {
  names: 'Noms, si vous voulez',
  seed: 'Graine de la donne',
  seedHelp: 'La même graine donne les mêmes cartes. Laissez vide pour une donne au hasard.',
  badSeed: 'Une graine a 64 caractères au plus.',
  deck: 'Jeu de cartes',
  chooseDeck: 'Choisir un fichier',
  deckRefused: (name) => `« ${name} » n’est pas un jeu de cartes valide. Le jeu choisi reste le même.`,
  sameDeal: 'Cette partie commence avec les cartes du lien ouvert.',
  goesOn: (moves) => `La partie reprend après le coup ${number(moves)}.`,
  whom: 'Qui jouez-vous ?',
  side: ({ seat, points: n }) => `${capital(names.seats[seat])} (${points(n)})`,
  playOn: 'Continuer la partie',
};
