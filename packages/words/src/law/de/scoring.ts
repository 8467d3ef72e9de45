// The details of the scoring cards in German; the condition of a card is shown before its rule.

import type { LawWords } from '../contract.ts';

const printedRules = {
  B0: {
    text: 'Am Ende wertet ihr beide alle drei Karten in der Mitte, jeder für die eigene Stadt und nach der Bedingung auf der Karte. Dabei können es auch weniger als 0 Punkte werden.',
    note: '„Neben“ heißt: mit einer gemeinsamen Kante. (Bei einer Karte schreibt der Verlag selbst „orthogonal“.)',
  },
  B1: {
    text: 'In welcher Landschaftsart der Revolver liegt, ist egal. Eine Wüste links und eine darüber genügen nicht.',
    note: 'Darüber und darunter gilt genauso wie links und rechts, obwohl das Bild auf der Karte nur links und rechts zeigt. Passen beide Richtungen, zählt der Revolver trotzdem nur einmal.',
  },
  B2: {
    text: 'Auch wer gar keine Mine hat, bekommt 5 Punkte, sogar mit einer leeren Stadt.',
    note: 'Die Tabelle nennt deine Punkte insgesamt, nicht pro Mine. Auf der Karte steht zwar „pro Mine“, aber sie zahlt 5 Punkte auch ohne eine einzige Mine, sie ist aufgebaut wie die Tabelle auf „Der Treck“, die Gesamtwerte nennt, und acht Minen wären sonst 64 Punkte wert. Liest du es anders, kannst du das in einer eigenen Deckdatei so festlegen.',
  },
  B3: {
    text: 'Ein Planwagen kann mehrere Biere versorgen. Ein zweiter Planwagen neben demselben Bier bringt nichts dazu. Die Summe kann negativ sein.',
  },
  B4: {
    text: 'Die Landschaft in der Mitte kann jede Art und jedes Symbol haben, auch einen Planwagen. Ein Planwagen kann zu mehreren Wagenburgen gehören.',
    note: 'Ein leeres Feld in der Mitte ist keine Wagenburg. Auf der Karte ist von einer „beliebigen Landschaft“ die Rede, und ihr Bild zeigt eine.',
  },
  B5: {
    text: 'Ihr bekommt also 9 und 0 Punkte oder 4 und 5. Bei gleich vielen Revolvern wechselt nichts den Besitzer. Bei gleich vielen Minen spielen die Revolver keine Rolle.',
  },
  B6: {
    text: 'Ein Planwagen zählt nur einmal, ganz gleich, wie viele Wasserlandschaften er berührt. Kleinere Wassergebiete nützen nichts. Ohne Wasser gibt es keine Punkte.',
    note: 'Von gleich großen Wassergebieten zählt das für dich beste (G3).',
  },
  B7: {
    text: 'In einem Block aus 2 × 3 Forts stecken zwei Quadrate, in einem aus 3 × 3 vier. Die Landschaftsarten sind egal, und die Forts dürfen von mehreren Karten stammen. Der Text der Karte ist ungenau, aber ihr Bild zeigt klar ein Quadrat.',
  },
  B8: {
    text: 'Eine Mine zählt nur einmal, auch wenn beides zutrifft, und ganz gleich, wie viel Gebirge sie berührt.',
  },
  B9: { text: 'Schnee, der die Landschaft der Kuh nur an einer Ecke berührt, schadet nicht.' },
  B10: {
    text: 'Steht es 5 zu 3 Biere, bekommt der Spieler mit 5 Bieren −3 Punkte und der andere 0. Gegen eine Stadt ohne Bier verlierst du nichts.',
    note: 'Die Karte sagt nicht, was bei gleich vielen Bieren gilt. Bei uns verliert dann keiner Punkte.',
  },
  B11: {
    text: 'Ein Beispiel: 3 Kühe und 4 Ebenen sind zusammen 7, also 3 Punkte. Sie müssen sich nicht berühren.',
  },
  B12: {
    text: 'Ein Revolver kann mehrere Forts schützen. Ein zweiter Revolver neben demselben Fort bringt nichts dazu.',
  },
  B13: {
    text: 'Nur sichtbare Landschaften zählen; durch Überdecken bleibt deine Stadt also klein (P7). Haben beide Städte gleich viele, geht ihr beide leer aus.',
  },
  B14: {
    text: 'Ein Revolver kann für mehrere Biere zählen. Liegt ein Revolver direkt neben einem Bier, ist er der nächstgelegene und bringt 0 Punkte. Ein Bier ohne Revolver in seiner Reihe oder Spalte bringt nichts. Die Landschaften dazwischen dürfen alles zeigen, auch ein weiteres Bier.',
    note: 'Nur Landschaften zählen: Ein leeres Feld dazwischen bringt keinen Punkt, unterbricht die Linie aber nicht. Welcher Revolver der nächstgelegene ist, wird in Feldern gemessen, auch leeren. Von gleich weit entfernten Revolvern gilt der für dich bessere.',
  },
  B15: {
    text: 'Hier zählt jeder sichtbare Wald, nicht nur das größte Gebiet. Ein Fort im Wald ist 2 − 1 = 1 Punkt wert. Die Summe kann negativ sein.',
  },
  B16: {
    text: 'Eine einzelne Kuh ist eine Herde aus einer. Gleich große Herden bringen gleich viel, und nur eine davon zählt.',
    note: 'Auf der Karte ist von der größten Gruppe von Kühen die Rede. Wir lesen das als Landschaften mit einer Kuh, die Kante an Kante zusammenhängen, in welchen Landschaftsarten auch immer.',
  },
  B17: {
    text: 'Die Landschaften ringsum dürfen jede Art und jedes Symbol haben. Zwei leere Felder, die sich berühren, zählen beide nicht, selbst wenn sie sich nur an einer Ecke berühren.',
  },
  B18: {
    text: 'Eine Linie reicht immer so weit wie möglich: 4 benachbarte Planwagen sind eine Linie aus 4, nicht zwei aus 2. Linien, die sich kreuzen, zählen beide. Ein einzelner Planwagen ist keine Linie.',
    note: 'Die Planwagen einer Linie sind direkte Nachbarn, ohne Lücke und ohne anderes Symbol dazwischen.',
  },
} as const;

const frontierRules = {
  C1: {
    text: 'Zwei Minen nebeneinander bringen also −2 Punkte. Minen, die sich nur an einer Ecke berühren, stören einander nicht. Die Summe kann negativ sein.',
  },
  C2: {
    text: 'Ein Revolver kann zu mehreren Paaren gehören. Die Landschaft dazwischen darf jede Art und jedes andere Symbol haben.',
  },
  C3: { text: 'Mit wie vielen Revolvern du vorn liegst, ist egal.' },
  C4: {
    text: 'Welche Landschaftsarten und Symbole um das Fort herum liegen, ist egal. Schon eine leere Seite genügt, und das Fort zählt nicht, selbst wenn dort nur eine Lücke mitten in der Stadt ist.',
  },
  C5: {
    text: 'Eine Seite ist leer, wenn im Feld dahinter keine Landschaft liegt. Mit 3 oder 4 leeren Seiten bringt ein Fort nicht mehr als mit 2.',
  },
  C6: {
    text: 'Zwischen den Planwagen dürfen leere Felder und andere Symbole liegen. Haben mehrere Reihen oder Spalten die meisten Planwagen, bringen sie gleich viel (welche gezeigt wird, sagt G3).',
  },
  C7: {
    text: 'Du hast also so viele Sätze, wie du von deinem seltensten Symbol hast. Wo die Symbole liegen, ist egal.',
  },
  C8: {
    text: 'In einem Block von 2 × 3 stecken zwei Quadrate, in einem von 3 × 3 vier. Ein Quadrat darf aus Teilen mehrerer Karten bestehen.',
  },
  C9: {
    text: 'Ohne Gebirge hat dein Gebiet die Größe 0. Mit wie viel Vorsprung du vorn liegst, ist egal.',
  },
  C10: {
    text: 'Eine einzelne Wasserlandschaft bringt nichts, ein Gebiet aus 3 oder mehr auch nicht. Gebiete, die sich nur an einer Ecke berühren, sind getrennt.',
  },
  C11: { text: 'Auch ganz ohne Revolver bekommst du die Punkte, sogar mit einer leeren Stadt.' },
  C12: {
    text: 'Nur sichtbare Landschaften zählen; durch Überdecken wächst deine Stadt also weniger (P7). Mit wie vielen du vorn liegst, ist egal.',
  },
  C13: {
    text: 'Deine eigenen Minen bringen nichts, und du brauchst auch keine. Wer mehr Minen hat, bekommt 0 Punkte.',
  },
  C14: {
    text: 'Ein Fort kann in seiner Reihe und in seiner Spalte zählen. Ein drittes Fort in derselben Reihe oder Spalte bringt nichts dazu.',
  },
  C15: {
    text: 'Ein Planwagen zählt nur einmal, ganz gleich, wie viele Kühe der Herde er berührt. Von gleich großen Herden gilt die, die am meisten bringt (G3). Ohne Kühe oder ohne Planwagen daneben gibt es 0 Punkte.',
  },
  C16: {
    text: 'Jede Symbolart zählt einmal, egal wie oft sie zwischen zwei Bieren liegt, also höchstens sechs. Auch ein Bier zwischen zwei Bieren zählt als Symbol.',
  },
  C17: {
    text: 'Eine Linie reicht immer so weit wie möglich: 4 benachbarte Wälder sind eine Linie aus 4, nicht zwei aus 2. Linien, die sich kreuzen, zählen beide. Ein einzelner Wald ist keine Linie. Die Symbole sind egal.',
  },
  C18: {
    text: 'Eine Schneelandschaft zählt nur einmal, ganz gleich, wie viele Wasserlandschaften sie berührt. Die Symbole sind egal.',
  },
} as const;

export const cardRules = {
  ...printedRules,
  ...frontierRules,
} as const satisfies Partial<LawWords['rules']>;
