// The form that opens a game: pasted, typed, or from a file.

import { useState } from 'preact/hooks';
import { Message } from '../../kit/ui/message.tsx';
import { games } from '../../play/local/library.ts';
import { FilePick, type FileRead } from '../../kit/ui/filePick.tsx';
import { go } from '../../kit/browser/navigation.ts';
import { CodeProblem, TextProblem } from '../../kit/ui/problems.tsx';
import { makeRoute } from '../../kit/browser/route.ts';
import { codeOf } from '../../play/store/games.ts';
import { LatestGames } from './latestGames.tsx';
import { readGame, type Unreadable } from './readGame.ts';
import * as form from '../../kit/ui/form.module.css';
import { useSpeech } from '../../kit/speech/speech.ts';
import * as layout from '../../kit/ui/layout.module.css';
import * as css from './openGame.module.css';

/** Much more than any game needs. */
const LARGEST_FILE = 100_000;

/** The code of a whole game. */
const EXAMPLE = '1159dKcPeILaQFAScHHZ6v7xTIqXE6fFWP';

type Problem = Unreadable | { readonly as: 'file'; readonly name: string };

export function OpenGame() {
  const say = useSpeech().pages.replay;
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<Problem>();

  const open = (given: string, screen: 'replay' | 'review' = 'replay'): void => {
    const read = readGame(given, games.decks.value);
    if (read.ok) go({ screen, code: codeOf(read.value) });
    else setProblem(read.error);
  };
  const openFile: FileRead = (file) => {
    setText(file.text ?? '');
    if (file.text === undefined) setProblem({ as: 'file', name: file.name });
    else open(file.text);
  };
  return (
    <form
      class={`${layout.stack} ${css.openGame}`}
      onSubmit={(event) => {
        event.preventDefault();
        open(text);
      }}
    >
      <p>{say.intro}</p>
      <LatestGames />
      <label class={form.field}>
        <span>{say.paste}</span>
        <textarea
          rows={5}
          value={text}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          aria-invalid={problem !== undefined}
          onInput={(event) => {
            setText(event.currentTarget.value);
            setProblem(undefined);
          }}
        />
      </label>
      <Example />
      {problem && <ProblemMessage problem={problem} />}
      <div class="row">
        <button class="button main" disabled={text.trim() === ''}>
          {say.open}
        </button>
        <button
          type="button"
          class="button"
          disabled={text.trim() === ''}
          onClick={() => open(text, 'review')}
        >
          {say.review}
        </button>
        <FilePick label={say.file} accept=".txt,text/plain" largest={LARGEST_FILE} onRead={openFile} />
      </div>
    </form>
  );
}

function Example() {
  const { example } = useSpeech().pages.replay;
  return (
    <p class={css.example}>
      {example} <a href={makeRoute({ screen: 'replay', code: EXAMPLE })}>{EXAMPLE}</a>
    </p>
  );
}

function ProblemMessage({ problem }: { readonly problem: Problem }) {
  const { fileRefused } = useSpeech().pages.replay;
  return (
    <Message>
      {problem.as === 'code' && <CodeProblem error={problem.error} />}
      {problem.as === 'notation' && <TextProblem error={problem.error} />}
      {problem.as === 'file' && <p>{fileRefused({ name: problem.name })}</p>}
    </Message>
  );
}
