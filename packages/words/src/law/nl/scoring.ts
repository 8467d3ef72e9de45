// The details of the scoring cards in Dutch; the condition of a card is shown before its rule.

import type { LawWords } from '../contract.ts';

const printedRules = {
  B0: {
    text: 'Aan het eind tellen jullie allebei alle drie de kaarten in het midden, ieder voor de eigen stad en volgens de voorwaarde op de kaart. Een score kan onder nul uitkomen.',
    note: '“Naast” betekent: met een gemeenschappelijke rand. (Bij één kaart schrijft de uitgever zelf “orthogonaal”.)',
  },
  B1: {
    text: 'Op welke terreinsoort de revolver zelf ligt, maakt niet uit. Een woestijn links en een erboven is niet genoeg.',
    note: 'Erboven en eronder is even goed als links en rechts, al laat de afbeelding op de kaart alleen links en rechts zien. Kloppen beide richtingen, dan telt de revolver toch maar één keer.',
  },
  B2: {
    text: 'Ook helemaal zonder mijnen krijg je 5 punten, zelfs met een lege stad.',
    note: 'De tabel geeft je score in totaal, niet per mijn. Op de kaart staat wel “per mijn”, maar hij geeft ook 5 punten als je helemaal geen mijnen hebt, hij is ingedeeld als de tabel met totalen op “De karavaan”, en acht mijnen zouden anders 64 punten waard zijn. Lees jij het anders, dan kun je dat in een eigen deckbestand vastleggen.',
  },
  B3: {
    text: 'Eén huifkar kan meerdere bieren bedienen. Een tweede huifkar naast hetzelfde bier levert niets extra op. De som kan negatief zijn.',
  },
  B4: {
    text: 'Het gebied in het midden mag elke terreinsoort en elk symbool hebben, ook een huifkar. Een huifkar kan bij meerdere kringen horen.',
    note: 'Een leeg vak in het midden is geen kring. Op de kaart staat “een willekeurig gebied”, en de afbeelding laat er een zien.',
  },
  B5: {
    text: 'Jullie krijgen dus 9 en 0 punten, of 4 en 5. Bij evenveel revolvers wisselen er geen punten van eigenaar. Bij evenveel mijnen doen de revolvers er niet toe.',
  },
  B6: {
    text: 'Een huifkar telt één keer, hoeveel watergebieden die ook raakt. Aan kleinere groepen heb je niets. Zonder water zijn er geen punten.',
    note: 'Van even grote groepen telt de beste voor jou (G3).',
  },
  B7: {
    text: 'In een blok van 2 × 3 forten zitten twee vierkanten, in een blok van 3 × 3 vier. De terreinsoorten maken niet uit, en de forten mogen van meerdere kaarten komen. De tekst op de kaart is vaag, maar de afbeelding toont duidelijk een vierkant.',
  },
  B8: { text: 'Een mijn telt één keer, ook als beide kloppen, en hoeveel bergen die ook raakt.' },
  B9: { text: 'Sneeuw die het gebied van de koe alleen met een hoek raakt, kan geen kwaad.' },
  B10: {
    text: 'Bij 5 bieren tegen 3 krijgt de speler met 5 bieren −3 punten en de ander 0. Tegen een stad zonder bier verlies je niets.',
    note: 'De kaart zegt niet wat er bij evenveel bieren gebeurt. Bij ons verliest dan geen van beiden punten.',
  },
  B11: {
    text: 'Een voorbeeld: 3 koeien en 4 prairiegebieden zijn samen 7, dus 3 punten. Ze hoeven elkaar niet te raken.',
  },
  B12: {
    text: 'Eén revolver kan meerdere forten dekken. Een tweede revolver naast hetzelfde fort levert niets extra op.',
  },
  B13: {
    text: 'Alleen zichtbare gebieden tellen, dus door af te dekken blijft je stad klein (P7). Hebben beide steden er evenveel, dan scoort geen van beiden.',
  },
  B14: {
    text: 'Eén revolver kan voor meerdere bieren tellen. Ligt een revolver pal naast een bier, dan is dat de dichtstbijzijnde en levert die 0 punten op. Een bier zonder revolver in zijn rij of kolom scoort niets. De gebieden ertussen mogen alles tonen, ook een ander bier.',
    note: 'Alleen gebieden tellen: een leeg vak ertussen levert geen punt op, maar onderbreekt de lijn niet. Welke revolver het dichtstbij is, wordt in vakken gemeten, ook lege. Van even dichtbije revolvers telt de beste voor jou.',
  },
  B15: {
    text: 'Hier telt elk zichtbaar bos, niet alleen de grootste groep. Een fort op bos is 2 − 1 = 1 punt waard. De som kan negatief zijn.',
  },
  B16: {
    text: 'Een koe alleen is een groep van één. Even grote groepen leveren hetzelfde op, en er telt er maar één.',
    note: 'De kaart heeft het over de grootste groep koeien. Wij lezen dat als gebieden met een koe die rand aan rand liggen, op welke terreinsoorten dan ook.',
  },
  B17: {
    text: 'De gebieden eromheen mogen elke terreinsoort en elk symbool hebben. Twee lege vakken die elkaar raken, al is het maar met een hoek, tellen allebei niet.',
  },
  B18: {
    text: 'Een lijn loopt altijd zo ver mogelijk door: 4 aangrenzende huifkarren zijn één lijn van 4, niet twee lijnen van 2. Lijnen die elkaar kruisen, tellen allebei. Eén losse huifkar is geen lijn.',
    note: 'De huifkarren van een lijn grenzen direct aan elkaar, zonder gat of ander symbool ertussen.',
  },
} as const;

const frontierRules = {
  C1: {
    text: 'Twee mijnen naast elkaar leveren dus −2 punten op. Mijnen die elkaar alleen met een hoek raken, storen elkaar niet. De som kan negatief zijn.',
  },
  C2: {
    text: 'Een revolver kan bij meerdere paren horen. Het gebied ertussen mag elke terreinsoort en elk ander symbool hebben.',
  },
  C3: { text: 'Met hoeveel revolvers je voorligt, maakt niet uit.' },
  C4: {
    text: 'Welke terreinsoorten en symbolen er om het fort heen liggen, maakt niet uit. Met één lege zijde telt het fort al niet meer, ook als daar een gat midden in de stad is.',
  },
  C5: {
    text: 'Een zijde is leeg als er in het vak erachter geen gebied ligt. Met 3 of 4 lege zijden levert een fort niet meer op dan met 2.',
  },
  C6: {
    text: 'Tussen de huifkarren mogen lege vakken en andere symbolen liggen. Hebben meerdere rijen of kolommen de meeste huifkarren, dan leveren ze hetzelfde op (G3 zegt welke wordt getoond).',
  },
  C7: {
    text: 'Je hebt dus evenveel sets als je van je zeldzaamste symbool hebt. Waar de symbolen liggen, maakt niet uit.',
  },
  C8: {
    text: 'In een blok van 2 × 3 zitten twee vierkanten, in een blok van 3 × 3 vier. Een vierkant mag uit delen van meerdere kaarten bestaan.',
  },
  C9: { text: 'Zonder bergen heeft je groep grootte 0. Met hoeveel je voorligt, maakt niet uit.' },
  C10: {
    text: 'Eén los watergebied levert niets op, en een groep van 3 of meer ook niet. Groepen die elkaar alleen met een hoek raken, zijn aparte groepen.',
  },
  C11: { text: 'Ook helemaal zonder revolvers krijg je de punten, zelfs met een lege stad.' },
  C12: {
    text: 'Alleen zichtbare gebieden tellen, dus door af te dekken groeit je stad minder (P7). Met hoeveel je voorligt, maakt niet uit.',
  },
  C13: {
    text: 'Je eigen mijnen leveren niets op, en je hebt er ook geen nodig. De speler met de meeste mijnen krijgt 0 punten.',
  },
  C14: {
    text: 'Een fort kan in zijn rij en in zijn kolom tellen. Een derde fort in dezelfde rij of kolom levert niets extra op.',
  },
  C15: {
    text: 'Een huifkar telt één keer, hoeveel koeien van de groep die ook raakt. Van even grote groepen telt de groep die het meest oplevert (G3). Zonder koeien, of zonder huifkar ernaast, krijg je 0 punten.',
  },
  C16: {
    text: 'Elke soort symbool telt één keer, hoe vaak die ook tussen twee bieren ligt, dus hoogstens zes. Ook een bier tussen twee bieren telt als symbool.',
  },
  C17: {
    text: 'Een lijn loopt altijd zo ver mogelijk door: 4 aangrenzende bossen zijn één lijn van 4, niet twee lijnen van 2. Lijnen die elkaar kruisen, tellen allebei. Eén los bos is geen lijn. De symbolen maken niet uit.',
  },
  C18: {
    text: 'Een sneeuwgebied telt één keer, hoeveel watergebieden het ook raakt. De symbolen maken niet uit.',
  },
} as const;

export const cardRules = {
  ...printedRules,
  ...frontierRules,
} as const satisfies Partial<LawWords['rules']>;
