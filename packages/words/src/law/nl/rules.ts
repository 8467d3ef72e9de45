// The rules of the game in Dutch, but for those of the scoring cards.

import type { LawWords } from '../contract.ts';

export const chapters: LawWords['chapters'] = {
  S: 'Voorbereiding',
  D: 'Kaarten nemen',
  P: 'Kaarten neerleggen',
  T: 'Beurten en einde',
  G: 'Groepen gebieden',
  B: 'Scorekaarten',
  C: 'Kaarten van Grensland',
  W: 'De winnaar',
};

export const marks: LawWords['marks'] = {
  reading: {
    name: 'Onze lezing',
    meaning: 'Het staat niet gedrukt, maar het volgt uit wat er wel gedrukt staat.',
  },
  ruling: {
    name: 'Onze keuze',
    meaning: 'De regelboekjes laten het open, en wij hebben een keuze gemaakt.',
  },
};

export const gameRules = {
  S1: {
    text: 'Het deck heeft 18 kaarten, elk één keer. Op de voorkant heeft een kaart vier gebieden, twee bij twee. Elk gebied heeft één terreinsoort en één symbool. Op de achterkant staat een scorevoorwaarde.',
  },
  S2: {
    text: 'Schud de kaarten en leg er drie in het midden, met de scorekant naar boven. Deze drie voorwaarden gelden in deze partij voor jullie allebei. De voorkanten van deze kaarten doen niet mee.',
  },
  S3: {
    text: 'Leg de overige vijftien kaarten er in een cirkel omheen, met de voorkant naar boven. Jullie mogen allebei alles zien. Vanaf nu is er niets verborgen en hangt niets meer van het toeval af.',
  },
  S4: {
    text: 'Spreek af wie de eerste speler is.',
    note: 'Door te loten, in overleg, of om de beurt als jullie meerdere partijen spelen.',
  },
  S5: { text: 'De startkaart wordt gekozen door de tweede speler. Elke kaart van de cirkel mag.' },

  D1: {
    text: 'De eerste speler mag als eerste een kaart nemen. Dat begint bij de startkaart en gaat met de klok mee. Daarna is de volgende kaart steeds de eerste die nog ligt na de kaart die het laatst genomen is.',
  },
  D2: {
    text: 'In je beurt neem je één kaart uit de cirkel: de volgende kaart, of een kaart verderop, waarbij je alle kaarten ervoor overslaat. Je neemt één kaart, niet meer en niet minder. Passen mag niet.',
  },
  D3: {
    text: 'De kaarten die je overslaat, zijn gratis kaarten voor je tegenstander, allemaal. Je tegenstander moet ze aannemen.',
  },
  D4: {
    text: 'Wat genomen of overgeslagen is, is meteen uit de cirkel. Achter je blijft dus nooit een kaart liggen, en niemand gaat een tweede keer rond.',
    note: 'Verder dan de laatste kaart kun je niet gaan; dat is de kaart vlak voor de startkaart.',
  },

  P1: {
    text: 'Je eerste kaart heeft geen buren nodig. Je legt die gewoon neer, rechtop of ondersteboven (P4).',
    note: 'Zolang er nog geen stad is, maakt het niet uit waar de kaart ligt; de plaats is daarom altijd vak 0,0.',
  },
  P2: {
    text: 'Elke volgende kaart moet op een van twee manieren bij je stad aansluiten: minstens één gebied van de kaart ligt rand aan rand met een gebied van de stad, of de kaart dekt er minstens één af.',
    note: 'De terreinsoorten die elkaar raken, mogen verschillen. Het Italiaanse regelboekje wil dat één of twee gebieden van de kaart aan evenveel gebieden van de stad grenzen; wij lezen dat als “minstens één”, zoals het in de andere vier staat.',
  },
  P3: { text: 'Hoek aan hoek is niet genoeg: zo sluit een kaart niet bij de stad aan.' },
  P4: {
    text: 'Een kaart kan op twee manieren liggen: rechtop of ondersteboven (180° gedraaid). Een kwartslag draaien mag nooit.',
  },
  P5: {
    text: 'De vakken van een stad vormen één raster, en elke kaart houdt zich daaraan: elk gebied van de kaart vult precies één vak.',
    note: 'Zo laten de afbeeldingen in de regelboekjes het zien.',
  },
  P6: {
    text: 'Afdekken mag naar believen: één, twee, drie of vier zichtbare gebieden, van één kaart of van meerdere. Je mag zelfs een hele kaart laten verdwijnen. De nieuwe kaart komt altijd bovenop, nooit eronder.',
  },
  P7: {
    text: 'In elk vak telt alleen het bovenste gebied. Een afgedekt gebied telt nergens meer voor mee, en het symbool erop ook niet.',
  },
  P8: {
    text: 'Een neergelegde kaart blijft liggen waar die ligt.',
    note: 'Het staat nergens gedrukt, maar al het andere gaat ervan uit.',
  },

  T1: {
    text: 'Wie een kaart neemt, legt die eerst neer. Daarna legt de tegenstander de gratis kaarten neer, één voor één, in de volgorde waarin ze met de klok mee in de cirkel lagen. Dan neemt de tegenstander zelf een kaart.',
  },
  T2: {
    text: 'Je kunt gratis kaarten krijgen voordat je een stad hebt. De eerste daarvan is dan je eerste kaart, en daarvoor geldt P1.',
  },
  T3: {
    text: 'Als alle vijftien kaarten uit de cirkel zijn genomen en neergelegd, is het spel afgelopen. Kaarten die bij de laatste keer worden overgeslagen, legt de tegenstander eerst nog neer.',
  },

  G1: {
    text: 'Zichtbare gebieden van dezelfde terreinsoort vormen een groep als ze binnen één stad rand aan rand liggen. Een hoek verbindt ze niet.',
  },
  G2: {
    text: 'Elk van de zes terreinsoorten telt apart: je krijgt evenveel punten als je grootste groep van die soort gebieden heeft. Een terreinsoort die je niet hebt, levert 0 op.',
  },
  G3: {
    text: 'Zijn twee of meer groepen even groot en de grootste, dan telt er één en de andere niet; welke, mag je zelf kiezen. (Het Italiaanse regelboekje zegt alleen dat er één telt.) Dat maakt alleen verschil als een scorekaart het over een grootste groep heeft.',
    note: 'Elke scorekaart maakt die keuze apart, en wel zo dat die de eigenaar van de stad de meeste punten oplevert. Blijven er dan nog meer over, dan wordt de groep (of de rij of kolom) getoond die het hoogst reikt; bij meer dan één die waarvan het bovenste vak het verst naar links ligt.',
  },

  W1: {
    text: 'Tel je zes groepen (G2) en de drie scorekaarten (B0) bij elkaar op. Wie het hoogste totaal heeft, wint. (Alleen het Franse regelboekje drukt die laatste zin af. In de andere spreekt dat vanzelf.)',
  },
  W2: {
    text: 'En bij een gelijk totaal? Volgens alle regelboekjes kan er maar één de beste van het Westen zijn, maar geen ervan zegt wat er bij een gelijke stand gebeurt.',
    note: 'Jullie delen de overwinning. Het is gelijkspel.',
  },
} as const satisfies Partial<LawWords['rules']>;
