// The tally of the result: six terrains and the chosen scoring cards.

import { type BySeat, type Seat, SEATS, type Tally, TERRAINS } from '@wagons/rules';
import { cardOf } from '@wagons/rules/deck';
import { titleIn, useSpeech } from '../../kit/speech/speech.ts';
import type { LineIndex } from '../../play/text/lines.ts';
import { useLineText } from '../../play/text/lineText.ts';
import { BonusSign, TallyTable } from '../../play/view/tallyTable.tsx';
import { scorersOf } from './pad.ts';
import type { PadEditor } from './padEditor.ts';
import type { PadScope } from './padScope.ts';

type PadTallyProps = PadScope & {
  readonly tallies: BySeat<Tally>;
};

export function PadTally({ editor: { pad }, viewpoint, lit, tallies }: PadTallyProps) {
  const speech = useSpeech();
  const { deck } = pad.value;
  const say = useSpeech().pages.pad;
  const title = titleIn(speech, deck);
  return (
    <TallyTable
      speech={speech}
      deck={deck}
      center={[]}
      bonusHeads={scorersOf(pad.value).map((scorer) =>
        scorer.is === 'card'
          ? { name: title(scorer.card), picture: <BonusSign bonus={cardOf(deck, scorer.card).bonus} /> }
          : { name: scorer.title === '' ? say.other : scorer.title, picture: <span>✎</span> },
      )}
      seats={SEATS}
      names={viewpoint.names}
      short={viewpoint.short}
      tallies={tallies}
      lit={lit.value}
      pointed={lit}
    />
  );
}

/** Where the points of a line come from, in words. */
export function usePadLine(
  { pad }: PadEditor,
  tallies: BySeat<Tally>,
): (line: LineIndex, seat: Seat) => string {
  const lineText = useLineText();
  const say = useSpeech().pages.pad;
  const { deck } = pad.value;
  const scorers = scorersOf(pad.value);
  return (line, seat) => {
    const scorer = scorers[line - TERRAINS.length];
    return scorer?.is === 'other'
      ? say.byHand({ title: scorer.title === '' ? say.other : scorer.title, points: scorer.points[seat] })
      : lineText(tallies[seat], line, deck);
  };
}
