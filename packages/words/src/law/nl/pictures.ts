// What the pictures of the rules show, in Dutch.

import type { PictureWords } from '../contract.ts';

export const pictures: PictureWords = {
  captions: {
    upright: 'De eerste kaart, rechtop.',
    upsideDown: 'Dezelfde kaart ondersteboven. Links en rechts zijn verwisseld, boven en onder ook.',
    oneEdge: 'Eén rand is gemeenschappelijk: de bergen met de koe grenzen aan de prairie met de koe.',
    twoEdges:
      'Twee randen zijn gemeenschappelijk. Geen terreinsoort past bij de andere, en dat hoeft ook niet.',
    apart: 'De kaart raakt niets: er zit een lege kolom tussen.',
    corner: 'De twee koeien raken elkaar alleen met een hoek.',
    sideways: 'De kaart is een kwartslag gedraaid. De andere kant op mag het evenmin.',
    offGrid: 'De kaart ligt een half vak te laag. De gebieden vallen tussen de vakken.',
    coverOne: 'De nieuwe kaart dekt één gebied af, de bergen met de koe.',
    coverTwo: 'Hier dekt de kaart twee gebieden af, de woestijn en de bergen eronder.',
    coverFour: 'Hier dekt de kaart ze alle vier af. Van de onderste kaart telt niets meer mee (P7).',
    oneOfEach: 'De nieuwe kaart dekt van twee kaarten elk één gebied af.',
    twoOfEach: 'Hier dekt de kaart er van elk twee af.',
    threeOfTwo:
      'Hier dekt de kaart twee gebieden van de ene kaart en een van de andere af. Het vierde gebied vult een leeg vak.',
    gunAmidDeserts:
      'De revolver op sneeuw ligt tussen twee woestijnen. De twee revolvers eronder leveren niets op.',
    closestGun:
      'Tussen het bier en de dichtstbijzijnde revolver liggen twee gebieden. Het lege vak telt niet, maar onderbreekt de lijn ook niet.',
    enclosed:
      'Het lege vak in het midden heeft aan alle vier de zijden en op alle vier de hoeken een gebied.',
  },
  legal: 'Toegestaan',
  illegal: (rule) => `Verboden (${rule})`,
  before: 'Vooraf',
  after: 'Daarna',
  draft: {
    heading: 'Voorbeeld: een kaart nemen',
    intro:
      'Vijftien kaarten liggen met de klok mee in de volgorde A, B, C … O. De tweede speler kiest A als startkaart.',
    steps: [
      'De eerste speler wil A niet, slaat die over en neemt B (D2). A en B zijn nu uit de cirkel (D4).',
      'De eerste speler legt B neer (T1).',
      'A is nu een gratis kaart van de tweede speler (D3), die de kaart neerlegt (T1). Het is de eerste kaart van die speler (T2).',
      'Nu neemt de tweede speler een kaart. De volgende is C (D1).',
    ],
  },
  groups: {
    heading: 'Voorbeeld: de groepen van een stad',
    intro: 'Deze stad bestaat uit zes kaarten. Kies een terreinsoort om de grootste groep ervan te zien.',
    notCounted:
      'De woestijn met het bier in de onderste rij telt niet mee. Met geen enkele rand raakt die een andere woestijn; het is dus een groep van één, en de groep van vier is groter. De regelboekjes drukken dezelfde zes getallen en dezelfde som af.',
  },
};
