// The prompt of the pad: what to do now, why a placement is illegal, or a tally line explained.

import { SEATS } from '@wagons/rules';
import { refusalText } from '@wagons/words';
import { layout } from '../../kit/browser/appearance.ts';
import { pictureIn, useSpeech } from '../../kit/speech/speech.ts';
import { Now, Saying } from '../../play/tableView/saying.tsx';
import { isBlank } from './pad.ts';
import { usePadLine } from './padTally.tsx';
import { RichText } from '../../play/view/richText.tsx';
import type { PadScope } from './padScope.ts';
import * as css from './pad.module.css';

export function PadPrompt(props: PadScope) {
  const { editor, viewpoint, lit } = props;
  const { web } = useSpeech();
  const line = lit.value;
  const { about } = useSpeech().pages.pad;
  const now = useNow(props);
  const lineText = usePadLine(editor, editor.preview.value ?? editor.tallies.value);
  return (
    <Saying isScrollable={layout.value === 'low'}>
      {line === undefined ? (
        <>
          {isBlank(editor.pad.value) && editor.card.value === undefined && (
            <p class={css.about} data-part="about">
              {about}
            </p>
          )}
          <Now>
            <RichText deck={editor.deck.value} text={now} />
          </Now>
        </>
      ) : (
        SEATS.map((seat) => (
          <p key={seat} data-part="happened" data-seat={seat}>
            {web.table.addressed({ who: viewpoint.names[seat], what: lineText(line, seat) })}
          </p>
        ))
      )}
    </Saying>
  );
}

function useNow({ editor, viewpoint }: PadScope): string {
  const speech = useSpeech();
  const say = useSpeech().pages.pad.now;
  const { addressed } = speech.web.table;
  const { deck, pad, seat, card, hand, free } = editor;
  const refusal = hand.refusal.value;
  if (refusal) return refusalText(speech.words, refusal.illegal);
  const isFirst = pad.value.towns[seat.value].length === 0;
  if (card.value === undefined) {
    if (free.value.length === 0) return say.done;
    return isFirst ? addressed({ who: viewpoint.names[seat.value], what: say.begin }) : say.next;
  }
  const mentioned = pictureIn(speech, deck.value)(card.value);
  if (isFirst) return say.first({ card: mentioned });
  return hand.isChosen.value ? say.chosen({ card: mentioned }) : say.place({ card: mentioned });
}
