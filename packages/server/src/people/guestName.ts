// Default names for guests: a town of the American West, the same in every language.

import type { Random } from '../ports/environment.ts';

const TOWNS = [
  'Abilene',
  'Amarillo',
  'Bisbee',
  'Cheyenne',
  'Cimarron',
  'Deadwood',
  'Durango',
  'El Paso',
  'Flagstaff',
  'Independence',
  'Kearney',
  'Laramie',
  'Laredo',
  'Leadville',
  'Ogallala',
  'Omaha',
  'Oregon City',
  'Santa Fe',
  'Sedalia',
  'Silverton',
  'Telluride',
  'Tombstone',
  'Tucson',
  'Yuma',
] as const;

/** `Laramie 407` */
export function guestName(random: Random): string {
  const [one = 0, other = 0] = Buffer.from(random.letters(2), 'base64url');
  return `${TOWNS[one % TOWNS.length]} ${100 + ((other * 7 + one) % 900)}`;
}
