// The pictures of the gallery: what is on each, at which size, in which light and language.

/** @typedef {import('playwright').Page} Page */

export const SIZES = {
  phone: { width: 360, height: 640 },
  desk: { width: 1280, height: 800 },
};

/**
 * @typedef {object} Picture
 * @property {string} name the file in docs/gallery, without its ending
 * @property {keyof typeof SIZES} size
 * @property {string} address what stands behind the #, such as '/rules'
 * @property {'light' | 'dark'} [theme]
 * @property {'en' | 'de' | 'nl' | 'fr' | 'it'} [language]
 * @property {(page: Page) => Promise<void>} [before] what the player does before the picture is taken
 */

/** @type {readonly Picture[]} */
export const GALLERY = [
  { name: 'home', size: 'desk', address: '/' },
  { name: 'home-phone-dark', size: 'phone', address: '/', theme: 'dark', language: 'de' },
  { name: 'new-game', size: 'desk', address: '/new' },
  { name: 'new-game-phone', size: 'phone', address: '/new', language: 'fr' },
];
