// The lessons in German. Titles stand in quotation marks, so that they need no case.

import { amounts, points } from '../grammar/de/amounts.ts';
import type { LessonsWords } from './contract.ts';

const { number, and } = amounts;
const quoted = (title: string): string => `„${title}“`;
const list = (titles: readonly string[]): string => and(titles.map(quoted));

export const words: LessonsWords = {
  progress: (step, of) => `Schritt ${number(step)} von ${number(of)}`,
  next: 'Weiter',
  skip: 'Auslassen',
  showMe: 'Zeig es mir',
  shown: {
    look: () => 'Eine von diesen dreien. Wähle sie, um sie zu lesen.',
    card: ({ card }) => `Diese hier: ${quoted(card)}. Wähle sie.`,
    place: ({ place }) => `So. Nun drücke „${place}“.`,
    elsewhere: ({ card }) =>
      `Das darfst du; aber den Platz brauchen wir in den nächsten Schritten. Lege ${quoted(card)} bitte an die markierte Stelle.`,
  },
  play: (level) => `Gegen Stufe ${number(level)} spielen`,
  rival: { name: 'Gegner', short: 'Gegn.', town: 'Stadt deines Gegners' },
  lessons: {
    table: {
      heading: 'Der Tisch',
      task: () =>
        'Fünfzehn Karten liegen im Kreis; daraus baut jeder von euch eine Stadt. Die drei Wertungskarten in der Mitte gelten für beide: Wähle eine.',
      right: ({ bonus, condition }) => `${quoted(bonus)}: ${condition}`,
      wrong: {
        card: () =>
          'Diese Karte liegt im Kreis; sie kommt später dran. Wähle zuerst eine Karte in der Mitte.',
      },
    },
    start: {
      heading: 'Die Startkarte',
      task: () =>
        'Du bestimmst die Startkarte, aber dein Gegner nimmt zuerst. Biete ihm wenig: Bestimme die Karte mit dem meisten Schnee.',
      right: ({ card }) =>
        `${quoted(card)}: ein frostiger Anfang für deinen Gegner! Von dort geht es im Uhrzeigersinn weiter.`,
      wrong: {
        card: ({ tried }) =>
          `Das darfst du, aber ${quoted(tried)} könnte deinem Gegner gefallen. Suche die Karte mit dreimal Schnee.`,
      },
    },
    take: {
      heading: 'Die nächste Karte',
      task: ({ taken }) =>
        `Dein Gegner hat ${quoted(taken)} genommen. Nun bist du dran: Nimm die nächste Karte, auf die der Pfeil zeigt.`,
      right: ({ card }) => `${quoted(card)} gehört dir. Was du nimmst, legst du sofort aus.`,
      wrong: {
        card: () =>
          'Das darfst du, aber was du überspringst, bekommt dein Gegner. Nimm erst einmal die nächste Karte.',
      },
    },
    first: {
      heading: 'Deine erste Karte',
      task: ({ place }) =>
        `Die erste Karte legst du einfach hin: Tippe auf ihren Platz oder ziehe sie dorthin, dann drücke „${place}“.`,
      right: () => 'Deine Stadt ist gegründet!',
      wrong: {},
    },
    gift: {
      heading: 'Überspringen',
      task: ({ card }) =>
        `Du darfst Karten überspringen, aber dein Gegner bekommt sie alle geschenkt: Die Schleifen zeigen es. Nimm ${quoted(card)} mit den drei Minen.`,
      right: ({ card, given }) =>
        `Du hast ${quoted(card)}, dein Gegner bekommt ${list(given)}. Was man verschenkt, entscheidet das Spiel.`,
      wrong: {
        card: ({ card, given }) =>
          given.length === 0
            ? `So verschenkst du nichts, aber die Karte hat keine einzige Mine. Überspringe sie und nimm ${quoted(card)}.`
            : `Damit verschenkst du ${number(given.length)} Karten: zu viele. Nimm ${quoted(card)}.`,
      },
    },
    edge: {
      heading: 'Kante an Kante',
      task: ({ card }) =>
        `Ein Pflock zeigt, wo die Mitte der Karte läge. Kanten müssen sich berühren; Ecken, die roten Pflöcke, genügen nicht. Lege ${quoted(card)} an, ohne etwas zu überdecken.`,
      right: () => 'Kante an Kante, gut gelegt! Die Landschaften müssen nicht zusammenpassen.',
      wrong: {
        beside: () =>
          'Das überdeckt eine Karte. Du darfst es und wirst es bald tun; diesmal lege sie daneben.',
      },
    },
    free: {
      heading: 'Geschenkte Karten',
      task: ({ left, card }) =>
        left > 1
          ? `Dein Gegner hat zwei Karten übersprungen: Sie gehören dir! Lege sie der Reihe nach aus: zuerst ${quoted(card)}, an die markierte Stelle; von dort geht es weiter.`
          : `Und nun ${quoted(card)}, an die markierte Stelle.`,
      right: () => 'Erst die geschenkten Karten, dann nimmst du selbst eine: So ist es immer.',
      wrong: {},
    },
    group: {
      heading: 'Gebiete',
      task: ({ now, want }) =>
        `Von jeder Landschaftsart zählt dein größtes Gebiet, 1 Punkt pro Landschaft. Dein Wassergebiet hat ${number(now)}: Mach ${number(want)} daraus.`,
      right: ({ got }) =>
        `Ein Wassergebiet mit ${number(got)}: ${points(got)}. Die Wertung zählt für dich mit.`,
      wrong: {
        line: ({ got }) => `So sind es ${number(got)}. Wasser hängt nur Kante an Kante zusammen.`,
      },
    },
    turn: {
      heading: 'Auf den Kopf',
      task: ({ bonus, want }) =>
        `${quoted(bonus)}: ${points(want)} für einen Revolver zwischen zwei Wüsten. Drehe die Karte und lege ihre Wüste links neben den Revolver im Schnee.`,
      right: ({ got }) => `Wüste, Revolver, Wüste: ${points(got)}!`,
      wrong: {
        turned: ({ turn }) => `Aufrecht kommt ihre Wüste nicht neben den Revolver. Drücke zuerst „${turn}“.`,
        line: () => 'Gedreht ist sie. Nun muss ihre Wüste links an den umrandeten Revolver grenzen.',
      },
    },
    cover: {
      heading: 'Überdecken',
      task: ({ now, want }) =>
        `Karten dürfen andere überdecken; was darunter liegt, ist weg. Lege Wald auf die Ebene zwischen deinen Wäldern: Aus ${number(now)} werden ${number(want)}.`,
      right: ({ got }) =>
        `Eine Ebene verloren, ein Waldgebiet mit ${number(got)} gewonnen. Überdecken lohnt sich, wo es verbindet.`,
      wrong: {
        covering: () =>
          'Das überdeckt nichts. Der Wald der Karte gehört auf die Ebene zwischen den umrandeten Wäldern.',
        line: ({ got }) =>
          `So hat dein Waldgebiet ${number(got)}. Der Wald der Karte muss die umrandeten Wälder verbinden.`,
      },
    },
    bonus: {
      heading: 'Wertungskarten',
      task: ({ bonus, now, want }) =>
        `${quoted(bonus)}: 2 Punkte pro Kuh, die weder im Schnee noch neben Schnee steht. Überdecke den Schnee, der stört: Aus ${number(now)} werden ${number(want)}.`,
      right: ({ got }) => `Lauter glückliche Kühe: ${points(got)}!`,
      wrong: {
        line: ({ got, want }) =>
          `Das sind ${number(got)} von ${number(want)}. Überdecke den umrandeten Schnee, und halte auch die Kuh der Karte von Schnee fern.`,
      },
    },
    end: {
      heading: 'Die letzte Karte',
      task: ({ now, want }) =>
        `Du hast ${points(now)}. Lege die letzte Karte so, dass es mindestens ${number(want)} werden; dann werden beide Städte gewertet.`,
      right: ({ own, rival }) =>
        `Du gewinnst ${number(own)} zu ${number(rival)}! Das ist das ganze Spiel: nehmen, verschenken, auslegen, werten.`,
      wrong: {
        line: ({ got }) => `Das wären ${number(got)}. Da geht noch mehr: Welches Gebiet kann wachsen?`,
      },
    },
  },
};
