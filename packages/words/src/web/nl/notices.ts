// What must be noticed, in Dutch.

import type { NoticeWords, TroubleWords } from '../contract.ts';
import { amounts } from '../../grammar/nl/amounts.ts';

const { number, plural } = amounts;

export const notices: NoticeWords = {
  storageFull:
    'De opslag van deze browser is vol: wat nieuw is, wordt niet opgeslagen. Wis oude partijen om ruimte te maken.',
  storageBlocked: 'Deze browser laat ons niets opslaan: wat je hier doet, is weg zodra je weggaat.',
  storageDamaged: (count) => {
    const entries = plural(count, {
      one: 'opgeslagen item was niet te lezen en is',
      other: 'opgeslagen items waren niet te lezen en zijn',
    });
    return `${number(count)} ${entries} apart gezet. Al het andere is zoals het was.`;
  },
  update: { text: 'Er is een nieuwe versie.', now: 'Nu herladen', later: 'Straks' },
  elsewhere: {
    text: 'Deze partij is in een ander tabblad geopend en gaat daar verder.',
    here: 'Hier verder',
  },
  insecure:
    'Zonder beveiligde verbinding (https) kun je in deze browser niets installeren, niet offline spelen en niet met een knop kopiëren of delen. Al het andere werkt.',
  botTrouble: { text: 'Je tegenstander is de draad kwijt. Je partij is veilig.', again: 'Nog eens vragen' },
};

export const trouble: TroubleWords = {
  nowhere: (address) =>
    `De pagina “${address}” bestaat niet. Misschien is de link beschadigd of komt hij uit een nieuwere versie.`,
  missing: 'Dit spel staat niet op dit apparaat. Misschien is het gewist of ergens anders gespeeld.',
  damaged: 'Dit spel kon niet worden gelezen. Het is opzijgelegd; alle andere zijn zoals ze waren.',
  later: 'Dit spel komt van een nieuwere versie. Laad de pagina opnieuw om die te krijgen.',
  unknownDeck:
    'Dit spel is gespeeld met een kaartenset die niet op dit apparaat staat. Kies eerst het bestand bij ‘Nieuw spel’.',
};
