// Asks for a game: pasted, typed, or in a file. What cannot be read changes nothing.

import { codeErrorText, textErrorText } from '@wagons/words';
import { useId, useState } from 'preact/hooks';
import { announce } from '../../app/announcer.tsx';
import { games } from '../../app/desk.ts';
import { FilePick } from '../../app/filePick.tsx';
import { go } from '../../app/navigation.ts';
import { useSpeech } from '../../app/speech.ts';
import { codeOf } from '../../store/games.ts';
import { usePagesWords } from '../pagesWords.ts';
import { readGame } from './readGame.ts';
import './openGame.css';

/** Much more than any game needs. */
const LARGEST_FILE = 100_000;

export function OpenGame() {
  const { words } = useSpeech();
  const say = usePagesWords().replay;
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState('');
  const help = useId();

  const refuse = (why: string): void => {
    setWrong(why);
    announce(why);
  };
  const open = (given: string): void => {
    const read = readGame(given, games.decks.value);
    if (read.ok) {
      go({ screen: 'replay', code: codeOf(read.value) });
      return;
    }
    const { as, error } = read.error;
    refuse(as === 'code' ? codeErrorText(words, error) : textErrorText(words, error));
  };
  const openFile = async (file: File): Promise<void> => {
    try {
      if (file.size > LARGEST_FILE) throw new RangeError('too large');
      const content = await file.text();
      setText(content);
      open(content);
    } catch {
      refuse(say.fileRefused(file.name));
    }
  };
  return (
    <form
      class="open-game"
      onSubmit={(event) => {
        event.preventDefault();
        open(text);
      }}
    >
      <p>{say.intro}</p>
      <label class="field">
        <span>{say.paste}</span>
        <textarea
          rows={5}
          value={text}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          aria-describedby={help}
          aria-invalid={wrong !== ''}
          onInput={(event) => {
            setText(event.currentTarget.value);
            setWrong('');
          }}
        />
      </label>
      <p id={help} class={wrong === '' ? 'unseen' : 'message wrong'}>
        {wrong}
      </p>
      <div class="row">
        <button class="button main" disabled={text.trim() === ''}>
          {say.open}
        </button>
        <FilePick label={say.file} accept=".txt,text/plain" onPick={(file) => void openFile(file)} />
      </div>
    </form>
  );
}
