// The lessons in Italian.

import { amounts, points } from '../grammar/it/amounts.ts';
import { quoted } from '../grammar/it/names.ts';
import type { LessonsWords } from './contract.ts';

const { number, and } = amounts;
const list = (titles: readonly string[]): string => and(titles.map(quoted));

export const words: LessonsWords = {
  progress: (step, of) => `Passo ${number(step)} di ${number(of)}`,
  next: 'Avanti',
  skip: 'Salta',
  showMe: 'Mostrami',
  shown: {
    look: () => 'Una di queste tre. Sceglila per leggerla.',
    card: ({ card }) => `Questa qui: ${quoted(card)}. Sceglila.`,
    place: ({ place }) => `Così. Ora premi ${quoted(place)}.`,
    elsewhere: ({ card }) =>
      `Si può, ma quello spazio servirà nei prossimi passi. Piazza ${quoted(card)} nel punto segnato.`,
  },
  play: (level) => `Gioca contro il livello ${number(level)}`,
  rival: { name: 'Avversario', short: 'Avv.', town: 'Cittadina del tuo avversario' },
  lessons: {
    table: {
      heading: 'Il tavolo',
      task: () =>
        'Quindici carte formano un cerchio; con queste ognuno costruisce una cittadina. Le tre carte punteggio al centro valgono per entrambi: scegline una.',
      right: ({ bonus, condition }) => `${quoted(bonus)}: ${condition}`,
      wrong: {
        card: () => 'Quella carta è nel cerchio; verrà il suo momento. Prima scegline una al centro.',
      },
    },
    start: {
      heading: 'La carta iniziale',
      task: () =>
        'Tu scegli la carta iniziale, ma il tuo avversario prende per primo. Offri poco: scegli la carta con più neve.',
      right: ({ card }) =>
        `${quoted(card)}: un inizio gelido per il tuo avversario! Da lì si va avanti in senso orario.`,
      wrong: {
        card: ({ tried }) =>
          `Puoi farlo, ma ${quoted(tried)} potrebbe piacere al tuo avversario. Cerca la carta con tre territori di neve.`,
      },
    },
    take: {
      heading: 'La prossima carta',
      task: ({ taken }) =>
        `Il tuo avversario ha preso ${quoted(taken)}. Ora tocca a te: prendi la prossima carta, quella indicata dalla freccia.`,
      right: ({ card }) => `${quoted(card)} è tua. Ciò che prendi lo piazzi subito.`,
      wrong: {
        card: () => 'Puoi farlo, ma le carte saltate vanno al tuo avversario. Per ora prendi la prossima.',
      },
    },
    first: {
      heading: 'La tua prima carta',
      task: ({ place }) =>
        `La prima carta si mette giù e basta: tocca il suo posto o trascinala lì, poi premi ${quoted(place)}.`,
      right: () => 'La tua cittadina è fondata!',
      wrong: {},
    },
    gift: {
      heading: 'Saltare carte',
      task: ({ card }) =>
        `Puoi saltare delle carte, ma il tuo avversario le riceve tutte: i fiocchi mostrano quali. Prendi ${quoted(card)} con le sue tre miniere.`,
      right: ({ card, given }) =>
        `Tu hai ${quoted(card)}, il tuo avversario riceve ${list(given)}. Ciò che regali decide la partita.`,
      wrong: {
        card: ({ card, given }) =>
          given.length === 0
            ? `Così non regali nulla, ma quella carta non ha nemmeno una miniera. Saltala e prendi ${quoted(card)}.`
            : `Così regali ${number(given.length)} carte: troppe. Prendi ${quoted(card)}.`,
      },
    },
    edge: {
      heading: 'Lato a lato',
      task: ({ card }) =>
        `Un picchetto segna il centro della carta. Deve toccare la cittadina con un lato; gli angoli, i picchetti rossi, non bastano. Piazza ${quoted(card)} senza coprire nulla.`,
      right: () => 'Lato a lato, ben piazzata! I terreni non devono combaciare.',
      wrong: {
        beside: () => 'Così copri una carta. Si può, e presto lo farai; questa volta piazzala accanto.',
      },
    },
    free: {
      heading: 'Carte gratuite',
      task: ({ left, card }) =>
        left > 1
          ? `Il tuo avversario ha saltato due carte: sono tue! Piazzale in ordine: prima ${quoted(card)}, nel punto segnato; da lì andremo avanti.`
          : `E ora ${quoted(card)}, nel punto segnato.`,
      right: () => 'Prima le carte gratuite, poi ne prendi una tu: è sempre così.',
      wrong: {},
    },
    group: {
      heading: 'I gruppi',
      task: ({ now, want }) =>
        `Di ogni terreno conta il tuo gruppo più grande, 1 punto per territorio. Il tuo gruppo d’acqua ne ha ${number(now)}: portalo a ${number(want)}.`,
      right: ({ got }) => `Un gruppo d’acqua da ${number(got)}: ${points(got)}. Il punteggio tiene il conto.`,
      wrong: {
        line: ({ got }) => `Così sono ${number(got)}. L’acqua si unisce all’acqua solo lato a lato.`,
      },
    },
    turn: {
      heading: 'Capovolta',
      task: ({ bonus, want }) =>
        `${quoted(bonus)}: ${points(want)} per una pistola tra due deserti. Gira la carta e piazza il suo deserto a sinistra della pistola nella neve.`,
      right: ({ got }) => `Deserto, pistola, deserto: ${points(got)}!`,
      wrong: {
        turned: ({ turn }) =>
          `Dritta, il suo deserto non arriva accanto alla pistola. Premi prima ${quoted(turn)}.`,
        line: () => 'È girata. Ora il suo deserto deve toccare da sinistra la pistola evidenziata.',
      },
    },
    cover: {
      heading: 'Coprire',
      task: ({ now, want }) =>
        `Una carta può coprirne altre; ciò che sta sotto sparisce. Metti una foresta sulla pianura tra le tue foreste: da ${number(now)} a ${number(want)}.`,
      right: ({ got }) =>
        `Una pianura persa, un gruppo di foresta da ${number(got)} guadagnato. Coprire conviene dove unisce.`,
      wrong: {
        covering: () =>
          'Così non copri nulla. La foresta della carta va sulla pianura tra le foreste evidenziate.',
        line: ({ got }) =>
          `Così il gruppo di foresta è da ${number(got)}. La foresta della carta deve unire quelle evidenziate.`,
      },
    },
    bonus: {
      heading: 'Carta punteggio',
      task: ({ bonus, now, want }) =>
        `${quoted(bonus)}: 2 punti per ogni mucca né sulla neve né accanto alla neve. Copri la neve che disturba: da ${number(now)} a ${number(want)}.`,
      right: ({ got }) => `Solo mucche felici: ${points(got)}!`,
      wrong: {
        line: ({ got, want }) =>
          `Sono ${number(got)} su ${number(want)}. Copri la neve evidenziata, e tieni lontana dalla neve anche la mucca della carta.`,
      },
    },
    end: {
      heading: 'L’ultima carta',
      task: ({ now, want }) =>
        `Hai ${points(now)}. Piazza l’ultima carta in modo da averne almeno ${number(want)}; poi si contano le due cittadine.`,
      right: ({ own, rival }) =>
        `Vinci ${number(own)} a ${number(rival)}! Ecco tutto il gioco: prendere, regalare, piazzare, contare.`,
      wrong: {
        line: ({ got }) => `Sarebbero ${number(got)}. Si può fare di più: quale gruppo può crescere?`,
      },
    },
  },
};
