// The conditions of the built-in decks in Dutch.

import type { CardWords } from '../contract.ts';

export const cards: CardWords = {
  badlands: '4 punten per revolver direct tussen twee woestijnen: links en rechts, of erboven en eronder.',
  'boom-or-bust':
    'Je punten hangen af van je aantal mijnen: 0–2 mijnen → 5 punten, 3–6 → 0, 7 → 3, 8 of meer → 8.',
  bootleggers: '2 punten per bier naast een huifkar; −1 punt per bier dat niet naast een huifkar staat.',
  'circle-the-wagons': '6 punten per gebied met een huifkar aan elk van de 4 zijden.',
  'claim-jumpers':
    'De speler met de meeste mijnen krijgt 9 punten. Heeft de ander meer revolvers, dan gaan 5 van die 9 punten naar de ander. Bij evenveel mijnen scoort geen van beiden.',
  'cool-water':
    '3 punten per huifkar in of naast je grootste groep watergebieden. Bij even grote groepen telt de beste voor jou.',
  fortified: '7 punten per vierkant van 2 × 2 forten. Vierkanten mogen elkaar overlappen.',
  'gold-country': '2 punten per mijn op of naast bergen.',
  'happy-cows': '2 punten per koe die niet op sneeuw en ook niet naast sneeuw staat.',
  'one-too-many':
    'Heb je meer bieren dan je tegenstander: −1 punt per bier in de stad van je tegenstander. Bij evenveel bieren verliest geen van beiden punten.',
  'prairie-life':
    'Tel je koeien en je prairiegebieden bij elkaar op: 1 punt per 2, naar beneden afgerond. Een koe op prairie telt dubbel.',
  'rifles-ready': '2 punten per fort naast een revolver.',
  'smalltown-charm': 'Heeft je stad minder gebieden dan die van je tegenstander: 1 punt per gebied verschil.',
  'target-practice':
    'Zoek voor elk bier de dichtstbijzijnde revolver in dezelfde rij of kolom: 1 punt per gebied ertussen.',
  'the-clearing': '2 punten per fort; −1 punt per bosgebied.',
  'the-herd':
    '2 punten per koe in je grootste groep koeien: gebieden met een koe die rand aan rand liggen, ongeacht de terreinsoort.',
  undiscovered:
    '5 punten per leeg vak met rondom gebieden: aan alle vier de zijden en op alle vier de hoeken.',
  'wagon-train':
    'Elke aaneengesloten lijn van huifkarren in een rij of kolom scoort naar lengte: 2 huifkarren → 1 punt, 3 → 2, 4 → 4, 5 → 7, 6 of meer → 10.',

  'claim-stakes': '2 punten per mijn zonder andere mijn ernaast; −1 punt per mijn naast een andere mijn.',
  standoff:
    '3 punten per paar revolvers in dezelfde rij of kolom met precies één gebied ertussen, waarop geen revolver ligt. Met een leeg vak ertussen telt het paar niet.',
  'fastest-draw':
    '6 punten als je meer revolvers hebt dan je tegenstander. Bij evenveel revolvers scoort geen van beiden.',
  stronghold: '3 punten per fort met een gebied aan elk van de vier zijden.',
  'border-patrol': '2 punten per fort met minstens 2 lege zijden. Een gat midden in de stad is ook leeg.',
  'long-haul':
    '2 punten per huifkar in de rij of kolom van je stad met de meeste huifkarren. Alleen die ene telt; gaten maken niet uit.',
  'general-store':
    '3 punten per complete set van de zes symbolen: bier, koe, fort, revolver, mijn en huifkar. Elk symbool telt maar in één set mee.',
  'square-deal':
    '3 punten per vierkant van 2 × 2 gebieden van dezelfde terreinsoort. Vierkanten mogen elkaar overlappen.',
  'great-divide':
    '6 punten als je grootste groep bergen groter is dan die van je tegenstander. Zijn ze even groot, dan scoort geen van beiden.',
  'watering-holes': '4 punten per groep van precies 2 watergebieden.',
  'law-and-order': '6 punten als je hoogstens 2 revolvers hebt. Vanaf 3 revolvers: −1 punt per revolver.',
  boomtown:
    '6 punten als je stad meer gebieden heeft dan die van je tegenstander. Bij evenveel gebieden krijgen jullie allebei 3 punten.',
  poachers:
    'Heb je minder mijnen dan je tegenstander: 3 punten per mijn in de stad van je tegenstander. Bij evenveel mijnen scoort geen van beiden.',
  'telegraph-line': '2 punten per rij of kolom met minstens 2 forten. Gaten maken niet uit.',
  'cattle-drive':
    'Voor je grootste groep koeien krijg je zoveel punten: het aantal terreinsoorten ervan × het aantal huifkarren ernaast.',
  'trading-post': '3 punten per soort symbool direct tussen twee bieren: links en rechts, of boven en onder.',
  'tall-timber':
    'Elke aaneengesloten lijn van bossen in een rij of kolom scoort naar lengte: 2 bossen → 2 punten, 3 → 5, 4 of meer → 9.',
  snowmelt: '2 punten per sneeuwgebied naast water.',
};
