// A person online: the name as the way to the results, and the rating if there is one.

import type { Person } from '@wagons/protocol';
import { makeRoute } from '../../app/route.ts';
import { useOnlineWords } from './onlineWords.ts';

export function PersonLink({ person }: { readonly person: Person }) {
  return (
    <span class="person">
      <a href={makeRoute({ screen: 'player', id: person.id })}>
        <bdi>{person.name}</bdi>
      </a>
      <Standing person={person} />
    </span>
  );
}

/** A rating, or that somebody is a guest. */
export function Standing({
  person,
}: {
  readonly person: Pick<Person, 'account' | 'rating' | 'provisional'>;
}) {
  const { lobby, people } = useOnlineWords();
  if (person.rating === undefined) return person.account ? null : <small class="tag">{lobby.guest}</small>;
  return (
    <small class="tag">
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
