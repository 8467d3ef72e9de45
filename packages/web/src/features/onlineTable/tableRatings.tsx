// The ratings of both players of a rated game, for the games with its clock.

import { SEATS } from '@wagons/rules';
import { useSpeech } from '../../kit/speech/speech.ts';
import type { RemoteTable } from '../../online/remoteTable.ts';
import { nameOf, standingText } from '../../online/ui/person.tsx';
import * as layout from '../../kit/ui/layout.module.css';
import * as css from './openTable.module.css';

export function TableRatings({ table }: { readonly table: RemoteTable }) {
  const words = useSpeech().online;
  const { seats, host } = table.face.value;
  const people = seats ? SEATS.map((seat) => seats[seat]) : [host];
  if (!table.settings.rated) return null;
  return (
    <dl class={`${layout.list} ${css.agreed}`} data-part="table-ratings">
      {people.map((person) => (
        <div key={person.id}>
          <dt>
            <bdi>{nameOf(words, person)}</bdi>
          </dt>
          <dd>{standingText(words, person) || words.people.noRating}</dd>
        </div>
      ))}
    </dl>
  );
}
