// A player: the name as a link to their results, and the rating if there is one.

import type { Person } from '@wagons/protocol';
import type { OnlineWords } from '@wagons/words/areas';
import { makeRoute } from '../../kit/browser/route.ts';
import * as shared from './online.module.css';
import { useSpeech } from '../../kit/speech/speech.ts';

/** A deleted account has no name, but stays in the games of others. */
export const nameOf = ({ people }: OnlineWords, person: Person): string => person.name || people.nobody;

export function PersonLink({ person }: { readonly person: Person }) {
  const words = useSpeech().online;
  return (
    <span class={shared.person}>
      <a href={makeRoute({ screen: 'player', id: person.id })}>
        <bdi>{nameOf(words, person)}</bdi>
      </a>
      <Standing person={person} />
    </span>
  );
}

/** The rating, or that the player is a guest. */
export function Standing({
  person,
}: {
  readonly person: Pick<Person, 'account' | 'rating' | 'provisional'>;
}) {
  const { lobby, people } = useSpeech().online;
  if (person.rating === undefined)
    return person.account ? null : <small class={shared.tag}>{lobby.guest}</small>;
  return (
    <small class={shared.tag}>
      <span class="unseen">{people.rating}: </span>
      {String(person.rating)}
      {person.provisional && (
        <>
          <span aria-hidden="true">?</span>
          <span class="unseen"> ({people.provisional})</span>
        </>
      )}
    </small>
  );
}
