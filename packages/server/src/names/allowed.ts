// Names that no one may have: those of the staff and of the product, and insults. A short list that stops the obvious;
// the rest is for reports.

import { lookOf } from './look.ts';

/** Compared with each word of a name, and with all words joined. */
const RESERVED = [
  'admin admins administrator moderator moderators mod mods staff support system server operator official root',
  'administration moderation betreiber offiziell',
  'beheerder beheer officieel',
  'administrateur administratrice modérateur modératrice officiel',
  'amministratore amministratrice moderatore moderatrice ufficiale',
  'wagons circlethewagons',
];

/** Words that are insults by themselves, and may be parts of names that aren't. */
const INSULTS = [
  'ass cock coon cum cunt dick dyke fag kike kkk nazi nazis paki pussy rape rapist retard slut spic tranny twat whore',
  'arsch fotze hure kanake nutte schlampe schwuchtel titten',
  'flikker hoer kut lul mof neger slet tering',
  'bite con connard connasse enculé nègre pd pédé putain pute salope youpin',
  'bastardo cazzo coglione culo figa frocio merda negro puttana stronzo troia',
];

/** Parts that are insults in any name. */
const ANYWHERE = [
  'fuck nigger nigga faggot hitler wichser arschloch hurensohn klootzak kankerhoer niquetamere vaffanculo',
  'motherfuck heilhitler siegheil',
];

/** With `1` and `l` read as `i`, because the shape alone doesn't say which letter is meant. */
const plain = (text: string): string => lookOf(text).replaceAll('l', 'i');
const wordsIn = (lists: readonly string[]): readonly string[] =>
  lists.flatMap((list) => list.split(' ')).map(plain);

const WORDS: ReadonlySet<string> = new Set(wordsIn([...RESERVED, ...INSULTS]));
const PARTS = wordsIn(ANYWHERE);

/** Whether anyone may have this name; it has passed `readName`. */
export function isAllowedName(name: string): boolean {
  const words = name.split(/[^\p{L}\p{M}\p{Nd}]+/u);
  const joined = words.join('');
  const candidates = [...words, joined].flatMap((word) => [word, word.replaceAll(/\p{Nd}+/gu, '')]);
  return (
    !candidates.some((word) => WORDS.has(plain(word))) && !PARTS.some((part) => plain(joined).includes(part))
  );
}
