// Everything in one file: saved, and brought back without overwriting anything.

import { useState } from 'preact/hooks';
import { games, shelf } from '../../app/desk.ts';
import { FilePick } from '../../app/filePick.tsx';
import { Message } from '../../app/message.tsx';
import { DeckProblems } from '../../app/problems.tsx';
import { exportGames, type Imported, type ImportError, importGames } from '../../store/transfer.ts';
import { usePagesWords } from '../pagesWords.ts';
import { save } from './save.ts';

/** More than thousands of games. */
const LARGEST_FILE = 20_000_000;

type Answer = Imported | ImportError | { readonly what: 'unreadable' };

export function Backup() {
  const say = usePagesWords().games.backup;
  const [answer, setAnswer] = useState<Answer>();
  const read = async (file: File): Promise<void> => {
    try {
      if (file.size > LARGEST_FILE) throw new RangeError('too large');
      const read = importGames(shelf, games, await file.text());
      setAnswer(read.ok ? read.value : read.error);
    } catch {
      setAnswer({ what: 'unreadable' });
    }
  };
  return (
    <section class="backup">
      <h2>{say.heading}</h2>
      <p>{say.text}</p>
      <div class="row">
        <button
          type="button"
          class="button"
          disabled={games.list.value.length === 0}
          onClick={() => save(exportGames(shelf, games), { kind: 'json' })}
        >
          {say.export}
        </button>
        <FilePick label={say.import} accept=".json,application/json" onPick={(file) => void read(file)} />
      </div>
      {answer && <Answered answer={answer} />}
    </section>
  );
}

function Answered({ answer }: { readonly answer: Answer }) {
  const { imported, refused } = usePagesWords().games.backup;
  if (!('what' in answer)) {
    return (
      <Message role="status">
        <p>{imported(answer)}</p>
      </Message>
    );
  }
  return (
    <Message>
      {answer.what === 'badDeck' ? (
        <div>
          <p>{refused.badDeck(answer.path)}</p>
          <DeckProblems faults={answer.faults} />
        </div>
      ) : (
        <p>{'path' in answer ? refused[answer.what](answer.path) : refused[answer.what]}</p>
      )}
    </Message>
  );
}
