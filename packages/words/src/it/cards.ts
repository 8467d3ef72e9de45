// The conditions of the base deck in Italian.

import type { CardWords } from '../contract.ts';

export const cards: CardWords = {
  badlands:
    '4 punti per ogni pistola direttamente tra due territori di deserto, a sinistra e a destra oppure sopra e sotto. Ogni pistola conta una volta sola.',
  'one-too-many':
    'Se hai più birre dell’avversario, perdi 1 punto per ogni birra nella sua cittadina. In caso di parità nessuno perde punti.',
  'happy-cows': '2 punti per ogni mucca che non è né sulla neve né adiacente alla neve.',
  'cool-water':
    '3 punti per ogni carro nel tuo gruppo d’acqua più grande o adiacente a esso. Tra gruppi di pari grandezza conta il migliore per te.',
  'the-herd':
    '2 punti per ogni mucca nel tuo gruppo di mucche più grande: territori con una mucca, uniti lato a lato, di qualsiasi terreno.',
  'the-clearing': '2 punti per ogni forte; −1 punto per ogni territorio di foresta.',
  'chuck-wagon':
    '2 punti per ogni birra adiacente a un carro; −1 punto per ogni birra non adiacente a un carro.',
  'circled-camp':
    '5 punti per ogni casella vuota racchiusa: le quattro caselle adiacenti sono tutte territori della tua cittadina.',
  'mother-lode': '2 punti per ogni miniera in montagna o adiacente alla montagna.',
  'claim-stakes':
    '2 punti per ogni miniera senza altre miniere adiacenti; −1 punto per ogni miniera adiacente a un’altra miniera.',
  standoff:
    '3 punti per ogni coppia di pistole nella stessa riga o colonna con in mezzo esattamente un territorio, senza pistola. Se la casella in mezzo è vuota, la coppia non conta.',
  'fastest-draw': '6 punti se hai più pistole dell’avversario. In caso di parità nessuno ottiene punti.',
  stronghold: '3 punti per ogni forte con un territorio su ciascuno dei suoi quattro lati.',
  'border-patrol':
    '2 punti per ogni forte con almeno due lati vuoti. Anche un lato che dà su un buco racchiuso è vuoto.',
  'wagon-train':
    '2 punti per ogni carro nella riga o colonna della tua cittadina che ne contiene di più (una sola). Non importa che cosa c’è tra un carro e l’altro.',
  'general-store':
    '3 punti per ogni serie completa delle sei icone: birra, mucca, forte, pistola, miniera e carro. Ogni icona conta in una sola serie.',
  'square-deal':
    '3 punti per ogni quadrato 2 × 2 di un solo terreno. I quadrati possono sovrapporsi e contano tutti.',
  'great-divide':
    '6 punti se il tuo gruppo di montagna più grande supera quello dell’avversario. In caso di parità nessuno ottiene punti.',
};
