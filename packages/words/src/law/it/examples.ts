// What the example town of each scoring card shows, in Italian.

import type { CardsPageWords } from '../contract.ts';

export const examples: CardsPageWords['examples'] = {
  badlands:
    'La pistola sulla neve conta: ha un deserto sopra e uno sotto. Conta anche quella nel deserto, con un deserto a sinistra e uno a destra. La pistola sull’acqua ha un deserto a destra e uno sotto, e non basta.',
  'boom-or-bust':
    'Le miniere visibili sono sette. Un’ottava è coperta da un’altra carta e non conta; con quella, i punti sarebbero 8.',
  bootleggers:
    'Il carro sulla montagna serve due birre. Una di queste, nel deserto, ha accanto un secondo carro, che non aggiunge nulla. La birra nella pianura tocca un carro solo con un angolo e perciò costa un punto.',
  'circle-the-wagons':
    'L’acqua con il forte ha un carro su ciascuno dei suoi quattro lati. Il deserto più in alto con una birra ha carri su tre lati, ma il quarto è vuoto: non conta.',
  'claim-jumpers':
    'Tu hai tre miniere e il tuo avversario due: i 9 punti sono tuoi. Ma il tuo avversario ha due pistole e tu una sola: 5 di quei punti vanno a lui, e a te ne restano 4.',
  'cool-water':
    'Il tuo gruppo d’acqua più grande ha tre territori. Il carro sulla neve lo tocca due volte e conta una volta; conta anche il carro nel deserto. Il carro nella foresta tocca il gruppo solo con un angolo, e quello sulla montagna è accanto ad altra acqua.',
  fortified:
    'Sei forti formano due quadrati con due forti in comune, e contano entrambi. Il forte nella pianura non fa parte di nessun quadrato: la casella sopra è vuota e il territorio sotto ha un carro.',
  'gold-country':
    'La miniera sull’acqua è adiacente alla montagna. La miniera sulla montagna conta una volta, anche se accanto ha altra montagna. La miniera nella pianura tocca la montagna solo con un angolo.',
  'happy-cows':
    'Contano la mucca sulla montagna e quella più in basso nella foresta: la neve a un angolo non dà fastidio. La mucca sulla neve e quella subito sopra non contano.',
  'one-too-many':
    'Tu hai tre birre e il tuo avversario due, perciò perdi un punto per ogni birra della sua cittadina. Una terza lì è coperta e non conta. Il tuo avversario non perde nulla.',
  'prairie-life':
    'Cinque mucche e due pianure fanno sette: sono 3 punti, e ne avanza una. La mucca nella pianura conta doppio.',
  'rifles-ready':
    'Tre forti sono adiacenti a una pistola. Quello a sinistra sulla neve ne tocca due ma conta una volta sola, e la pistola sotto di esso serve a due forti. Il forte nella pianura tocca una pistola solo con un angolo.',
  'smalltown-charm':
    'Ogni cittadina è fatta di tre carte, ma le tue si coprono di più: 8 territori contro 11. I territori coperti non contano.',
  'target-practice':
    'Tra la birra sulla montagna e la pistola sotto di essa ci sono due territori. Anche per la birra sull’acqua sono due: la casella vuota nella sua riga non conta, ma non interrompe la linea. La birra nella foresta ha una pistola proprio accanto, e quella nella pianura non ne ha nessuna nella sua riga o colonna.',
  'the-clearing':
    'I tre forti danno punti, e ciascuno dei due territori di foresta ne costa uno, anche se non sono uniti. Il resto non importa.',
  'the-herd':
    'Quattro mucche sono unite lato a lato, su quattro terreni diversi. La mucca più in alto le tocca solo con un angolo e non fa parte della mandria.',
  undiscovered:
    'Il buco in alto ha un territorio su ogni lato e a ogni angolo. Anche quello in basso è chiuso, ma la casella al suo angolo in basso a sinistra è vuota.',
  'wagon-train':
    'Tre carri in una riga e due in una colonna formano due linee; il carro nella foresta fa parte di entrambe. Il carro più in basso è da solo: una mucca lo separa dagli altri.',

  'claim-stakes':
    'Le miniere nella pianura e sulla montagna sono affiancate e costano un punto ciascuna. Le altre due si toccano solo con un angolo: danno punti entrambe.',
  standoff:
    'La pistola sull’acqua fa parte di due coppie: una nella sua riga e una nella sua colonna. Anche la pistola nella foresta dista due caselle da una pistola della sua colonna, ma la casella in mezzo è vuota.',
  'fastest-draw':
    'Tu hai tre pistole. Il tuo avversario ne ha solo due visibili: la terza è coperta e non conta.',
  stronghold:
    'I due forti sull’acqua hanno un territorio su ogni lato. Sotto il forte sulla neve non c’è nulla, quindi non conta.',
  'border-patrol':
    'Il forte nella foresta ha un buco alla sua destra e nulla sotto: due lati vuoti. Anche il forte nel deserto ne ha due. Il forte sull’acqua ne ha uno solo, a destra.',
  'long-haul':
    'Tre carri sono nella stessa colonna; la casella vuota in mezzo non dà fastidio. Il carro sulla neve non è in quella colonna e non conta.',
  'general-store': 'Ogni icona c’è almeno una volta: è una serie. Per la seconda manca solo un forte.',
  'square-deal':
    'I sei deserti contengono due quadrati, che hanno due territori in comune. A destra un terzo quadrato fallisce per la montagna in un angolo.',
  'great-divide': 'Le tue tre montagne sono unite. Il tuo avversario ne ha quattro, ma solo due sono unite.',
  'watering-holes':
    'I due gruppi in alto hanno esattamente due territori ciascuno. Il gruppo di tre e l’acqua isolata non danno nulla.',
  'law-and-order':
    'Si vedono solo due pistole. Una terza è coperta e non conta; con quella, la carta costerebbe punti.',
  boomtown:
    'Ogni cittadina è fatta di tre carte, ma quelle del tuo avversario si coprono di più: 11 territori contro 9. I territori coperti non contano.',
  poachers:
    'Tu hai una sola miniera, perché un’altra è coperta, e il tuo avversario ne ha tre. Perciò ottieni punti per ognuna di quelle tre.',
  'telegraph-line':
    'Due forti sono nella riga più in basso e due in una stessa colonna; la casella vuota tra questi ultimi non dà fastidio. Il forte rimanente è solo nella sua riga e nella sua colonna.',
  'cattle-drive':
    'Il tuo gruppo di mucche più grande occupa due terreni diversi e ha accanto due carri: 2 × 2. Il carro sulla neve lo tocca solo con un angolo.',
  'trading-post':
    'Il forte sulla neve ha una birra sopra e una sotto; la miniera nella pianura ne ha una a sinistra e una a destra. Sono due icone diverse. La pistola nella pianura ha una birra a destra e una sotto, e non basta.',
  'tall-timber':
    'Tre foreste in una riga e due in una colonna formano due linee; una foresta fa parte di entrambe. La foresta più in alto è da sola.',
  snowmelt:
    'Tre territori di neve sono adiacenti all’acqua. Quello tra due territori d’acqua conta una volta, e quello con il forte tocca l’acqua solo con gli angoli.',
};
