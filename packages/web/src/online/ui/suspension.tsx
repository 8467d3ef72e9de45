// Says why and until when the operator has suspended this player.

import { isSignedIn, me } from '../me.ts';
import { useSpeech } from '../../kit/speech/speech.ts';

export function Suspension() {
  const { account: say, formats } = useSpeech().online;
  const self = me.value;
  const suspension = isSignedIn(self) ? self.suspension : undefined;
  if (!suspension) return null;
  const { until, reason } = suspension;
  return (
    <p class="message" role="status">
      {say.suspension.text({ until: formats.day(until), reason: say.suspension.reasons[reason] })}
    </p>
  );
}
