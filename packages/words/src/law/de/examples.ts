// What the example town of each scoring card shows, in German.

import type { CardsPageWords } from '../contract.ts';

export const examples: CardsPageWords['examples'] = {
  badlands:
    'Der Revolver im Schnee zählt: Über ihm liegt eine Wüste und unter ihm auch. Auch der Revolver in der Wüste zählt, mit je einer Wüste links und rechts. Der Revolver im Wasser hat eine Wüste rechts und eine unter sich; das genügt nicht.',
  'boom-or-bust':
    'Sieben Minen sind zu sehen. Eine achte ist von einer anderen Karte überdeckt und zählt nicht; mit ihr gäbe es 8 Punkte.',
  bootleggers:
    'Der Planwagen im Gebirge versorgt zwei Biere. Neben einem davon, in der Wüste, steht noch ein zweiter Planwagen; das bringt nichts dazu. Das Bier in der Ebene berührt einen Planwagen nur an einer Ecke und kostet deshalb einen Punkt.',
  'circle-the-wagons':
    'Das Wasser mit dem Fort hat an jeder seiner vier Seiten einen Planwagen. Die obere Wüste mit einem Bier hat Planwagen an drei Seiten, doch die vierte ist leer. Sie zählt nicht.',
  'claim-jumpers':
    'Du hast drei Minen und dein Gegner zwei, also bekommst du die 9 Punkte. Dein Gegner hat aber zwei Revolver und du nur einen: 5 der Punkte gehen an ihn, und du behältst 4.',
  'cool-water':
    'Dein größtes Wassergebiet hat drei Landschaften. Der Planwagen im Schnee berührt es zweimal und zählt einmal, der Planwagen in der Wüste zählt auch. Der Planwagen im Wald berührt das Gebiet nur an einer Ecke, und der im Gebirge liegt neben anderem Wasser.',
  fortified:
    'Sechs Forts bilden zwei Quadrate, die zwei Forts gemeinsam haben, und beide Quadrate zählen. Das Fort in der Ebene gehört zu keinem Quadrat: Das Feld darüber ist leer, und die Landschaft darunter hat einen Planwagen.',
  'gold-country':
    'Die Mine im Wasser liegt neben Gebirge. Die Mine im Gebirge zählt einmal, obwohl auch neben ihr Gebirge liegt. Die Mine in der Ebene berührt Gebirge nur an einer Ecke.',
  'happy-cows':
    'Die Kuh im Gebirge und die untere Kuh im Wald zählen; Schnee an einer Ecke schadet nicht. Die Kuh im Schnee und die Kuh direkt über ihr zählen nicht.',
  'one-too-many':
    'Du hast drei Biere und dein Gegner zwei. Deshalb verlierst du einen Punkt für jedes Bier in seiner Stadt. Ein drittes ist dort überdeckt und zählt nicht. Dein Gegner verliert nichts.',
  'prairie-life':
    'Fünf Kühe und zwei Ebenen sind zusammen sieben: Das sind 3 Punkte, und eins bleibt übrig. Die Kuh in der Ebene zählt doppelt.',
  'rifles-ready':
    'Drei Forts liegen neben einem Revolver. Das linke im Schnee hat zwei Revolver neben sich und zählt trotzdem nur einmal, und der Revolver darunter genügt für zwei Forts. Das Fort in der Ebene berührt einen Revolver nur an einer Ecke.',
  'smalltown-charm':
    'Jede Stadt besteht aus drei Karten, aber deine überdecken sich stärker: 8 Landschaften gegen 11. Überdeckte Landschaften zählen nicht.',
  'target-practice':
    'Zwischen dem Bier im Gebirge und dem Revolver darunter liegen zwei Landschaften. Beim Bier im Wasser sind es auch zwei: Das leere Feld in der Reihe zählt nicht, unterbricht sie aber auch nicht. Das Bier im Wald hat einen Revolver direkt neben sich, und zu dem in der Ebene gibt es in Reihe und Spalte keinen.',
  'the-clearing':
    'Die drei Forts bringen Punkte, und beide Waldlandschaften kosten einen, obwohl sie nicht zusammenhängen. Alles andere ist egal.',
  'the-herd':
    'Vier Kühe hängen Kante an Kante zusammen, in vier verschiedenen Landschaftsarten. Die Kuh ganz oben berührt sie nur an einer Ecke und gehört nicht zur Herde.',
  undiscovered:
    'Die obere Lücke hat an jeder Seite und an jeder Ecke eine Landschaft. Die untere ist auch umschlossen, aber das Feld an ihrer Ecke unten links ist leer.',
  'wagon-train':
    'Drei Planwagen in einer Reihe und zwei in einer Spalte bilden zwei Linien; der Planwagen im Wald gehört zu beiden. Der Planwagen ganz unten steht allein, denn eine Kuh trennt ihn von den anderen.',

  'claim-stakes':
    'Die Minen in der Ebene und im Gebirge liegen nebeneinander und kosten je einen Punkt. Die beiden anderen berühren sich nur an einer Ecke und bringen beide Punkte.',
  standoff:
    'Der Revolver im Wasser gehört zu zwei Paaren: einem in seiner Reihe und einem in seiner Spalte. Auch der Revolver im Wald ist in seiner Spalte zwei Felder von einem Revolver entfernt, aber das Feld dazwischen ist leer.',
  'fastest-draw':
    'Du hast drei Revolver. Bei deinem Gegner sind nur zwei zu sehen: Der dritte ist überdeckt und zählt nicht.',
  stronghold:
    'Die beiden Forts im Wasser haben an jeder Seite eine Landschaft. Unter dem Fort im Schnee ist nichts, deshalb zählt es nicht.',
  'border-patrol':
    'Das Fort im Wald hat rechts eine Lücke und unter sich nichts: zwei leere Seiten. Das Fort in der Wüste hat auch zwei. Das Fort im Wasser hat nur eine, rechts.',
  'long-haul':
    'Drei Planwagen liegen in einer Spalte; das leere Feld dazwischen schadet nicht. Der Planwagen im Schnee liegt nicht in dieser Spalte und zählt nicht.',
  'general-store':
    'Jedes Symbol ist mindestens einmal da: ein Satz. Für einen zweiten fehlt nur noch ein Fort.',
  'square-deal':
    'In den sechs Wüsten stecken zwei Quadrate, die zwei Landschaften gemeinsam haben. Rechts scheitert ein drittes Quadrat an dem Gebirge in seiner Ecke.',
  'great-divide':
    'Deine drei Gebirge hängen zusammen. Dein Gegner hat vier, aber nur zwei davon hängen zusammen.',
  'watering-holes':
    'Die beiden Gebiete oben haben genau zwei Landschaften. Das Gebiet aus drei Landschaften und das einzelne Wasser bringen nichts.',
  'law-and-order':
    'Nur zwei Revolver sind zu sehen. Ein dritter ist überdeckt und zählt nicht; mit ihm würde die Karte Punkte kosten.',
  boomtown:
    'Jede Stadt besteht aus drei Karten, aber die deines Gegners überdecken sich stärker: 11 Landschaften gegen 9. Überdeckte Landschaften zählen nicht.',
  poachers:
    'Du hast nur eine Mine, weil eine zweite überdeckt ist, und dein Gegner hat drei. Deshalb bekommst du Punkte für jede dieser drei.',
  'telegraph-line':
    'Zwei Forts liegen in der untersten Reihe und zwei in einer Spalte; das leere Feld dazwischen schadet nicht. Das übrige Fort ist in seiner Reihe und in seiner Spalte allein.',
  'cattle-drive':
    'Deine größte Kuhherde steht in zwei verschiedenen Landschaftsarten, und zwei Planwagen liegen daneben: 2 × 2. Der Planwagen im Schnee berührt die Herde nur an einer Ecke.',
  'trading-post':
    'Über und unter dem Fort im Schnee liegt je ein Bier, links und rechts der Mine in der Ebene auch: Das sind zwei verschiedene Symbole. Der Revolver in der Ebene hat ein Bier rechts und eins unter sich; das genügt nicht.',
  'tall-timber':
    'Drei Wälder in einer Reihe und zwei in einer Spalte bilden zwei Linien; ein Wald gehört zu beiden. Der Wald ganz oben steht allein.',
  snowmelt:
    'Drei Schneelandschaften liegen neben Wasser. Die zwischen zwei Wasserlandschaften zählt einmal, und die mit dem Fort berührt Wasser nur an Ecken.',
};
