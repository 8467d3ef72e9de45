// The conditions of the built-in decks in German.

import type { CardWords } from '../contract.ts';

export const cards: CardWords = {
  badlands: '4 Punkte pro Revolver direkt zwischen zwei Wüsten: links und rechts oder darüber und darunter.',
  'boom-or-bust':
    'Die Zahl deiner Minen bestimmt deine Punkte: 0–2 Minen → 5 Punkte, 3–6 → 0, 7 → 3, 8 oder mehr → 8.',
  bootleggers:
    '2 Punkte pro Bier neben einem Planwagen; −1 Punkt pro Bier, das nicht neben einem Planwagen steht.',
  'circle-the-wagons': '6 Punkte pro Landschaft mit einem Planwagen an jeder ihrer 4 Seiten.',
  'claim-jumpers':
    'Wer mehr Minen hat, bekommt 9 Punkte. Hat der andere mehr Revolver, gehen 5 dieser 9 Punkte an ihn. Bei gleich vielen Minen geht ihr beide leer aus.',
  'cool-water':
    '3 Punkte pro Planwagen in oder neben deinem größten Wassergebiet. Sind mehrere gleich groß, zählt das für dich beste.',
  fortified: '7 Punkte pro Quadrat aus 2 × 2 Forts. Quadrate dürfen sich überschneiden.',
  'gold-country': '2 Punkte pro Mine im Gebirge oder neben einem Gebirge.',
  'happy-cows': '2 Punkte pro Kuh, die weder im Schnee noch neben Schnee steht.',
  'one-too-many':
    'Hast du mehr Biere als dein Gegner: −1 Punkt pro Bier in seiner Stadt. Bei Gleichstand verliert keiner von euch Punkte.',
  'prairie-life':
    'Zähle deine Kühe und deine Ebenen zusammen: 1 Punkt für je 2, abgerundet. Eine Kuh auf einer Ebene zählt doppelt.',
  'rifles-ready': '2 Punkte pro Fort neben einem Revolver.',
  'smalltown-charm':
    'Hat deine Stadt weniger Landschaften als die deines Gegners: 1 Punkt pro Landschaft Unterschied.',
  'target-practice':
    'Suche zu jedem Bier den nächstgelegenen Revolver in derselben Reihe oder Spalte: 1 Punkt pro Landschaft zwischen den beiden.',
  'the-clearing': '2 Punkte pro Fort; −1 Punkt pro Waldlandschaft.',
  'the-herd':
    '2 Punkte pro Kuh in deiner größten Herde: Kühe, die Kante an Kante zusammenhängen, egal in welcher Landschaftsart.',
  undiscovered:
    '5 Punkte pro leeres Feld, das ringsum von Landschaften umgeben ist: an allen vier Seiten und an allen vier Ecken.',
  'wagon-train':
    'Jede gerade Linie benachbarter Planwagen in einer Reihe oder Spalte bringt Punkte nach ihrer Länge: 2 Planwagen → 1 Punkt, 3 → 2, 4 → 4, 5 → 7, 6 oder mehr → 10.',

  'claim-stakes':
    '2 Punkte pro Mine, neben der keine andere Mine liegt; −1 Punkt pro Mine neben einer anderen Mine.',
  standoff:
    '3 Punkte pro Revolverpaar in derselben Reihe oder Spalte mit genau einer Landschaft dazwischen, die keinen Revolver hat. Ist das Feld dazwischen leer, zählt das Paar nicht.',
  'fastest-draw':
    '6 Punkte, wenn du mehr Revolver hast als dein Gegner. Bei Gleichstand geht ihr beide leer aus.',
  stronghold: '3 Punkte pro Fort, an dessen vier Seiten je eine Landschaft liegt.',
  'border-patrol':
    '2 Punkte pro Fort mit mindestens 2 leeren Seiten. Auch eine Lücke mitten in der Stadt ist leer.',
  'long-haul':
    '2 Punkte pro Planwagen in der Reihe oder Spalte deiner Stadt mit den meisten Planwagen. Nur diese eine zählt; Lücken sind egal.',
  'general-store':
    '3 Punkte pro vollständigen Satz der sechs Symbole: Bier, Kuh, Fort, Revolver, Mine und Planwagen. Jedes Symbol zählt nur in einem Satz.',
  'square-deal':
    '3 Punkte pro Quadrat aus 2 × 2 Landschaften derselben Art. Quadrate dürfen sich überschneiden.',
  'great-divide':
    '6 Punkte, wenn dein größtes Gebirgsgebiet größer ist als das deines Gegners. Bei Gleichstand geht ihr beide leer aus.',
  'watering-holes': '4 Punkte pro Wassergebiet aus genau 2 Landschaften.',
  'law-and-order': '6 Punkte, wenn du höchstens 2 Revolver hast. Ab 3 Revolvern: −1 Punkt pro Revolver.',
  boomtown:
    '6 Punkte, wenn deine Stadt mehr Landschaften hat als die deines Gegners. Bei Gleichstand bekommt ihr beide 3 Punkte.',
  poachers:
    'Hast du weniger Minen als dein Gegner: 3 Punkte pro Mine in seiner Stadt. Bei Gleichstand geht ihr beide leer aus.',
  'telegraph-line': '2 Punkte pro Reihe oder Spalte mit mindestens 2 Forts. Lücken sind egal.',
  'cattle-drive':
    'Für deine größte Kuhherde bekommst du so viele Punkte: Zahl ihrer Landschaftsarten × Zahl der Planwagen daneben.',
  'trading-post': '3 Punkte pro Symbolart direkt zwischen zwei Bieren: links und rechts oder oben und unten.',
  'tall-timber':
    'Jede gerade Linie benachbarter Waldlandschaften in einer Reihe oder Spalte bringt Punkte nach ihrer Länge: 2 Landschaften → 2 Punkte, 3 → 5, 4 oder mehr → 9.',
  snowmelt: '2 Punkte pro Schneelandschaft neben Wasser.',
};
