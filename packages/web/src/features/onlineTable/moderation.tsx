// Mute, block or report the opponent.

import { useSignal } from '@preact/signals';
import type { Person } from '@wagons/protocol';
import { Ask } from '../../kit/ui/ask.tsx';
import { useSpeech } from '../../kit/speech/speech.ts';
import { api } from '../../online/api.ts';
import type { RemoteTable } from '../../online/remoteTable.ts';
import { nameOf } from '../../online/ui/chairs.ts';
import { refusalText } from '../../online/ui/refusalText.ts';
import { refusalWords, tableWords } from '../../online/ui/tableWords.ts';
import '../../kit/look/menu.css';

type ModerationProps = {
  readonly table: RemoteTable;
  readonly person: Person;
  readonly onReport: () => void;
};

export function Moderation({ table, person, onReport }: ModerationProps) {
  const say = tableWords.use();
  const refusals = refusalWords.use();
  const { notLoaded } = useSpeech().web.shell;
  const said = useSignal('');
  const { chat } = table;
  const name = nameOf(say, person);
  const isMuted = chat.isMuted.value;
  const block = async (): Promise<void> => {
    const answer = await api('block', { params: { id: person.id } });
    if (answer.ok) {
      chat.mute({ isMuted: true });
      said.value = say.menu.blocked({ who: name });
    } else
      said.value =
        answer.error.what === 'refused' ? refusalText(refusals, answer.error.problem.code) : notLoaded.text;
  };
  return (
    <>
      <div class="menu-links">
        <button type="button" class="button" onClick={() => chat.mute({ isMuted: !isMuted })}>
          {isMuted ? say.menu.unmute({ who: name }) : say.menu.mute({ who: name })}
        </button>
        <Ask
          act={say.menu.block({ who: name })}
          question={say.menu.blockAsk({ who: name })}
          onSure={() => void block()}
        />
        <button type="button" class="button" onClick={onReport}>
          {say.menu.report({ who: name })}
        </button>
      </div>
      <p class="aside">{say.menu.blockNote}</p>
      {said.value !== '' && <p role="status">{said.value}</p>}
    </>
  );
}
