// What the pictures of the rules show, in German.

import type { PictureWords } from '../contract.ts';

export const pictures: PictureWords = {
  captions: {
    upright: 'Die erste Karte, aufrecht.',
    upsideDown: 'Dieselbe Karte auf dem Kopf. Links und rechts sind vertauscht, oben und unten auch.',
    oneEdge: 'Eine Kante ist gemeinsam: Das Gebirge mit der Kuh grenzt an die Ebene mit der Kuh.',
    twoEdges:
      'Zwei Kanten sind gemeinsam. Keine Landschaftsart passt zur anderen, und das muss sie auch nicht.',
    apart: 'Die Karte berührt nichts: Dazwischen ist eine leere Spalte.',
    corner: 'Die beiden Kühe berühren sich nur an einer Ecke.',
    sideways:
      'Die Karte liegt quer, um eine Vierteldrehung gedreht. In die andere Richtung ist es genauso verboten.',
    offGrid: 'Die Karte liegt ein halbes Feld zu tief. Ihre Landschaften fallen zwischen die Felder.',
    coverOne: 'Die neue Karte überdeckt eine Landschaft, das Gebirge mit der Kuh.',
    coverTwo: 'Sie überdeckt zwei Landschaften, die Wüste und das Gebirge darunter.',
    coverFour: 'Sie überdeckt alle vier. Von der unteren Karte zählt nichts mehr (P7).',
    oneOfEach: 'Die neue Karte überdeckt je eine Landschaft von zwei Karten.',
    twoOfEach: 'Sie überdeckt je zwei Landschaften.',
    threeOfTwo:
      'Sie überdeckt zwei Landschaften der einen Karte und eine der anderen. Ihre vierte füllt ein leeres Feld.',
    gunAmidDeserts:
      'Der Revolver im Schnee liegt zwischen zwei Wüsten. Die beiden Revolver darunter bringen nichts.',
    closestGun:
      'Zwischen dem Bier und dem nächstgelegenen Revolver liegen zwei Landschaften. Das leere Feld zählt nicht, unterbricht die Reihe aber auch nicht.',
    enclosed: 'Das leere Feld in der Mitte hat an allen vier Seiten und an allen vier Ecken eine Landschaft.',
  },
  legal: 'Erlaubt',
  illegal: (rule) => `Verboten (${rule})`,
  before: 'Vorher',
  after: 'Nachher',
  draft: {
    heading: 'Beispiel: Karten nehmen',
    intro:
      'Fünfzehn Karten liegen im Uhrzeigersinn in der Reihenfolge A, B, C … O. Spieler 2 bestimmt A zur Startkarte.',
    steps: [
      'Spieler 1 will A nicht, überspringt sie und nimmt B (D2). A und B sind nun aus dem Kreis (D4).',
      'Spieler 1 legt B aus (T1).',
      'A bekommt Spieler 2 geschenkt (D3) und legt sie aus (T1). Es ist seine erste Karte (T2).',
      'Jetzt nimmt Spieler 2 eine Karte. Die nächste ist C (D1).',
    ],
  },
  groups: {
    heading: 'Beispiel: eine Stadt und ihre Gebiete',
    intro: 'Diese Stadt besteht aus sechs Karten. Wähle eine Landschaftsart, um ihr größtes Gebiet zu sehen.',
    notCounted:
      'Die Wüste mit dem Bier in der untersten Reihe zählt nicht. An keiner Kante berührt sie eine andere Wüste; sie ist also ein Gebiet aus einer einzigen Landschaft, und das Gebiet aus vieren ist größer. Die Anleitungen drucken dieselben sechs Zahlen und dieselbe Summe.',
  },
};
