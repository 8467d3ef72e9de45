// Turns alerts on and off on this device, or says why that isn't possible.

import { useState } from 'preact/hooks';
import { announce } from '../../kit/browser/announcer.tsx';
import { useSpeech } from '../../kit/speech/speech.ts';
import type { Trouble } from '../../online/api.ts';
import { pushDevice } from '../../online/identityFlag.ts';
import { pushTrouble, type PushTrouble, turnOffPush, turnOnPush } from '../../online/pushAlerts.ts';
import { TroubleMessage } from '../../online/ui/troubleMessage.tsx';
import type { AlertsPartProps } from './alertsScreen.tsx';
import * as layout from '../../kit/ui/layout.module.css';

export function ThisDevice({ alerts, onChange }: AlertsPartProps) {
  const say = useSpeech().alerts.here;
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | PushTrouble>();
  const isOn = alerts.targets.some(({ id }) => id === pushDevice());
  const why = pushTrouble() ?? (typeof trouble === 'string' ? trouble : undefined);
  const change = async (): Promise<void> => {
    setBusy(true);
    const answer = isOn ? await turnOffPush() : await turnOnPush(alerts.pushKey);
    setBusy(false);
    setTrouble(answer.ok ? undefined : answer.error);
    if (!answer.ok) return;
    announce(isOn ? say.isOff : say.isOn);
    onChange(answer.value);
  };
  return (
    <section class={layout.stack}>
      <h2>{say.heading}</h2>
      <p>{isOn ? say.isOn : say.isOff}</p>
      {why !== undefined && !isOn && (
        <p class="message" role="alert">
          {say.why[why]}
        </p>
      )}
      {(isOn || why === undefined || why === 'failed') && (
        <p>
          <button
            type="button"
            class={isOn ? 'button' : 'button main'}
            disabled={isBusy}
            onClick={() => void change()}
          >
            {isOn ? say.off : say.on}
          </button>
        </p>
      )}
      {trouble !== undefined && typeof trouble !== 'string' && <TroubleMessage trouble={trouble} />}
    </section>
  );
}
