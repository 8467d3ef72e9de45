// Mute, block or report the opponent.

import type { Person } from '@wagons/protocol';
import { Question } from '../../kit/ui/ask.tsx';
import { useSpeech } from '../../kit/speech/speech.ts';
import { api } from '../../online/api.ts';
import type { RemoteTable } from '../../online/remoteTable.ts';
import { nameOf } from '../../online/ui/viewpoint.ts';
import { refusalText } from '../../online/ui/refusalText.ts';
import * as menus from '../../kit/ui/menu.module.css';
import * as shared from '../../online/ui/online.module.css';

type ModerationProps = {
  readonly table: RemoteTable;
  readonly person: Person;
  readonly show: (what: 'block' | 'report') => void;
};

export function Moderation({ table, person, show }: ModerationProps) {
  const say = useSpeech().online.table;
  const { chat } = table;
  const name = nameOf(say, person);
  const isMuted = chat.isMuted.value;
  return (
    <div class={menus.links}>
      <button type="button" class="button" onClick={() => chat.mute({ isMuted: !isMuted })}>
        {isMuted ? say.menu.unmute({ who: name }) : say.menu.mute({ who: name })}
      </button>
      <button type="button" class="button" onClick={() => show('block')}>
        {say.menu.block({ who: name })}
      </button>
      <button type="button" class="button" onClick={() => show('report')}>
        {say.menu.report({ who: name })}
      </button>
    </div>
  );
}

type BlockQuestionProps = {
  readonly table: RemoteTable;
  readonly person: Person;
  /** Whether it worked, in words. */
  readonly onSaid: (text: string) => void;
  readonly onClose: () => void;
};

/** Asks before blocking, and says what it does. */
export function BlockQuestion({ table, person, onSaid, onClose }: BlockQuestionProps) {
  const words = useSpeech().online.table;
  const { menu: say } = words;
  const refusals = useSpeech().refusals;
  const { notLoaded } = useSpeech().web.shell;
  const who = nameOf(words, person);
  const block = async (): Promise<void> => {
    const answer = await api('block', { params: { id: person.id } });
    if (answer.ok) table.chat.mute({ isMuted: true });
    if (answer.ok) onSaid(say.blocked({ who }));
    else if (answer.error.what === 'refused') onSaid(refusalText(refusals, answer.error.problem.code));
    else onSaid(notLoaded.text);
  };
  return (
    <Question
      heading={say.block({ who })}
      sure={say.block({ who })}
      onSure={() => void block()}
      onClose={onClose}
    >
      <p>{say.blockAsk({ who })}</p>
      <p class={shared.aside}>{say.blockNote}</p>
    </Question>
  );
}
