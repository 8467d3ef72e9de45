// Says that an opponent has come to a table that its host has left to look around.

import { opponent } from '@wagons/rules';
import { useCallback, useEffect } from 'preact/hooks';
import { sound } from '../../kit/browser/sound.ts';
import { go } from '../../kit/browser/navigation.ts';
import { useUrgent } from '../../kit/ui/urgent.ts';
import { endBackgroundHosting } from '../backgroundHosting.ts';
import { hostedTable } from '../hostedTable.ts';
import { useTurnMark } from './turnMark.ts';
import { useSpeech } from '../../kit/speech/speech.ts';

export function HostedTableNotice() {
  const there = hostedTable.value?.there;
  const table = there?.table.value;
  const status = table?.face.value.status;
  const isLost = there?.trouble.value !== undefined || status === 'over';
  useEffect(() => {
    if (isLost) endBackgroundHosting();
  }, [isLost]);
  return status === 'going' ? <Arrived /> : null;
}

function Arrived() {
  useUrgent(useCallback(() => <ArrivalMessage />, []));
  useTurnMark(1);
  useEffect(() => sound('yourTurn'), []);
  return <ArrivalMessage />;
}

function ArrivalMessage() {
  const { app, web } = useSpeech();
  const say = app.notices.arrived;
  const { id, there } = hostedTable.value ?? {};
  const table = there?.table.value;
  const seat = table?.seat.value;
  if (id === undefined || !table || !seat) return null;
  const name = table.face.value.seats?.[opponent(seat)].name ?? web.table.seat({ seat: opponent(seat) });
  return (
    <div class="message">
      <p>{say.text({ who: name })}</p>
      <button
        type="button"
        class="button main"
        onClick={() => {
          // The page of the table takes over from here.
          endBackgroundHosting();
          go({ screen: 'onlineTable', id });
        }}
      >
        {say.there}
      </button>
    </div>
  );
}
