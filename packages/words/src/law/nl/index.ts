// The law of the game in Dutch: all its words.

import { amounts } from '../../nl/amounts.ts';
import type { LawWords } from '../contract.ts';
import { pictures } from './pictures.ts';
import { chapters, gameRules, marks } from './rules.ts';
import { cardRules, examples } from './scoring.ts';

const { number, plural } = amounts;

export const words: LawWords = {
  chapters,
  marks,
  rules: { ...gameRules, ...cardRules },
  pictures,
  page: {
    intro: [
      'Circle the Wagons is een kaartspel voor twee, bedacht door Steven Aramini, Danny Devine en Paul Kluka en uitgegeven door Button Shy. Achttien kaarten zijn het hele spel. Vijftien daarvan liggen in een cirkel, en jullie nemen er om de beurt een. Wat je overslaat, krijgt je tegenstander gratis. Met de kaarten bouwt ieder een stad, naast elkaar of over elkaar heen, en aan het eind leveren grote groepen van één terreinsoort en drie gezamenlijke scorekaarten punten op.',
      'Dit zijn de regels van een onofficiële versie door fans. Ze berusten op de vijf regelboekjes: Engels (2017), Duits, Nederlands, Frans en Italiaans. Die zijn het eens, op twee regels van het Italiaanse na; P2 en G3 zeggen welke.',
    ],
    contents: 'Inhoud',
    search: {
      label: 'Zoeken in de spelregels',
      clear: 'Zoekopdracht wissen',
      found: (rules) =>
        `${number(rules)} ${plural(rules, { one: 'spelregel', other: 'spelregels' })} gevonden.`,
      none: (query) => `Geen spelregel bevat “${query}”.`,
    },
    noRule: (address) => `Er is geen spelregel “${address}”. Hier staan ze allemaal.`,
    reading: {
      heading: 'Hoe je de spelregels leest',
      text: 'Elke spelregel heeft een letter en een nummer. Weigert het spel een zet, dan noemt het de spelregel. Sommige punten staan in geen enkel regelboekje gedrukt. Die zijn op een van twee manieren gemarkeerd:',
    },
    terrainsAndIcons: 'Terreinsoorten en symbolen',
    everyCard:
      'Drie dingen volgen uit de spelregels hierboven en gelden voor elke kaart. Bedekte gebieden en symbolen tellen niet mee (P7). Een hoek is niet “naast”. Een leeg vak heeft geen terreinsoort en geen symbool.',
    refusals: {
      heading: 'Welke spelregel een weigering noemt',
      intro:
        'Elke weigering zegt wat er mis is en noemt de spelregel. Wat helemaal geen zet is, overtreedt er geen.',
    },
    linkTo: (rule) => `Link naar spelregel ${rule}`,
    toCard: (title) => `“${title}”: de kaart en een voorbeeld`,
  },
  cards: {
    intro: [
      'Een kaart heeft twee kanten: vier gebieden op de voorkant, een scorevoorwaarde op de achterkant.',
      'Niet elke gedrukte kaart was te achterhalen. Daarom draagt elke kant een woord dat zegt hoe goed die bekend is.',
    ],
    pairing:
      'Welke voorkant bij welke scorekaart hoort, hebben we zelf bepaald. Vijftien voorkanten komen van de afbeeldingen in het regelboekje van 2017; de andere drie zijn afgeleid uit het patroon dat die vijftien volgen.',
    ownDeck:
      'Heb je het gedrukte spel, dan kun je dit deck vervangen door een eigen deckbestand, met alle verbeteringen die je maar wilt.',
    otherDeck: (name) => `Dit zijn de kaarten van het deck “${name}”.`,
    front: 'Voorkant',
    back: 'Scorekant',
    bothSides: 'Voorkant, scorekant',
    noCard: (address) => `Er is geen kaart “${address}”. Hier staan ze allemaal.`,
    example: 'Voorbeeld',
    yourTown: 'Jouw stad',
    opponentsTown: 'Stad van je tegenstander',
    examples,
    details: (rule) => `De details: spelregel ${rule}`,
  },
};
