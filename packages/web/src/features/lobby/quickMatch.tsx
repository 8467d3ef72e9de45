// Quick match: one button per time control, and a switch for rated games.

import { signal } from '@preact/signals';
import type { QuickMatch } from '@wagons/protocol';
import { QUICK_MATCHES } from '@wagons/protocol/codes';
import { go } from '../../kit/browser/navigation.ts';
import { Switch } from '../../kit/ui/switch.tsx';
import { Token } from '../../play/scenery/token.tsx';
import { api } from '../../online/api.ts';
import { ensureSignedIn, isSignedIn, me } from '../../online/me.ts';
import { useAction } from '../../online/ui/requests.ts';
import { useNameTrouble, wishedName } from '../../online/ui/nameField.tsx';
import { TroubleMessage } from '../../online/ui/troubleMessage.tsx';
import * as css from './lobby.module.css';
import { useSpeech } from '../../kit/speech/speech.ts';

const MATCHES = Object.keys(QUICK_MATCHES) as readonly QuickMatch[];

const PACE_TOKENS = { blitz: 'watch', calm: 'wagon', daily: 'letter', slow: 'fire' } as const;

const wantsRated = signal(false);

export function QuickMatches() {
  const { lobby, settings } = useSpeech().online;
  const say = lobby.quick;
  const { act, isBusy, trouble: anyTrouble } = useAction();
  const trouble = useNameTrouble(anyTrouble);
  const hasAccount = isSignedIn(me.value) && me.value.account;
  const rated = hasAccount && wantsRated.value;
  const start = (match: QuickMatch): void =>
    act(
      async () => {
        const self = await ensureSignedIn(wishedName.value.trim());
        return self.ok ? api('quickMatch', { body: { match, rated } }) : self;
      },
      ({ id }) => go({ screen: 'onlineTable', id }),
    );
  return (
    <section>
      <h2>{say.heading}</h2>
      <p>{say.help}</p>
      <div class={css.paces} data-paces>
        {MATCHES.map((match) => (
          <button
            key={match}
            type="button"
            class={`button ${css.pace}`}
            disabled={isBusy}
            onClick={() => start(match)}
          >
            <Token of={PACE_TOKENS[match]} />
            <b>{say.names[match]}</b>
            <small>{settings.clock(QUICK_MATCHES[match])}</small>
          </button>
        ))}
      </div>
      <Switch
        label={say.rated}
        help={hasAccount ? say.ratedHelp : say.accountNeeded}
        checked={rated}
        isDisabled={!hasAccount}
        onChange={(on) => (wantsRated.value = on)}
      />
      {trouble && <TroubleMessage trouble={trouble} />}
    </section>
  );
}
