// A text field for moves in the notation.

import { refusalText, typedErrorText } from '@wagons/words';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { allWords } from '../../kit/lazy/allWords.ts';
import { announce } from '../../kit/browser/announcer.tsx';
import { laterWords } from '../../kit/lazy/laterWords.ts';
import { makeRoute } from '../../kit/browser/route.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import { typeMove } from '../table/typing.ts';
import { useTable } from './tableContext.ts';
import '../../kit/look/controls.css';

export const TypedMove = allWords.wait(function Box() {
  const { sitting, menu } = useTable();
  const words = allWords.use();
  const { web } = useSpeech();
  const say = laterWords.use().menu.typed;
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<{ readonly why: string; readonly rule?: string | undefined }>();
  const help = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (menu.peek() === 'typing') input.current?.focus();
  }, [menu]);
  const send = (event: Event): void => {
    event.preventDefault();
    const made = typeMove(sitting, text);
    if (made.ok) {
      setText('');
      setWrong(undefined);
      return;
    }
    const { error } = made;
    const why =
      error.what === 'text' ? typedErrorText(words, error.error) : refusalText(words, error.illegal);
    setWrong({ why, rule: error.what === 'illegal' ? error.illegal.rule : undefined });
    announce(why);
  };
  return (
    <form class="field" onSubmit={send}>
      <label for="typed-move">{say.label}</label>
      <div class="row">
        <input
          id="typed-move"
          ref={input}
          value={text}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          aria-describedby={help}
          aria-invalid={wrong !== undefined}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button class="button" disabled={text.trim() === '' || sitting.seat.value === undefined}>
          {say.send}
        </button>
      </div>
      <small id={help}>
        {wrong && (
          <strong class="loss">
            {wrong.why}{' '}
            {wrong.rule && (
              <a href={makeRoute({ screen: 'rules', rule: wrong.rule })}>{web.shell.places.rules}</a>
            )}{' '}
          </strong>
        )}
        {say.help}
      </small>
    </form>
  );
});
