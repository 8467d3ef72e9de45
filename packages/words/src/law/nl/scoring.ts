// The rules of the scoring cards in Dutch, and an example of each. The conditions themselves stand before them.

import type { CardsPageWords, LawWords } from '../contract.ts';

export const cardRules = {
  B0: {
    text: 'Aan het eind tellen jullie allebei alle drie de kaarten in het midden, ieder voor de eigen stad en volgens de voorwaarde die erop staat. Een score mag onder nul uitkomen.',
    note: '“Naast” betekent: met een gemeenschappelijke zijde. (Bij één kaart schrijft de uitgever zelf “orthogonaal”.)',
  },
  B1: {
    text: 'Op welke terreinsoort de revolver zelf ligt, maakt niet uit. Een woestijn links en een erboven is niet genoeg. Kloppen beide richtingen, dan telt de revolver toch maar één keer.',
    note: 'Erboven en eronder is even goed als links en rechts.',
  },
  B2: {
    text: 'Bij 5 bieren tegen 3 krijgt wie er 5 heeft −3 punten en de ander 0. Tegen iemand zonder bier verlies je niets.',
    note: 'Bij evenveel bieren verliest niemand.',
  },
  B3: {
    text: 'Het gebied van de koe zelf mag geen sneeuw zijn, en geen enkel gebied ernaast. Sneeuw aan een hoek kan geen kwaad.',
  },
  B4: {
    text: 'Een huifkar telt één keer, hoeveel watergebieden die ook raakt. Aan kleinere groepen water heb je niets. Zijn de grootste even groot, dan telt de groep die het meest oplevert (G3). Zonder water zijn er geen punten.',
  },
  B5: {
    text: 'Een koe alleen is een groep van één. Meer grootste groepen leveren hetzelfde op, en één ervan telt.',
    note: 'Zo lezen wij “grootste groep koeien”: gebieden met een koe die zijde aan zijde met elkaar verbonden zijn, op welke terreinsoorten dan ook.',
  },
  B6: {
    text: 'Hier telt elk zichtbaar bos, niet alleen de grootste groep. Een fort op bos is 2 − 1 = 1 punt waard. De som kan negatief zijn. De getallen zijn van ons.',
  },
  B7: {
    text: 'Een tweede huifkar naast hetzelfde bier levert niets extra op, maar één huifkar kan meer bieren bedienen. De som kan negatief zijn. De titel is van ons.',
  },
  B8: {
    text: 'Wat er aan de hoeken van het lege vak ligt, maakt niet uit. Waar twee of meer lege vakken zijde aan zijde liggen, is er geen ingesloten vak. Twee gaten die elkaar alleen met een hoek raken, zijn twee ingesloten vakken. De titel en het getal zijn van ons.',
  },
  B9: {
    text: 'Een mijn telt één keer, ook als beide kloppen, en hoeveel bergen die ook raakt.',
  },
  B10: {
    text: 'Twee mijnen naast elkaar leveren dus −2 op. Mijnen die elkaar alleen met een hoek raken, storen elkaar niet. De som kan negatief zijn.',
  },
  B11: { text: 'Een revolver kan bij meer paren horen.' },
  B12: { text: 'De ander krijgt 0. Met hoeveel revolvers je voorligt, maakt niet uit.' },
  B13: {
    text: 'Welke terreinsoorten en symbolen er om het fort heen liggen, maakt niet uit. Eén lege zijde is genoeg om het te bederven, ook als daar een ingesloten gat is.',
  },
  B14: { text: 'Een zijde is leeg als er in het vak erachter geen gebied ligt.' },
  B15: {
    text: 'De huifkarren hoeven niet naast elkaar te staan; er mogen lege vakken en andere symbolen tussen liggen. Er telt maar één rij of kolom. Zijn er meer even goed, dan leveren ze hetzelfde op (G3 zegt welke wordt getoond).',
  },
  B16: {
    text: 'Je hebt dus evenveel sets als je van je zeldzaamste symbool hebt. Waar de symbolen liggen, maakt niet uit.',
  },
  B17: {
    text: 'In een blok van 2 × 3 zitten twee vierkanten, in een blok van 3 × 3 vier. Een vierkant hoeft niet één kaart te zijn.',
  },
  B18: {
    text: 'Van elke stad wordt de grootste groep vergeleken. Een stad zonder bergen heeft grootte 0.',
  },
} as const satisfies Partial<LawWords['rules']>;

export const examples: CardsPageWords['examples'] = {
  badlands:
    'Twee revolvers tellen, allebei op sneeuw: de bovenste heeft een woestijn boven en onder zich, de onderste een woestijn links en rechts. De revolver op prairie heeft er een links en een onder zich, en dat is niet genoeg.',
  'one-too-many':
    'Je hebt meer bieren dan je tegenstander. Daarom verlies je een punt voor elk bier in de andere stad, niet voor je eigen bieren. Je tegenstander verliest niets.',
  'happy-cows':
    'De twee koeien rechts tellen. Een ervan raakt sneeuw alleen met een hoek, en dat kan geen kwaad. De koe op sneeuw telt niet, en de twee ernaast ook niet.',
  'cool-water':
    'De grootste groep water ligt bovenaan. De huifkar op sneeuw raakt die twee keer en telt één keer; de huifkar op bos telt ook. De twee andere raken alleen het kleine groepje water onderaan.',
  'the-herd':
    'Vier koeien zijn met elkaar verbonden, op drie verschillende terreinsoorten. De koe linksonder raakt ze alleen met een hoek en hoort niet bij de kudde.',
  'the-clearing':
    'Elk fort levert punten op, elk bos kost er een. De twee bossen zijn niet verbonden, en toch tellen ze allebei.',
  'chuck-wagon':
    'De huifkar op sneeuw bedient drie bieren. Naast een daarvan staat nog een tweede huifkar; dat levert niets extra op. Het bier linksboven heeft geen huifkar naast zich en kost een punt.',
  'circled-camp':
    'Het losse lege vak heeft aan alle vier de zijden een gebied. Het grotere gat is ook ingesloten, maar bestaat uit twee vakken en levert niets op.',
  'mother-lode':
    'De mijn op water ligt tussen twee bergen en telt één keer; de mijn op sneeuw heeft bergen onder zich. De mijn op prairie raakt bergen alleen met hoeken.',
  'claim-stakes':
    'De twee mijnen linksonder liggen naast elkaar en kosten elk een punt. De twee rechts raken elkaar alleen met een hoek en storen elkaar niet.',
  standoff:
    'De bovenste revolver op water hoort bij twee paren: met de revolver op woestijn in zijn rij en met de revolver op sneeuw in zijn kolom. Tussen de revolver op sneeuw en de onderste op water is het vak leeg: geen paar.',
  'fastest-draw':
    'Je hebt drie revolvers, je tegenstander maar twee zichtbare: de derde is bedekt en telt niet meer mee.',
  stronghold:
    'De twee forten in het midden hebben aan elke zijde een gebied. De twee andere liggen aan de rand van de stad en leveren niets op.',
  'border-patrol':
    'Het fort op water heeft links een gat en onder zich niets: twee lege zijden. Het fort op bergen ligt aan de rand van de stad en heeft er ook twee. Het fort op woestijn heeft alleen het gat.',
  'wagon-train':
    'In de onderste rij staan drie huifkarren; het lege vak ertussen kan geen kwaad. Geen andere rij of kolom heeft er zoveel.',
  'general-store':
    'Alle zes de symbolen zijn er: één set. Er is een tweede fort en een tweede huifkar, maar van al het andere is er maar één.',
  'square-deal':
    'In het blok water zitten twee vierkanten, die twee gebieden gemeen hebben. Het bestaat uit delen van vier kaarten.',
  'great-divide':
    'Jouw bergen zijn met elkaar verbonden, drie gebieden in totaal. Je tegenstander heeft er vier, maar niet meer dan twee zijn verbonden.',
};
