// The conditions of the base deck in Dutch.

import type { CardWords } from '../contract.ts';

export const cards: CardWords = {
  badlands:
    '4 punten per revolver direct tussen twee woestijngebieden: links en rechts, of erboven en eronder. Elke revolver telt één keer.',
  'one-too-many':
    'Heb je meer bieren dan je tegenstander, dan verlies je 1 punt per bier in de stad van je tegenstander. Bij evenveel bieren verliest niemand punten.',
  'happy-cows': '2 punten per koe die niet op sneeuw en ook niet naast sneeuw staat.',
  'cool-water':
    '3 punten per huifkar in of naast je grootste groep watergebieden. Bij even grote groepen telt de groep die jou het meest oplevert.',
  'the-herd':
    '2 punten per koe in je grootste groep koeien: gebieden met een koe die zijde aan zijde liggen, ongeacht de terreinsoort.',
  'the-clearing': '2 punten per fort; −1 punt per bosgebied.',
  'chuck-wagon': '2 punten per bier naast een huifkar; −1 punt per bier dat niet naast een huifkar staat.',
  'circled-camp': '5 punten per ingesloten leeg vak: aan alle vier de zijden ligt een gebied van je stad.',
  'mother-lode': '2 punten per mijn op of naast bergen.',
  'claim-stakes': '2 punten per mijn zonder andere mijn ernaast; −1 punt per mijn naast een andere mijn.',
  standoff:
    '3 punten per paar revolvers in dezelfde rij of kolom met precies één gebied ertussen, waarop geen revolver ligt. Met een leeg vak ertussen telt het paar niet.',
  'fastest-draw':
    '6 punten als je meer revolvers hebt dan je tegenstander. Bij evenveel revolvers krijgt niemand punten.',
  stronghold: '3 punten per fort met een gebied aan elk van de vier zijden.',
  'border-patrol':
    '2 punten per fort met minstens twee lege zijden. Een zijde die aan een ingesloten gat grenst, is ook leeg.',
  'wagon-train':
    '2 punten per huifkar in één rij of kolom van je stad: die met de meeste huifkarren. Lege vakken en andere gebieden ertussen maken niet uit.',
  'general-store':
    '3 punten per complete set van de zes symbolen: bier, koe, fort, revolver, mijn en huifkar. Elk symbool telt maar in één set mee.',
  'square-deal':
    '3 punten per vierkant van 2 × 2 gebieden van dezelfde terreinsoort. Vierkanten mogen elkaar overlappen en tellen elk mee.',
  'great-divide':
    '6 punten als je grootste groep bergen groter is dan die van je tegenstander. Zijn ze even groot, dan krijgt niemand punten.',
};
