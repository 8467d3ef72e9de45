// The blocked players, and a button to unblock them.

import type { Person } from '@wagons/protocol';
import { api } from '../../online/api.ts';
import { useAction, useQuery } from '../../online/ui/requests.ts';
import { PersonLink } from '../../online/ui/person.tsx';
import { TroubleMessage } from '../../online/ui/troubleMessage.tsx';
import * as panel from '../../kit/ui/panel.module.css';
import * as css from './account.module.css';
import * as layout from '../../kit/ui/layout.module.css';
import * as shared from '../../online/ui/online.module.css';
import { useSpeech } from '../../kit/speech/speech.ts';

export function Blocked({ onSaid }: { readonly onSaid: (text: string) => void }) {
  const say = useSpeech().online.account.blocked;
  const { value, trouble, again } = useQuery(() => api('blocked'));
  const { act, isBusy, trouble: actTrouble } = useAction();
  const unblock = ({ id, name }: Person): void =>
    act(
      () => api('unblock', { params: { id } }),
      () => {
        onSaid(say.unblocked({ name }));
        again();
      },
    );
  const failed = actTrouble ?? trouble;
  return (
    <section class={css.part}>
      <h2>{say.heading}</h2>
      {value?.players.length === 0 && <p>{say.none}</p>}
      <ul class={`${layout.list} ${shared.tableList}`}>
        {value?.players.map((player) => (
          <li key={player.id} class={panel.panel}>
            <div>
              <PersonLink person={player} />
            </div>
            <button
              type="button"
              class="button"
              aria-label={say.unblockWhom({ name: player.name })}
              disabled={isBusy}
              onClick={() => unblock(player)}
            >
              {say.unblock}
            </button>
          </li>
        ))}
      </ul>
      {failed && <TroubleMessage trouble={failed} />}
    </section>
  );
}
