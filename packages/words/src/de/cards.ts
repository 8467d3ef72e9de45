// The conditions of the base deck in German.

import type { CardWords } from '../contract.ts';

export const cards: CardWords = {
  badlands:
    '4 Punkte pro Revolver direkt zwischen zwei Wüsten: links und rechts oder darüber und darunter. Jeder Revolver zählt nur einmal.',
  'one-too-many':
    'Hast du mehr Biere als dein Gegner, verlierst du 1 Punkt pro Bier in seiner Stadt. Bei Gleichstand verliert niemand Punkte.',
  'happy-cows': '2 Punkte pro Kuh, die weder im Schnee noch neben Schnee steht.',
  'cool-water':
    '3 Punkte pro Planwagen in oder neben deinem größten Wassergebiet. Sind mehrere gleich groß, zählt das für dich beste.',
  'the-herd':
    '2 Punkte pro Kuh in deiner größten Herde: Kühe, die Kante an Kante zusammenhängen, egal in welcher Landschaftsart.',
  'the-clearing': '2 Punkte pro Fort; −1 Punkt pro Waldlandschaft.',
  'chuck-wagon':
    '2 Punkte pro Bier neben einem Planwagen; −1 Punkt pro Bier, das nicht neben einem Planwagen steht.',
  'circled-camp':
    '5 Punkte pro umschlossenes leeres Feld: An allen vier Seiten liegt eine Landschaft deiner Stadt.',
  'mother-lode': '2 Punkte pro Mine im Gebirge oder neben einem Gebirge.',
  'claim-stakes':
    '2 Punkte pro Mine, neben der keine andere Mine liegt; −1 Punkt pro Mine neben einer anderen Mine.',
  standoff:
    '3 Punkte pro Revolverpaar in derselben Reihe oder Spalte mit genau einer Landschaft dazwischen, die keinen Revolver hat. Ein leeres Feld dazwischen zählt nicht.',
  'fastest-draw':
    '6 Punkte, wenn du mehr Revolver hast als dein Gegner. Bei Gleichstand geht ihr beide leer aus.',
  stronghold: '3 Punkte pro Fort, an dessen vier Seiten je eine Landschaft liegt.',
  'border-patrol':
    '2 Punkte pro Fort mit mindestens zwei leeren Seiten. Auch eine Seite zu einer umschlossenen Lücke ist leer.',
  'wagon-train':
    '2 Punkte pro Planwagen in der Reihe oder Spalte deiner Stadt mit den meisten Planwagen. Nur diese eine zählt; Lücken dazwischen sind egal.',
  'general-store':
    '3 Punkte pro vollständigen Satz der sechs Symbole: Bier, Kuh, Fort, Revolver, Mine und Planwagen. Jedes Symbol zählt nur in einem Satz.',
  'square-deal':
    '3 Punkte pro Quadrat aus 2 × 2 Landschaften derselben Art. Quadrate dürfen sich überschneiden; jedes zählt.',
  'great-divide':
    '6 Punkte, wenn dein größtes Gebiet „Gebirge“ größer ist als das deines Gegners. Bei Gleichstand geht ihr beide leer aus.',
};
