// The name for whoever has none yet; one who has a name sees it.

import { signal } from '@preact/signals';
import { makeRoute } from '../../app/route.ts';
import { isSomebody, me } from '../../online/me.ts';
import { useOnlineWords } from './onlineWords.ts';
import { Standing } from './person.tsx';
import '../../look/controls.css';
import '../../look/panel.css';

/** What is wished for, for the moment when one becomes somebody; empty leaves it to the server. */
export const wishedName = signal('');

export function NameField() {
  const say = useOnlineWords().lobby;
  const { value: self } = me;
  if (self === 'unknown') return null;
  if (isSomebody(self)) {
    return (
      <p class="panel play-as">
        <span>
          {say.playAs(self.name)} <Standing person={self} />
        </span>
        <a class="button" href={makeRoute({ screen: 'account' })}>
          {say.account}
        </a>
      </p>
    );
  }
  return (
    <label class="field panel">
      <span>{say.name}</span>
      <input
        value={wishedName.value}
        autocomplete="nickname"
        maxLength={48}
        onInput={(event) => (wishedName.value = event.currentTarget.value)}
      />
      <small>{say.nameHelp}</small>
    </label>
  );
}
