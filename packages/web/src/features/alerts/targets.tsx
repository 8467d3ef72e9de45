// Where alerts go: browsers and addresses, when something last arrived there, and a way to remove each.

import type { AlertTargetFace } from '@wagons/protocol';
import type { AlertsWords } from '@wagons/words/areas';
import { useSpeech } from '../../kit/speech/speech.ts';
import { api } from '../../online/api.ts';
import { pushDevice } from '../../online/identityFlag.ts';
import { dropSubscription } from '../../online/pushAlerts.ts';
import { useAction } from '../../online/ui/requests.ts';
import { TroubleMessage } from '../../online/ui/troubleMessage.tsx';
import type { AlertsPartProps } from './alertsScreen.tsx';
import * as panel from '../../kit/ui/panel.module.css';
import * as layout from '../../kit/ui/layout.module.css';
import * as shared from '../../online/ui/online.module.css';

export function Targets({ alerts, onChange }: AlertsPartProps) {
  const words = useSpeech().alerts;
  const { act, isBusy, trouble } = useAction();
  const remove = ({ id }: AlertTargetFace): void => {
    if (id === pushDevice()) void dropSubscription();
    act(() => api('removeAlertTarget', { params: { id } }), onChange);
  };
  return (
    <>
      <ul class={`${layout.list} ${shared.tableList}`}>
        {alerts.targets.map((target) => (
          <li key={target.id} class={panel.panel}>
            <div>
              <bdi>{nameOf(words, target)}</bdi>
              <small>{stateOf(words, target)}</small>
            </div>
            <button
              type="button"
              class="button"
              disabled={isBusy}
              aria-label={words.targets.removeWhich({ what: nameOf(words, target) })}
              onClick={() => remove(target)}
            >
              {words.targets.remove}
            </button>
          </li>
        ))}
      </ul>
      {trouble && <TroubleMessage trouble={trouble} />}
    </>
  );
}

const nameOf = ({ targets }: AlertsWords, { name }: AlertTargetFace): string => name || targets.device;

function stateOf({ targets: say, formats }: AlertsWords, target: AlertTargetFace): string {
  const { id, confirmed, deliveredAt, failedAt } = target;
  if (!confirmed) return say.unconfirmed;
  const lines = [
    ...(id === pushDevice() ? [say.here] : []),
    deliveredAt === undefined ? say.never : say.delivered({ time: formats.moment(deliveredAt) }),
    ...(failedAt === undefined ? [] : [say.failed({ time: formats.moment(failedAt) })]),
  ];
  return lines.join(' · ');
}
