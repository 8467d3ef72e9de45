// Says that an opponent has come to a table that its host has left to look around.

import { useCallback, useEffect } from 'preact/hooks';
import { sound } from '../../kit/browser/sound.ts';
import { go } from '../../kit/browser/navigation.ts';
import { useUrgent } from '../../kit/ui/urgent.ts';
import { endVigil } from '../vigil.ts';
import { vigil } from '../vigilSignal.ts';
import { otherName } from './chairs.ts';
import { tableWords } from './tableWords.ts';
import { useTurnMark } from './turnMark.ts';

export const VigilNotice = tableWords.wait(function Waiting() {
  const there = vigil.value?.there;
  const table = there?.table.value;
  const status = table?.face.value.status;
  const isLost = there?.trouble.value !== undefined || status === 'over';
  useEffect(() => {
    if (isLost) endVigil();
  }, [isLost]);
  return status === 'going' ? <Arrived /> : null;
});

function Arrived() {
  useUrgent(useCallback(() => <ArrivalMessage />, []));
  useTurnMark(true);
  useEffect(() => sound('yourTurn'), []);
  return <ArrivalMessage />;
}

function ArrivalMessage() {
  const words = tableWords.use();
  const say = words.open;
  const { id, there } = vigil.value ?? {};
  const table = there?.table.value;
  const seat = table?.seat.value;
  if (id === undefined || !table || !seat) return null;
  return (
    <div class="message">
      <p>{say.arrived({ who: otherName(words, table.face.value, seat) })}</p>
      <button
        type="button"
        class="button main"
        onClick={() => {
          // The page of the table takes over from here.
          endVigil();
          go({ screen: 'online', id });
        }}
      >
        {say.goThere}
      </button>
    </div>
  );
}
