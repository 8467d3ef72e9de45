// Backup of all games in one file; restoring never overwrites.

import { useState } from 'preact/hooks';
import { store } from '../../kit/storage/storage.ts';
import { games } from '../../play/local/library.ts';
import { FilePick, type FileRead } from '../../kit/ui/filePick.tsx';
import { Message } from '../../kit/ui/message.tsx';
import { DeckProblems } from '../../kit/ui/problems.tsx';
import { exportGames, type Imported, type ImportError, importGames } from '../../play/store/transfer.ts';
import { save } from '../../kit/browser/save.ts';
import * as panel from '../../kit/ui/panel.module.css';
import * as css from './games.module.css';
import { useSpeech } from '../../kit/speech/speech.ts';

/** More than thousands of games. */
const LARGEST_FILE = 20_000_000;

type Answer = Imported | ImportError | { readonly what: 'unreadable' };

export function Backup() {
  const say = useSpeech().pages.games.backup;
  const [answer, setAnswer] = useState<Answer>();
  const take: FileRead = ({ text }) => {
    if (text === undefined) {
      setAnswer({ what: 'unreadable' });
      return;
    }
    const read = importGames(store, games, text);
    setAnswer(read.ok ? read.value : read.error);
  };
  return (
    <section class={`${panel.panel} ${css.backup}`}>
      <h2>{say.heading}</h2>
      <p>{say.text}</p>
      <div class="row">
        <button
          type="button"
          class="button"
          disabled={games.list.value.length === 0}
          onClick={() => save(exportGames(store, games), { kind: 'json' })}
        >
          {say.export}
        </button>
        <FilePick label={say.import} accept=".json,application/json" largest={LARGEST_FILE} onRead={take} />
      </div>
      {answer && <Answered answer={answer} />}
    </section>
  );
}

function Answered({ answer }: { readonly answer: Answer }) {
  const { games, importedText } = useSpeech().pages;
  const { refused } = games.backup;
  if (!('what' in answer)) {
    return (
      <Message role="status">
        <p>{importedText(answer)}</p>
      </Message>
    );
  }
  return (
    <Message>
      {answer.what === 'badDeck' ? (
        <div>
          <p>{refused.badDeck({ path: answer.path })}</p>
          <DeckProblems faults={answer.faults} />
        </div>
      ) : (
        <p>{'path' in answer ? refused[answer.what]({ path: answer.path }) : refused[answer.what]}</p>
      )}
    </Message>
  );
}
