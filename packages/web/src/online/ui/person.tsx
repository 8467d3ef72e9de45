// A player: the name as a link to their results, and the rating if there is one.

import type { Person } from '@wagons/protocol';
import { ESTABLISHED_GAMES, type RatingKind } from '@wagons/protocol/codes';
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

type Rated = Pick<Person, 'rating' | 'provisional' | 'ratedGames'>;

/** "provisional, 3 of 10 games"; empty once the rating is established. */
export function provisionalText({ people }: OnlineWords, { provisional, ratedGames }: Rated): string {
  if (!provisional) return '';
  if (ratedGames === undefined) return people.provisional;
  return people.provisionalGames({ games: ratedGames, needed: ESTABLISHED_GAMES });
}

/** "1512 (provisional, 3 of 10 games)"; empty without a rating. */
export function standingText(words: OnlineWords, person: Rated): string {
  if (person.rating === undefined) return '';
  const note = provisionalText(words, person);
  return note === '' ? String(person.rating) : `${person.rating} (${note})`;
}

/** "Live", "Correspondence" */
export const kindText = ({ newTable: { kinds } }: OnlineWords, kind: RatingKind): string =>
  kinds[kind === 'live' ? 'live' : 'days'].name;

/** Whether a name belongs to no account, so that anyone may have it. A deleted player has no name. */
export const isGuest = ({ account, name }: Pick<Person, 'account' | 'name'>): boolean =>
  !account && name !== '';

/** Marks the name of a guest. */
export function GuestMark({ person }: { readonly person: Pick<Person, 'account' | 'name'> | undefined }) {
  const { guest } = useSpeech().online.lobby;
  return person && isGuest(person) ? <small class={shared.tag}>{guest}</small> : null;
}

/** The rating, or that the player is a guest. */
export function Standing({ person }: { readonly person: Rated & Pick<Person, 'account' | 'name'> }) {
  const words = useSpeech().online;
  if (person.rating === undefined) return <GuestMark person={person} />;
  return (
    <small class={shared.tag}>
      <span class="unseen">{words.people.rating}: </span>
      {standingText(words, person)}
    </small>
  );
}
