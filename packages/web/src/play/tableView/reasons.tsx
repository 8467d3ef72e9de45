// Where the points of the tally line come from that is pointed at, for both players.

import type { Seat } from '@wagons/rules';
import { useSpeech } from '../../kit/speech/speech.ts';
import { useLineText } from '../text/lineText.ts';
import { useTable } from './model.ts';

export function LineReasons({ seats }: { readonly seats: readonly Seat[] }) {
  const { lit, tallies, viewpoint, deck } = useTable();
  const { addressed } = useSpeech().web.table;
  const lineText = useLineText();
  const line = lit.value;
  if (line === undefined) return null;
  return (
    <>
      {seats.map((seat) => (
        <p key={seat} data-part="happened" data-seat={seat}>
          {addressed({ who: viewpoint.names[seat], what: lineText(tallies[seat], line, deck) })}
        </p>
      ))}
    </>
  );
}
