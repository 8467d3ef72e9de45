// Reports a player to the operators of the server.

import { useSignal } from '@preact/signals';
import type { Person } from '@wagons/protocol';
import { type Reason, REASONS } from '@wagons/words/areas';
import { Choice } from '../../kit/ui/choice.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { useSpeech } from '../../kit/speech/speech.ts';
import { api } from '../api.ts';
import { ensureSignedIn } from '../me.ts';
import { nameOf } from './viewpoint.ts';
import { refusalText } from './refusalText.ts';
import * as form from '../../kit/ui/form.module.css';
import * as layout from '../../kit/ui/layout.module.css';

const LETTERS = 500;

type ReportFormProps = {
  readonly person: Person;
  /** The game in which it happened, if any. */
  readonly game?: string;
  readonly onClose: () => void;
};

export function ReportForm({ person, game, onClose }: ReportFormProps) {
  const words = useSpeech().online.table;
  const { report: say } = words;
  const refusals = useSpeech().refusals;
  const { notLoaded } = useSpeech().web.shell;
  const reason = useSignal<Reason>('chat');
  const text = useSignal('');
  const said = useSignal('');
  const isSent = useSignal(false);
  const send = async (event: Event): Promise<void> => {
    event.preventDefault();
    const more = text.value.trim();
    const self = await ensureSignedIn();
    const answer = self.ok
      ? await api('report', {
          body: {
            player: person.id,
            reason: reason.value,
            ...(game !== undefined && { game }),
            ...(more !== '' && { text: more }),
          },
        })
      : self;
    isSent.value = answer.ok;
    if (answer.ok) said.value = say.sent;
    else
      said.value =
        answer.error.what === 'refused' ? refusalText(refusals, answer.error.problem.code) : notLoaded.text;
  };
  return (
    <Dialog heading={say.heading({ who: nameOf(words, person) })} onClose={onClose}>
      {!isSent.value && (
        <form class={layout.stack} onSubmit={(event) => void send(event)}>
          <Choice
            label={say.reason}
            shape="list"
            value={reason.value}
            onChange={(value) => (reason.value = value)}
            options={REASONS.map((value) => ({ value, label: say.reasons[value] }))}
          />
          <label class={form.field}>
            <span>{say.more}</span>
            <textarea
              rows={3}
              maxLength={LETTERS}
              value={text.value}
              onInput={(event) => (text.value = event.currentTarget.value)}
            />
          </label>
          <button class="button main">{say.send}</button>
        </form>
      )}
      <p role="status">{said.value}</p>
    </Dialog>
  );
}
