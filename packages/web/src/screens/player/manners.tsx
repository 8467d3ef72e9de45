// For those who misbehave: blocked by whoever does not want to meet them, reported to those who run the server.

import type { Person, REPORT_REASONS } from '@wagons/protocol';
import { useState } from 'preact/hooks';
import { announce } from '../../app/announcer.tsx';
import { Choice } from '../../app/choice.tsx';
import { Dialog } from '../../app/dialog.tsx';
import { api } from '../../online/api.ts';
import { becomeSomebody } from '../../online/me.ts';
import { Ask } from '../online/ask.tsx';
import { useAct } from '../online/asking.ts';
import { wishedName } from '../online/nameField.tsx';
import { useOnlineWords } from '../online/onlineWords.ts';
import { TroubleMessage } from '../online/troubleMessage.tsx';
import '../../look/controls.css';

type Reason = (typeof REPORT_REASONS)[number];
type MannersProps = { readonly player: Person };

export function Manners({ player }: MannersProps) {
  const say = useOnlineWords().people;
  const { act, isBusy, trouble } = useAct();
  const [isReporting, setReporting] = useState(false);
  const [said, setSaid] = useState('');
  const tell = (text: string): void => {
    setSaid(text);
    announce(text);
  };
  const block = (): void =>
    act(
      async () => {
        const self = await becomeSomebody(wishedName.value.trim());
        return self.ok ? api('block', { params: { id: player.id } }) : self;
      },
      () => tell(say.blocked(player.name)),
    );
  return (
    <section class="manners">
      <div class="row">
        <Ask
          button={say.block}
          text={say.blockAsk(player.name)}
          sure={say.block}
          isDisabled={isBusy}
          onSure={block}
        />
        <button type="button" class="button" onClick={() => setReporting(true)}>
          {say.report.button}
        </button>
      </div>
      {said !== '' && <p class="message">{said}</p>}
      {trouble && <TroubleMessage trouble={trouble} />}
      {isReporting && <Report player={player} onClose={() => setReporting(false)} onSaid={tell} />}
    </section>
  );
}

type ReportProps = MannersProps & {
  readonly onClose: () => void;
  readonly onSaid: (text: string) => void;
};

function Report({ player, onClose, onSaid }: ReportProps) {
  const say = useOnlineWords().people.report;
  const { act, isBusy, trouble } = useAct();
  const [reason, setReason] = useState<Reason>('name');
  const [text, setText] = useState('');
  const send = (): void =>
    act(
      async () => {
        const self = await becomeSomebody(wishedName.value.trim());
        if (!self.ok) return self;
        const words = text.trim();
        return api('report', {
          body: { player: player.id, reason, ...(words !== '' && { text: words }) },
        });
      },
      () => {
        onSaid(say.sent);
        onClose();
      },
    );
  return (
    <Dialog heading={say.heading(player.name)} onClose={onClose}>
      <Choice
        label={say.why}
        shape="grid"
        value={reason}
        onChange={setReason}
        options={(Object.keys(say.reasons) as Reason[]).map((value) => ({
          value,
          label: say.reasons[value],
        }))}
      />
      <label class="field">
        <span>{say.text}</span>
        <textarea
          rows={3}
          maxLength={500}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      {trouble && <TroubleMessage trouble={trouble} />}
      <div class="row">
        <button type="button" class="button main" disabled={isBusy} onClick={send}>
          {say.send}
        </button>
      </div>
    </Dialog>
  );
}
