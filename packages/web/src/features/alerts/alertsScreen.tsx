// Alerts: on this device, by mail, at a webhook; when not; and whether they arrive.

import type { Alerts } from '@wagons/protocol';
import { useState } from 'preact/hooks';
import { announce } from '../../kit/browser/announcer.tsx';
import { makeRoute } from '../../kit/browser/route.ts';
import { Waiting } from '../../kit/lazy/lazy.tsx';
import { useSpeech } from '../../kit/speech/speech.ts';
import { Page } from '../../kit/ui/page.tsx';
import { api } from '../../online/api.ts';
import { isSignedIn, loadMe, me } from '../../online/me.ts';
import { useAction, useQuery } from '../../online/ui/requests.ts';
import { TroubleMessage } from '../../online/ui/troubleMessage.tsx';
import { Scenery } from '../../play/scenery/scenery.tsx';
import { NewAddress } from './newAddress.tsx';
import { Quiet } from './quiet.tsx';
import { Targets } from './targets.tsx';
import { ThisDevice } from './thisDevice.tsx';
import * as panel from '../../kit/ui/panel.module.css';
import * as layout from '../../kit/ui/layout.module.css';

export function AlertsScreen() {
  const say = useSpeech().alerts;
  const { account } = useSpeech().online;
  const { shell } = useSpeech().web;
  const { trouble } = useQuery(loadMe, { isNeeded: me.value === 'unknown' });
  const self = me.value;
  return (
    <Page
      heading={say.heading}
      scene={<Scenery of="invitation" />}
      actions={
        <a class="plain" href={makeRoute({ screen: 'settings' })}>
          {shell.places.settings}
        </a>
      }
    >
      <p>{say.intro}</p>
      {trouble && <TroubleMessage trouble={trouble} />}
      {self === 'anonymous' && (
        <p>
          {say.stranger} <a href={makeRoute({ screen: 'online' })}>{shell.places.online}</a>
        </p>
      )}
      {isSignedIn(self) && !self.account && (
        <p class={panel.panel}>
          {say.guest} <a href={makeRoute({ screen: 'account' })}>{account.heading}</a>
        </p>
      )}
      {isSignedIn(self) && <Own about={self.id} />}
    </Page>
  );
}

function Own({ about }: { readonly about: string }) {
  const { value, trouble, again } = useQuery(() => api('alerts'), { about });
  const [changed, setChanged] = useState<Alerts>();
  const alerts = changed ?? value;
  if (trouble && !alerts) return <TroubleMessage trouble={trouble} again={again} />;
  if (!alerts) return <Waiting />;
  return (
    <div class={layout.stack}>
      <ThisDevice alerts={alerts} onChange={setChanged} />
      <Test alerts={alerts} onChange={setChanged} />
      {alerts.mail && <NewAddress of="mail" onChange={setChanged} />}
      <NewAddress of="webhook" onChange={setChanged} />
      <Quiet key={JSON.stringify(alerts.quiet)} alerts={alerts} onChange={setChanged} />
    </div>
  );
}

export type AlertsPartProps = {
  readonly alerts: Alerts;
  readonly onChange: (alerts: Alerts) => void;
};

function Test({ alerts, onChange }: AlertsPartProps) {
  const { targets: say, test } = useSpeech().alerts;
  const { act, isBusy, trouble } = useAction();
  const [said, setSaid] = useState('');
  const run = (): void =>
    act(
      () => api('testAlerts'),
      (after) => {
        const hasFailed = after.targets.some(({ failedAt }) => failedAt !== undefined);
        const text = hasFailed ? test.failed : test.done;
        setSaid(text);
        announce(text);
        onChange(after);
      },
    );
  return (
    <section class={layout.stack}>
      <h2>{say.heading}</h2>
      {alerts.targets.length === 0 ? <p>{say.none}</p> : <Targets alerts={alerts} onChange={onChange} />}
      {alerts.targets.some(({ confirmed }) => confirmed) && (
        <p>
          <button type="button" class="button" disabled={isBusy} onClick={run}>
            {test.act}
          </button>
        </p>
      )}
      {said !== '' && <p class="message">{said}</p>}
      {trouble && <TroubleMessage trouble={trouble} />}
    </section>
  );
}
