// What the example town of each scoring card shows, in Dutch.

import type { CardsPageWords } from '../contract.ts';

export const examples: CardsPageWords['examples'] = {
  badlands:
    'De revolver op sneeuw telt: er ligt een woestijn boven en een onder. De revolver op woestijn telt ook, met een woestijn links en een rechts. De revolver op water heeft een woestijn rechts en een onder zich, en dat is niet genoeg.',
  'boom-or-bust':
    'Er zijn zeven mijnen te zien. Een achtste is door een andere kaart afgedekt en telt niet mee; daarmee zouden het 8 punten zijn.',
  bootleggers:
    'De huifkar op bergen bedient twee bieren. Naast een ervan, op woestijn, staat nog een tweede huifkar; dat levert niets extra’s op. Het bier op prairie raakt een huifkar alleen met een hoek en kost daarom een punt.',
  'circle-the-wagons':
    'Het water met het fort heeft aan elk van de vier zijden een huifkar. De bovenste woestijn met een bier heeft aan drie zijden een huifkar, maar de vierde is leeg. Die telt dus niet.',
  'claim-jumpers':
    'Jij hebt drie mijnen en je tegenstander twee, dus de 9 punten zijn voor jou. Maar je tegenstander heeft twee revolvers en jij maar één: 5 van die punten gaan naar je tegenstander en jij houdt er 4.',
  'cool-water':
    'Je grootste groep water telt drie gebieden. De huifkar op sneeuw raakt die twee keer en telt één keer; de huifkar op woestijn telt ook. De huifkar op bos raakt de groep alleen met een hoek, en die op bergen ligt naast ander water.',
  fortified:
    'Zes forten vormen twee vierkanten die twee forten gemeen hebben, en beide tellen. Het fort op prairie hoort bij geen vierkant: het vak erboven is leeg en het gebied eronder heeft een huifkar.',
  'gold-country':
    'De mijn op water ligt naast bergen. De mijn op bergen telt één keer, ook al liggen er ook bergen naast. De mijn op prairie raakt bergen alleen met een hoek.',
  'happy-cows':
    'De koe op bergen en de onderste koe op bos tellen; sneeuw bij een hoek kan geen kwaad. De koe op sneeuw en de koe er recht boven tellen niet.',
  'one-too-many':
    'Jij hebt drie bieren en je tegenstander twee. Daarom verlies je een punt voor elk bier in de andere stad. Een derde bier is daar afgedekt en telt niet mee. Je tegenstander verliest niets.',
  'prairie-life':
    'Vijf koeien en twee prairies is samen zeven: dat zijn 3 punten, en er blijft één over. De koe op prairie telt dubbel.',
  'rifles-ready':
    'Drie forten liggen naast een revolver. Het linker fort op sneeuw heeft twee revolvers en telt toch maar één keer, en de revolver eronder is goed voor twee forten. Het fort op prairie raakt een revolver alleen met een hoek.',
  'smalltown-charm':
    'Elke stad bestaat uit drie kaarten, maar die van jou overlappen meer: 8 gebieden tegen 11. Afgedekte gebieden tellen niet mee.',
  'target-practice':
    'Tussen het bier op bergen en de revolver eronder liggen twee gebieden. Bij het bier op water zijn het er ook twee: het lege vak in de rij telt niet, maar onderbreekt de lijn ook niet. Het bier op bos heeft een revolver direct naast zich, en voor het bier op prairie is er geen in de rij of kolom.',
  'the-clearing':
    'De drie forten leveren punten op en beide bosgebieden kosten er een, ook al zijn ze niet verbonden. De rest maakt niet uit.',
  'the-herd':
    'Vier koeien liggen rand aan rand, op vier verschillende terreinsoorten. De koe bovenaan raakt ze alleen met een hoek en hoort niet bij de kudde.',
  undiscovered:
    'Het bovenste gat heeft aan elke zijde en bij elke hoek een gebied. Het onderste is ook ingesloten, maar het vak bij de hoek linksonder is leeg.',
  'wagon-train':
    'Drie huifkarren in een rij en twee in een kolom vormen twee lijnen; de huifkar op bos hoort bij allebei. De huifkar onderaan staat alleen, want er staat een koe tussen.',

  'claim-stakes':
    'De mijnen op prairie en op bergen liggen naast elkaar en kosten elk een punt. De twee andere raken elkaar alleen met een hoek en leveren allebei punten op.',
  standoff:
    'De revolver op water hoort bij twee paren: een in zijn rij en een in zijn kolom. De revolver op bos ligt in zijn kolom ook twee vakken van een revolver, maar het vak ertussen is leeg.',
  'fastest-draw':
    'Jij hebt drie revolvers. Bij je tegenstander zijn er maar twee te zien: de derde is afgedekt en telt niet mee.',
  stronghold:
    'De twee forten op water hebben aan elke zijde een gebied. Onder het fort op sneeuw ligt niets, dus dat telt niet.',
  'border-patrol':
    'Het fort op bos heeft rechts een gat en onder zich niets: twee lege zijden. Het fort op woestijn heeft er ook twee. Het fort op water heeft er maar één, rechts.',
  'long-haul':
    'Drie huifkarren staan in één kolom; het lege vak ertussen kan geen kwaad. De huifkar op sneeuw staat niet in die kolom en telt niet.',
  'general-store':
    'Elk symbool is er minstens één keer: dat is één set. Voor een tweede ontbreekt alleen nog een fort.',
  'square-deal':
    'In de zes woestijnen zitten twee vierkanten, die twee gebieden gemeen hebben. Rechts mislukt een derde vierkant door de bergen in de hoek.',
  'great-divide':
    'Je drie bergen zijn met elkaar verbonden. Je tegenstander heeft er vier, maar daarvan zijn er maar twee verbonden.',
  'watering-holes':
    'De twee groepen bovenaan tellen precies twee gebieden. De groep van drie en het losse water leveren niets op.',
  'law-and-order':
    'Er zijn maar twee revolvers te zien. Een derde is afgedekt en telt niet mee; daarmee zou de kaart punten kosten.',
  boomtown:
    'Elke stad bestaat uit drie kaarten, maar die van je tegenstander overlappen meer: 11 gebieden tegen 9. Afgedekte gebieden tellen niet mee.',
  poachers:
    'Jij hebt één mijn, omdat een tweede is afgedekt, en je tegenstander heeft er drie. Daarom krijg je punten voor elk van die drie.',
  'telegraph-line':
    'In de onderste rij liggen twee forten en in één kolom ook; het lege vak daartussen kan geen kwaad. Het overige fort ligt alleen in zijn rij en in zijn kolom.',
  'cattle-drive':
    'Je grootste groep koeien staat op twee verschillende terreinsoorten, en er staan twee huifkarren naast: 2 × 2. De huifkar op sneeuw raakt de groep alleen met een hoek.',
  'trading-post':
    'Het fort op sneeuw heeft een bier boven en een onder zich, de mijn op prairie een links en een rechts. Dat zijn twee soorten symbolen. De revolver op prairie heeft een bier rechts en een onder zich, en dat is niet genoeg.',
  'tall-timber':
    'Drie bossen in een rij en twee in een kolom vormen twee lijnen; één bos hoort bij allebei. Het bos bovenaan staat alleen.',
  snowmelt:
    'Drie sneeuwgebieden liggen naast water. Het gebied tussen twee watergebieden telt één keer, en dat met het fort raakt water alleen met hoeken.',
};
