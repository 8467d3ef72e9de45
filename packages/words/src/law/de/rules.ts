// The rules of the game in German, but for those of the scoring cards.

import type { LawWords } from '../contract.ts';

export const chapters: LawWords['chapters'] = {
  S: 'Aufbau',
  D: 'Karten nehmen',
  P: 'Karten auslegen',
  T: 'Zugfolge und Spielende',
  G: 'Gebiete',
  B: 'Wertungskarten',
  C: 'Grenzland-Karten',
  W: 'Wer gewinnt',
};

export const marks: LawWords['marks'] = {
  reading: {
    name: 'Unsere Lesart',
    meaning: 'Das steht nicht gedruckt, folgt aber aus dem, was gedruckt steht.',
  },
  ruling: {
    name: 'Unsere Festlegung',
    meaning: 'Das lassen die Anleitungen offen, und wir haben uns entschieden.',
  },
};

export const gameRules = {
  S1: {
    text: 'Das Deck hat 18 Karten, und jede gibt es nur einmal. Auf der Vorderseite hat eine Karte vier Landschaften, zwei mal zwei. Jede Landschaft hat eine Landschaftsart und ein Symbol. Auf der Rückseite steht eine Bedingung für die Wertung.',
  },
  S2: {
    text: 'Mischt die Karten und legt drei davon mit der Wertungsseite nach oben in die Mitte. Diese drei Bedingungen gelten in dieser Partie für euch beide. Die Vorderseiten dieser Karten spielen nicht mit.',
  },
  S3: {
    text: 'Legt die übrigen fünfzehn Karten mit der Vorderseite nach oben in einem Kreis darum herum. Ihr dürft beide alles sehen. Von jetzt an ist nichts mehr verborgen und nichts mehr Glückssache.',
  },
  S4: {
    text: 'Bestimmt, wer Spieler 1 ist.',
    note: 'Durch das Los, nach Absprache oder, wenn ihr mehrere Partien spielt, immer abwechselnd.',
  },
  S5: { text: 'Die Startkarte bestimmt Spieler 2. Jede Karte des Kreises ist erlaubt.' },

  D1: {
    text: 'Als Erster nimmt Spieler 1 eine Karte. Es beginnt bei der Startkarte und geht im Uhrzeigersinn weiter. Die nächste Karte ist von da an immer die erste, die hinter der zuletzt genommenen noch liegt.',
  },
  D2: {
    text: 'Bist du an der Reihe, nimmst du eine Karte aus dem Kreis: die nächste Karte oder eine beliebige dahinter, wobei du alle Karten davor überspringst. Du nimmst genau eine Karte, nicht mehr und nicht weniger. Passen darfst du nicht.',
  },
  D3: {
    text: 'Die Karten, die du überspringst, bekommt dein Gegner geschenkt, und zwar alle. Er muss sie annehmen.',
  },
  D4: {
    text: 'Was genommen oder übersprungen wurde, ist sofort aus dem Kreis. Hinter dir bleibt also nie eine Karte liegen, und niemand geht ein zweites Mal herum.',
    note: 'Am weitesten kommst du, wenn du bis zur letzten Karte springst; sie liegt direkt vor der Startkarte.',
  },

  P1: {
    text: 'Deine erste Karte braucht keine Nachbarn. Du legst sie einfach hin, aufrecht oder auf dem Kopf (P4).',
    note: 'Solange es noch keine Stadt gibt, ist es gleich, wo sie liegt; ihr Platz ist deshalb immer Feld 0,0.',
  },
  P2: {
    text: 'Jede weitere Karte muss an deine Stadt anschließen, und zwar auf eine von zwei Arten: Mindestens eine ihrer Landschaften liegt Kante an Kante mit einer Landschaft der Stadt, oder die Karte überdeckt mindestens eine.',
    note: 'Die Landschaftsarten, die sich berühren, dürfen verschieden sein. Die italienische Anleitung verlangt, dass eine oder zwei Landschaften der Karte an ebenso viele der Stadt grenzen; wir verstehen das als „mindestens eine“, wie es in den vier anderen steht.',
  },
  P3: { text: 'Ecke an Ecke genügt nicht: So ist eine Karte nicht an die Stadt angeschlossen.' },
  P4: {
    text: 'Eine Karte kann auf zwei Arten liegen: aufrecht oder auf dem Kopf (um 180° gedreht). Quer liegt sie nie.',
  },
  P5: {
    text: 'Die Felder einer Stadt bilden ein Raster, und jede Karte hält sich daran: Jede ihrer Landschaften füllt genau ein Feld.',
    note: 'So zeigen es die Bilder in den Anleitungen.',
  },
  P6: {
    text: 'Überdecken darfst du, wie du willst: eine, zwei, drei oder vier sichtbare Landschaften, von einer einzigen Karte oder von mehreren. Sogar eine ganze Karte darfst du verschwinden lassen. Die neue Karte kommt immer obendrauf, nie darunter.',
  },
  P7: {
    text: 'In jedem Feld gilt nur die Landschaft, die obenauf liegt. Eine überdeckte Landschaft zählt für nichts mehr, und ihr Symbol auch nicht.',
  },
  P8: {
    text: 'Eine ausgelegte Karte bleibt, wo sie ist.',
    note: 'Das steht nirgends gedruckt, aber alles andere setzt es voraus.',
  },

  T1: {
    text: 'Wer eine Karte nimmt, legt sie zuerst aus. Danach legt der Gegner die geschenkten Karten aus, eine nach der anderen und in der Reihenfolge, in der sie im Uhrzeigersinn im Kreis lagen. Dann nimmt er selbst eine Karte.',
  },
  T2: {
    text: 'Es kann sein, dass du Karten geschenkt bekommst, bevor du eine Stadt hast. Die erste davon ist dann deine erste Karte, und für sie gilt P1.',
  },
  T3: {
    text: 'Sind alle fünfzehn Karten aus dem Kreis genommen und ausgelegt, ist das Spiel zu Ende. Was beim letzten Mal übersprungen wurde, legt der Gegner vorher noch aus.',
  },

  G1: {
    text: 'Sichtbare Landschaften derselben Art bilden ein Gebiet, wenn sie in einer Stadt Kante an Kante zusammenhängen. Eine Ecke verbindet sie nicht.',
  },
  G2: {
    text: 'Jede der sechs Landschaftsarten wird für sich gewertet: Du bekommst so viele Wohlstandspunkte, wie dein größtes Gebiet dieser Art Landschaften hat. Eine Art, die du nicht hast, bringt 0.',
  },
  G3: {
    text: 'Sind mehrere Gebiete gleich groß und keines größer, zählt eines davon und die anderen nicht; welches, darfst du dir aussuchen. (Die italienische Anleitung sagt nur, dass eines zählt.) Einen Unterschied macht das nur, wenn eine Wertungskarte von einem größten Gebiet spricht.',
    note: 'Jede Wertungskarte trifft diese Wahl für sich, und zwar so, dass sie dem Besitzer der Stadt die meisten Punkte bringt. Bleiben dann noch mehrere übrig, wird das Gebiet (oder die Reihe oder Spalte) gezeigt, das am weitesten nach oben reicht; unter diesen das, dessen oberstes Feld am weitesten links liegt.',
  },

  W1: {
    text: 'Zähle deine sechs Gebiete (G2) und die drei Wertungskarten (B0) zusammen. Wer die höhere Summe hat, gewinnt. (Nur die französische Anleitung druckt diesen letzten Satz. Die anderen setzen ihn voraus.)',
  },
  W2: {
    text: 'Und bei gleicher Summe? Nach allen Anleitungen kann im Westen nur einer der Beste sein, aber keine sagt, was bei Gleichstand gilt.',
    note: 'Ihr teilt euch den Sieg. Die Partie ist unentschieden.',
  },
} as const satisfies Partial<LawWords['rules']>;
