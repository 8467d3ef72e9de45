// The law of the game in Dutch: all its words.

import { amounts } from '../../grammar/nl/amounts.ts';
import type { LawWords } from '../contract.ts';
import { examples } from './examples.ts';
import { pictures } from './pictures.ts';
import { chapters, gameRules, marks } from './rules.ts';
import { cardRules } from './scoring.ts';

const { number, plural } = amounts;

export const words: LawWords = {
  chapters,
  marks,
  rules: { ...gameRules, ...cardRules },
  pictures,
  page: {
    intro: [
      'Circle the Wagons is een kaartspel voor twee, bedacht door Steven Aramini, Danny Devine en Paul Kluka en uitgegeven door Button Shy. Achttien kaarten zijn het hele spel. Vijftien daarvan liggen in een cirkel, en jullie nemen er om de beurt een. Wat je overslaat, krijgt je tegenstander gratis. Met de kaarten bouwt ieder een stad, naast elkaar of over elkaar heen, en aan het eind leveren grote groepen van één terreinsoort en drie gezamenlijke scorekaarten punten op.',
      'Dit zijn de regels van een onofficiële versie door fans. Ze berusten op de vijf regelboekjes: Engels (2017), Duits, Nederlands, Frans en Italiaans. Die stemmen overeen, op twee regels van het Italiaanse na; P2 en G3 zeggen welke.',
    ],
    contents: 'Inhoud',
    search: {
      label: 'Zoeken in de spelregels',
      clear: 'Zoekopdracht wissen',
      found: (rules) =>
        `${number(rules)} ${plural(rules, { one: 'spelregel', other: 'spelregels' })} gevonden.`,
      none: (query) => `Geen spelregel bevat “${query}”.`,
    },
    noRule: (address) => `Spelregel “${address}” bestaat niet. Hieronder staan alle spelregels.`,
    reading: {
      heading: 'Hoe je de spelregels leest',
      text: 'Elke spelregel heeft een letter en een nummer. Weigert het spel een zet, dan noemt het de spelregel. Sommige punten staan in geen enkel regelboekje gedrukt. Die zijn op een van twee manieren gemarkeerd:',
    },
    terrainsAndIcons: 'Terreinsoorten en symbolen',
    everyCard:
      'Drie dingen volgen uit de spelregels hierboven en gelden voor elke kaart. Afgedekte gebieden en symbolen tellen niet mee (P7). Een hoek is niet “naast”. Een leeg vak heeft geen terreinsoort en geen symbool.',
    chapterIntros: {
      B: 'Elke spelregel van B1 tot en met B18 begint met de voorwaarde van een kaart van het gedrukte deck en vult aan wat die openlaat.',
      C: 'Grensland is ons eigen tweede deck en wordt met dezelfde spelregels gespeeld. Wat B0 zegt, geldt ook voor de kaarten ervan.',
    },
    refusals: {
      heading: 'Welke spelregel een weigering noemt',
      intro: 'Elke weigering zegt wat er mis is en noemt de spelregel.',
    },
    linkTo: (rule) => `Link naar spelregel ${rule}`,
    toCard: (title) => `“${title}”: de kaart en een voorbeeld`,
  },
  cards: {
    intro: [
      'Een kaart heeft twee kanten: vier gebieden op de voorkant, een scorevoorwaarde op de achterkant.',
      'De gedrukte kaarten komen uit de print-and-playversie van de ontwerpers uit 2016. Latere publicaties bevestigen acht van de voorwaarden en vijftien van de voorkanten.',
    ],
    pairing:
      'Welke voorkant bij welke achterkant hoort, is afgeleid uit de indeling van de vellen van de print-and-playversie.',
    ownDeck:
      'Op de tien scorekanten met de vermelding “print-and-play” kan in de druk van 2017 een getal anders zijn. Is dat bij jouw exemplaar zo, sla dan het deckbestand op, verander het getal en kies je bestand bij “Nieuwe partij”.',
    saveDeck: 'Deckbestand opslaan',
    frontier:
      'Grensland is ons eigen tweede deck: achttien voorkanten en achttien voorwaarden die we zelf hebben bedacht, gespeeld met dezelfde spelregels.',
    otherDeck: (name) => `Dit zijn de kaarten van het deck “${name}”.`,
    front: 'Voorkant',
    back: 'Scorekant',
    bothSides: 'Voorkant, scorekant',
    noCard: (address) => `De kaart “${address}” bestaat niet. Hieronder staan alle kaarten.`,
    example: 'Voorbeeld',
    yourTown: 'Jouw stad',
    opponentsTown: 'Stad van je tegenstander',
    examples,
    details: (rule) => `De details: spelregel ${rule}`,
  },
};
