// The rules of the scoring cards in German, and an example of each. The conditions themselves stand before them.

import type { CardsPageWords, LawWords } from '../contract.ts';

export const cardRules = {
  B0: {
    text: 'Am Ende wertet ihr beide alle drei Karten in der Mitte, jeder für die eigene Stadt und nach der Bedingung, die dort steht. Dabei können es auch weniger als 0 Punkte werden.',
    note: '„Neben“ heißt: mit einer gemeinsamen Kante. (Bei einer Karte schreibt der Verlag selbst „orthogonal“.)',
  },
  B1: {
    text: 'In welcher Landschaftsart der Revolver liegt, ist egal. Eine Wüste links und eine darüber genügen nicht. Passen beide Richtungen, zählt der Revolver trotzdem nur einmal.',
    note: 'Darüber und darunter ist so gut wie links und rechts.',
  },
  B2: {
    text: 'Bei 5 Bieren gegen 3 bekommt, wer 5 hat, −3 Punkte und der andere 0. Gegen jemanden ohne Bier verlierst du nichts.',
    note: 'Bei gleich vielen Bieren verliert niemand.',
  },
  B3: {
    text: 'Weder die Landschaft der Kuh selbst noch eine daneben darf Schnee sein. Schnee an einer Ecke schadet nicht.',
  },
  B4: {
    text: 'Ein Planwagen zählt nur einmal, ganz gleich, wie viele Wasserlandschaften er berührt. Kleinere Wassergebiete nützen nichts. Sind mehrere gleich groß, gilt das, das am meisten bringt (G3). Ohne Wasser gibt es keine Punkte.',
  },
  B5: {
    text: 'Eine einzelne Kuh ist eine Herde aus einer. Mehrere größte Herden bringen gleich viel, und eine davon zählt.',
    note: 'So verstehen wir „größte Gruppe von Kühen“: Landschaften mit einer Kuh, die Kante an Kante zusammenhängen, in welchen Landschaftsarten auch immer.',
  },
  B6: {
    text: 'Hier zählt jeder sichtbare Wald, nicht nur das größte Gebiet. Ein Fort im Wald ist 2 − 1 = 1 Punkt wert. Die Summe kann negativ sein. Die Zahlen sind von uns.',
  },
  B7: {
    text: 'Ein zweiter Planwagen neben demselben Bier bringt nichts dazu, aber ein Planwagen kann mehrere Biere versorgen. Die Summe kann negativ sein. Der Titel ist von uns.',
  },
  B8: {
    text: 'Was an den Ecken des leeren Feldes liegt, ist egal. Wo zwei oder mehr leere Felder Kante an Kante liegen, ist kein Feld umschlossen. Zwei Lücken, die sich nur an einer Ecke berühren, sind zwei umschlossene Felder. Titel und Zahl sind von uns.',
  },
  B9: {
    text: 'Eine Mine zählt nur einmal, auch wenn beides zutrifft, und ganz gleich, wie viel Gebirge sie berührt.',
  },
  B10: {
    text: 'Zwei Minen nebeneinander bringen also −2. Minen, die sich nur an einer Ecke berühren, stören einander nicht. Die Summe kann negativ sein.',
  },
  B11: { text: 'Ein Revolver kann zu mehreren Paaren gehören.' },
  B12: { text: 'Der andere bekommt 0. Mit wie vielen Revolvern du vorn liegst, ist egal.' },
  B13: {
    text: 'Welche Landschaftsarten und Symbole um das Fort herum liegen, ist egal. Schon eine leere Seite verdirbt es, selbst wenn sie zu einer umschlossenen Lücke gehört.',
  },
  B14: { text: 'Eine Seite ist leer, wenn im Feld dahinter keine Landschaft liegt.' },
  B15: {
    text: 'Die Planwagen müssen keine Nachbarn sein; leere Felder und andere Symbole dürfen dazwischenliegen. Nur eine Reihe oder Spalte zählt. Sind mehrere gleich gut, bringen sie gleich viel (welche gezeigt wird, sagt G3).',
  },
  B16: {
    text: 'Du hast also so viele Sätze, wie du von deinem seltensten Symbol hast. Wo die Symbole liegen, ist egal.',
  },
  B17: {
    text: 'In einem Block von 2 × 3 stecken zwei Quadrate, in einem von 3 × 3 vier. Ein Quadrat muss nicht eine einzige Karte sein.',
  },
  B18: {
    text: 'Verglichen wird das größte Gebirge jeder Stadt. Eine Stadt ohne Gebirge hat die Größe 0.',
  },
} as const satisfies Partial<LawWords['rules']>;

export const examples: CardsPageWords['examples'] = {
  badlands:
    'Zwei Revolver zählen, beide im Schnee: Der obere hat eine Wüste über sich und eine unter sich, der untere eine links und eine rechts. Der Revolver in der Ebene hat eine Wüste links und eine unter sich; das genügt nicht.',
  'one-too-many':
    'Du hast mehr Biere als dein Gegner. Deshalb verlierst du einen Punkt für jedes Bier in seiner Stadt, nicht für deine eigenen. Dein Gegner verliert nichts.',
  'happy-cows':
    'Die beiden Kühe rechts zählen. Eine von ihnen berührt Schnee nur an einer Ecke, und das schadet nicht. Die Kuh im Schnee zählt nicht, und die beiden neben ihr auch nicht.',
  'cool-water':
    'Das größte Wassergebiet liegt oben. Der Planwagen im Schnee berührt es zweimal und zählt einmal; der Planwagen im Wald zählt auch. Die beiden anderen berühren nur das kleine Wassergebiet unten.',
  'the-herd':
    'Vier Kühe hängen zusammen, in drei verschiedenen Landschaftsarten. Die Kuh unten links berührt sie nur an einer Ecke und gehört nicht zur Herde.',
  'the-clearing':
    'Jedes Fort bringt Punkte, jeder Wald kostet einen. Die beiden Wälder hängen nicht zusammen, und doch zählen beide.',
  'chuck-wagon':
    'Der Planwagen im Schnee versorgt drei Biere. Neben einem davon steht noch ein zweiter Planwagen; das bringt nichts dazu. Das Bier oben links hat keinen Planwagen neben sich und kostet einen Punkt.',
  'circled-camp':
    'Das einzelne leere Feld hat an allen vier Seiten eine Landschaft. Die größere Lücke ist auch umschlossen, besteht aber aus zwei Feldern und bringt nichts.',
  'mother-lode':
    'Die Mine im Wasser liegt zwischen zwei Gebirgen und zählt einmal; die Mine im Schnee hat eines unter sich. Die Mine in der Ebene berührt Gebirge nur an Ecken.',
  'claim-stakes':
    'Die beiden Minen unten links liegen nebeneinander und kosten je einen Punkt. Die beiden rechts berühren sich nur an einer Ecke und stören einander nicht.',
  standoff:
    'Der obere Revolver im Wasser gehört zu zwei Paaren: mit dem Revolver in der Wüste in seiner Reihe und mit dem Revolver im Schnee in seiner Spalte. Zwischen dem Revolver im Schnee und dem unteren im Wasser ist das Feld leer: kein Paar.',
  'fastest-draw':
    'Du hast drei Revolver, dein Gegner nur zwei sichtbare: Sein dritter ist überdeckt und zählt nicht mehr.',
  stronghold:
    'Die beiden Forts in der Mitte haben an jeder Seite eine Landschaft. Die beiden anderen liegen am Rand der Stadt und bringen nichts.',
  'border-patrol':
    'Das Fort im Wasser hat links eine Lücke und unter sich nichts: zwei leere Seiten. Das Fort im Gebirge liegt am Rand der Stadt und hat auch zwei. Das Fort in der Wüste hat nur die Lücke.',
  'wagon-train':
    'In der untersten Reihe stehen drei Planwagen; das leere Feld dazwischen schadet nicht. Keine andere Reihe oder Spalte hat so viele.',
  'general-store':
    'Alle sechs Symbole sind da: ein Satz. Es gibt noch ein zweites Fort und einen zweiten Planwagen, von allem anderen aber nur eins.',
  'square-deal':
    'In dem Block aus Wasser stecken zwei Quadrate, die zwei Landschaften gemeinsam haben. Er besteht aus Teilen von vier Karten.',
  'great-divide':
    'Dein Gebirge hängt zusammen, drei Landschaften groß. Dein Gegner hat vier Gebirgslandschaften, aber nur zwei davon hängen zusammen.',
};
