// The lessons in Dutch. Titles stand in quotation marks, since many begin like a sentence: “De kudde”.

import { amounts, points } from '../grammar/nl/amounts.ts';
import type { LessonsWords } from './contract.ts';

const { number, and } = amounts;
const quoted = (title: string): string => `“${title}”`;
const list = (titles: readonly string[]): string => and(titles.map(quoted));

export const words: LessonsWords = {
  progress: (step, of) => `Stap ${number(step)} van ${number(of)}`,
  next: 'Verder',
  skip: 'Overslaan',
  showMe: 'Laat zien',
  shown: {
    look: () => 'Een van deze drie. Kies er een om hem te lezen.',
    card: ({ card }) => `Deze hier: ${quoted(card)}. Kies hem.`,
    place: ({ place }) => `Zo. Druk nu op “${place}”.`,
    elsewhere: ({ card }) =>
      `Dat mag, maar die ruimte hebben we straks nodig. Leg ${quoted(card)} op de gemarkeerde plek.`,
  },
  play: (level) => `Spelen tegen niveau ${number(level)}`,
  rival: { name: 'Tegenstander', short: 'Teg.', town: 'Stad van je tegenstander' },
  lessons: {
    table: {
      heading: 'De tafel',
      task: () =>
        'Vijftien kaarten liggen in een cirkel; daarmee bouwen jullie elk een stad. De drie scorekaarten in het midden gelden voor beiden: kies er een.',
      right: ({ bonus, condition }) => `${quoted(bonus)}: ${condition}`,
      wrong: {
        card: () => 'Die kaart ligt in de cirkel; die komt straks. Kies eerst een kaart in het midden.',
      },
    },
    start: {
      heading: 'De startkaart',
      task: () =>
        'Jij kiest de startkaart, maar je tegenstander neemt als eerste. Bied dus weinig: kies de kaart met de meeste sneeuw.',
      right: ({ card }) =>
        `${quoted(card)}: een ijzig begin voor je tegenstander! Vanaf daar gaat het met de klok mee.`,
      wrong: {
        card: ({ tried }) =>
          `Dat mag, maar misschien wil je tegenstander ${quoted(tried)} wel hebben. Zoek de kaart met drie keer sneeuw.`,
      },
    },
    take: {
      heading: 'De volgende kaart',
      task: ({ taken }) =>
        `Je tegenstander heeft ${quoted(taken)} genomen. Nu ben jij aan de beurt: neem de volgende kaart, waar de pijl naar wijst.`,
      right: ({ card }) => `${quoted(card)} is van jou. Wat je neemt, leg je meteen neer.`,
      wrong: {
        card: () =>
          'Dat mag, maar wat je overslaat, krijgt je tegenstander. Neem voorlopig de volgende kaart.',
      },
    },
    first: {
      heading: 'Je eerste kaart',
      task: ({ place }) =>
        `Je eerste kaart leg je gewoon neer: tik op de plek of sleep de kaart erheen, en druk dan op “${place}”.`,
      right: () => 'Je stad is gesticht!',
      wrong: {},
    },
    gift: {
      heading: 'Overslaan',
      task: ({ card }) =>
        `Je mag kaarten overslaan, maar je tegenstander krijgt ze allemaal: de strikken laten zien welke. Neem ${quoted(card)} met drie mijnen.`,
      right: ({ card, given }) =>
        `Jij hebt ${quoted(card)}, je tegenstander krijgt ${list(given)}. Wat je weggeeft, beslist het spel.`,
      wrong: {
        card: ({ card, given }) =>
          given.length === 0
            ? `Zo geef je niets weg, maar die kaart heeft geen enkele mijn. Sla hem over en neem ${quoted(card)}.`
            : `Daarmee geef je ${number(given.length)} kaarten weg: te veel. Neem ${quoted(card)}.`,
      },
    },
    edge: {
      heading: 'Zijde aan zijde',
      task: ({ card }) =>
        `Een paaltje is waar het midden van de kaart komt. Zijden moeten elkaar raken; hoeken, de rode paaltjes, zijn niet genoeg. Leg ${quoted(card)} aan zonder iets te bedekken.`,
      right: () => 'Zijde aan zijde, goed gelegd! De terreinsoorten hoeven niet overeen te komen.',
      wrong: {
        beside: () => 'Dat bedekt een kaart. Het mag en straks doe je het ook; leg hem deze keer ernaast.',
      },
    },
    free: {
      heading: 'Gratis kaarten',
      task: ({ left, card }) =>
        left > 1
          ? `Je tegenstander heeft twee kaarten overgeslagen: ze zijn van jou! Leg ze op volgorde neer: eerst ${quoted(card)}, op de gemarkeerde plek; daar gaan we verder.`
          : `En nu ${quoted(card)}, op de gemarkeerde plek.`,
      right: () => 'Eerst je gratis kaarten, dan neem je er zelf een: zo gaat het altijd.',
      wrong: {},
    },
    group: {
      heading: 'Groepen',
      task: ({ now, want }) =>
        `Van elke terreinsoort telt je grootste groep, 1 punt per gebied. Je grootste groep water heeft er ${number(now)}: maak er ${number(want)} van.`,
      right: ({ got }) => `Een groep water van ${number(got)}: ${points(got)}. De telling houdt het bij.`,
      wrong: {
        line: ({ got }) => `Zo zijn het er ${number(got)}. Water hoort alleen zijde aan zijde bij elkaar.`,
      },
    },
    turn: {
      heading: 'Ondersteboven',
      task: ({ bonus, want }) =>
        `${quoted(bonus)}: ${points(want)} voor een revolver tussen twee woestijnen. Draai de kaart en leg de woestijn links van de revolver in de sneeuw.`,
      right: ({ got }) => `Woestijn, revolver, woestijn: ${points(got)}!`,
      wrong: {
        turned: ({ turn }) =>
          `Rechtop komt de woestijn niet naast de revolver te liggen. Druk eerst op “${turn}”.`,
        line: () => 'Gedraaid is hij. Nu moet de woestijn links aan de omlijnde revolver liggen.',
      },
    },
    cover: {
      heading: 'Bedekken',
      task: ({ now, want }) =>
        `Kaarten mogen andere bedekken; wat eronder ligt, is weg. Leg bos op de prairie tussen je bossen: van ${number(now)} naar ${number(want)}.`,
      right: ({ got }) =>
        `Eén prairie kwijt, een groep bos van ${number(got)} gewonnen. Bedekken loont waar het verbindt.`,
      wrong: {
        covering: () =>
          'Dat bedekt niets. Het bos van de kaart hoort op de prairie tussen de omlijnde bossen.',
        line: ({ got }) =>
          `Zo heeft je groep bos er ${number(got)}. Het bos van de kaart moet de omlijnde bossen verbinden.`,
      },
    },
    bonus: {
      heading: 'Een scorekaart',
      task: ({ bonus, now, want }) =>
        `${quoted(bonus)}: 2 punten per koe die niet in of naast sneeuw staat. Bedek de sneeuw die stoort: van ${number(now)} naar ${number(want)}.`,
      right: ({ got }) => `Alleen maar blije koeien: ${points(got)}!`,
      wrong: {
        line: ({ got, want }) =>
          `Dat zijn er ${number(got)} van ${number(want)}. Bedek de omlijnde sneeuw, en houd ook de koe van de kaart uit de sneeuw.`,
      },
    },
    end: {
      heading: 'De laatste kaart',
      task: ({ now, want }) =>
        `Je hebt ${points(now)}. Leg de laatste kaart zo dat het er minstens ${number(want)} worden; daarna worden beide steden geteld.`,
      right: ({ own, rival }) =>
        `Je wint met ${number(own)} tegen ${number(rival)}! Dat is het hele spel: nemen, weggeven, leggen, tellen.`,
      wrong: {
        line: ({ got }) => `Dat zouden er ${number(got)} zijn. Er zit meer in: welke groep kan groeien?`,
      },
    },
  },
};
