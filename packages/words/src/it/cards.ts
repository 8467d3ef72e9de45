// The conditions of the built-in decks in Italian.

import type { CardWords } from '../contract.ts';

export const cards: CardWords = {
  badlands:
    '4 punti per ogni pistola direttamente tra due territori di deserto: a sinistra e a destra, oppure sopra e sotto.',
  'boom-or-bust':
    'I punti dipendono da quante miniere hai: 0–2 miniere → 5 punti, 3–6 → 0, 7 → 3, 8 o più → 8.',
  bootleggers:
    '2 punti per ogni birra adiacente a un carro; −1 punto per ogni birra non adiacente a un carro.',
  'circle-the-wagons': '6 punti per ogni territorio con un carro su ciascuno dei suoi 4 lati.',
  'claim-jumpers':
    'Chi ha più miniere ottiene 9 punti, ma ne cede 5 all’avversario se questi ha più pistole. A parità di miniere, nessuno dei due ottiene punti.',
  'cool-water':
    '3 punti per ogni carro nel tuo gruppo d’acqua più grande o adiacente a esso. Tra gruppi di pari grandezza conta il migliore per te.',
  fortified: '7 punti per ogni quadrato di 2 × 2 forti. I quadrati possono sovrapporsi.',
  'gold-country': '2 punti per ogni miniera in montagna o adiacente alla montagna.',
  'happy-cows': '2 punti per ogni mucca che non è né sulla neve né adiacente alla neve.',
  'one-too-many':
    'Se hai più birre dell’avversario: −1 punto per ogni birra nella sua cittadina. In caso di parità, nessuno dei due perde punti.',
  'prairie-life':
    'Somma le tue mucche e i tuoi territori di pianura: 1 punto ogni 2, arrotondato per difetto. Una mucca in pianura conta doppio.',
  'rifles-ready': '2 punti per ogni forte adiacente a una pistola.',
  'smalltown-charm':
    'Se la tua cittadina ha meno territori di quella dell’avversario: 1 punto per ogni territorio di differenza.',
  'target-practice':
    'Per ogni birra, cerca la pistola più vicina nella sua riga o colonna: 1 punto per ogni territorio tra le due.',
  'the-clearing': '2 punti per ogni forte; −1 punto per ogni territorio di foresta.',
  'the-herd':
    '2 punti per ogni mucca del tuo gruppo di mucche più grande: unite lato a lato, su qualsiasi terreno.',
  undiscovered:
    '5 punti per ogni casella vuota interamente circondata da territori: su tutti e quattro i lati e a tutti e quattro gli angoli.',
  'wagon-train':
    'Ogni linea retta di carri contigui, in una riga o colonna, vale secondo la sua lunghezza: 2 carri → 1 punto, 3 → 2, 4 → 4, 5 → 7, 6 o più → 10.',

  'claim-stakes':
    '2 punti per ogni miniera senza altre miniere adiacenti; −1 punto per ogni miniera adiacente a un’altra miniera.',
  standoff:
    '3 punti per ogni coppia di pistole nella stessa riga o colonna con in mezzo esattamente un territorio, senza pistola. Se la casella in mezzo è vuota, la coppia non conta.',
  'fastest-draw':
    '6 punti se hai più pistole dell’avversario. In caso di parità, nessuno dei due ottiene punti.',
  stronghold: '3 punti per ogni forte con un territorio su ciascuno dei suoi quattro lati.',
  'border-patrol':
    '2 punti per ogni forte con almeno 2 lati vuoti. Anche un buco in mezzo alla cittadina è vuoto.',
  'long-haul':
    '2 punti per ogni carro nella riga o colonna della tua cittadina che ne ha di più. Ne conta una sola; non importa che cosa c’è tra un carro e l’altro.',
  'general-store':
    '3 punti per ogni serie completa delle sei icone: birra, mucca, forte, pistola, miniera e carro. Ogni icona conta in una sola serie.',
  'square-deal':
    '3 punti per ogni quadrato di 2 × 2 territori di un solo terreno. I quadrati possono sovrapporsi.',
  'great-divide':
    '6 punti se il tuo gruppo di montagna più grande supera quello dell’avversario. In caso di parità, nessuno dei due ottiene punti.',
  'watering-holes': '4 punti per ogni gruppo di esattamente 2 territori d’acqua.',
  'law-and-order': '6 punti se hai al massimo 2 pistole. Con 3 o più pistole: −1 punto per ogni pistola.',
  boomtown:
    '6 punti se la tua cittadina ha più territori di quella dell’avversario. In caso di parità, ottenete entrambi 3 punti.',
  poachers:
    'Se hai meno miniere dell’avversario: 3 punti per ogni miniera nella sua cittadina. In caso di parità, nessuno dei due ottiene punti.',
  'telegraph-line': '2 punti per ogni riga o colonna con almeno 2 forti. Non importa che cosa c’è in mezzo.',
  'cattle-drive':
    'Il tuo gruppo di mucche più grande vale il numero dei suoi terreni diversi × il numero di carri adiacenti al gruppo.',
  'trading-post':
    '3 punti per ogni icona diversa direttamente tra due birre: a sinistra e a destra, oppure sopra e sotto.',
  'tall-timber':
    'Ogni linea retta di territori di foresta contigui, in una riga o colonna, vale secondo la sua lunghezza: 2 territori → 2 punti, 3 → 5, 4 o più → 9.',
  snowmelt: '2 punti per ogni territorio di neve adiacente all’acqua.',
};
