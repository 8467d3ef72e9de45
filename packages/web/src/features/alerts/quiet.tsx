// The hours of the day without alerts.

import { useId, useState } from 'preact/hooks';
import { useSpeech } from '../../kit/speech/speech.ts';
import { Switch } from '../../kit/ui/switch.tsx';
import { api } from '../../online/api.ts';
import { localWishes } from '../../online/pushAlerts.ts';
import { useAction } from '../../online/ui/requests.ts';
import { TroubleMessage } from '../../online/ui/troubleMessage.tsx';
import type { AlertsPartProps } from './alertsScreen.tsx';
import * as form from '../../kit/ui/form.module.css';
import * as layout from '../../kit/ui/layout.module.css';
import * as panel from '../../kit/ui/panel.module.css';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const NIGHT = { from: 22, to: 8 };

export function Quiet({ alerts, onChange }: AlertsPartProps) {
  const say = useSpeech().alerts.quiet;
  const { act, trouble } = useAction();
  const [quiet, setQuiet] = useState(alerts.quiet);
  const wishes = localWishes();
  const save = (next: typeof quiet): void => {
    setQuiet(next);
    act(() => api('setAlerts', { body: { ...wishes, ...(next && { quiet: next }) } }), onChange);
  };
  return (
    <section class={layout.stack}>
      <h2>{say.heading}</h2>
      <div class={panel.panel}>
        <Switch
          label={say.on}
          help={say.help}
          checked={quiet !== undefined}
          onChange={(on) => save(on ? NIGHT : undefined)}
        />
      </div>
      {quiet && (
        <div class="row">
          <Hour label={say.from} hour={quiet.from} onChange={(from) => save({ ...quiet, from })} />
          <Hour label={say.to} hour={quiet.to} onChange={(to) => save({ ...quiet, to })} />
        </div>
      )}
      {quiet && <small>{say.zone({ zone: wishes.zone })}</small>}
      {trouble && <TroubleMessage trouble={trouble} />}
    </section>
  );
}

type HourProps = {
  readonly label: string;
  readonly hour: number;
  readonly onChange: (hour: number) => void;
};

function Hour({ label, hour, onChange }: HourProps) {
  const { language } = useSpeech().words;
  const id = useId();
  const format = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  return (
    <span class={form.field}>
      <label for={id}>{label}</label>
      <select id={id} value={hour} onChange={(event) => onChange(Number(event.currentTarget.value))}>
        {HOURS.map((one) => (
          <option key={one} value={one}>
            {format.format(one * 60 * 60 * 1000)}
          </option>
        ))}
      </select>
    </span>
  );
}
