// Blocks or reports a player.

import type { Person } from '@wagons/protocol';
import { useState } from 'preact/hooks';
import { announce } from '../../kit/browser/announcer.tsx';
import { Ask } from '../../kit/ui/ask.tsx';
import { api } from '../../online/api.ts';
import { ensureSignedIn } from '../../online/me.ts';
import { ReportForm } from '../../online/ui/reportForm.tsx';
import { useAction } from '../../online/ui/requests.ts';
import { nameOf } from '../../online/ui/person.tsx';
import { TroubleMessage } from '../../online/ui/troubleMessage.tsx';
import * as css from './player.module.css';
import { useSpeech } from '../../kit/speech/speech.ts';

const Report = ReportForm;

export function Moderation({ player }: { readonly player: Person }) {
  const words = useSpeech().online;
  const { people: say } = words;
  const { act, isBusy, trouble } = useAction();
  const [isReporting, setReporting] = useState(false);
  const [said, setSaid] = useState('');
  const name = nameOf(words, player);
  const block = (): void =>
    act(
      async () => {
        const self = await ensureSignedIn();
        return self.ok ? api('block', { params: { id: player.id } }) : self;
      },
      () => {
        setSaid(say.blocked({ name }));
        announce(say.blocked({ name }));
      },
    );
  return (
    <section class={css.manners} data-moderation>
      <div class="row">
        <Ask act={say.block} question={say.blockAsk({ name })} isDisabled={isBusy} onSure={block} />
        <button type="button" class="button" onClick={() => setReporting(true)}>
          {say.report}
        </button>
      </div>
      {said !== '' && <p class="message">{said}</p>}
      {trouble && <TroubleMessage trouble={trouble} />}
      {isReporting && <Report person={player} onClose={() => setReporting(false)} />}
    </section>
  );
}
