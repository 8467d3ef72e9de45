// A text field for moves in the notation.

import { refusalText, typedErrorText } from '@wagons/words';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { announce } from '../../kit/browser/announcer.tsx';
import { makeRoute } from '../../kit/browser/route.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import { typeMove } from '../table/typing.ts';
import { usePlay } from './model.ts';
import * as form from '../../kit/ui/form.module.css';

export function TypedMove() {
  const { turnDraft, menu } = usePlay();
  const words = useSpeech().game;
  const { web } = useSpeech();
  const say = useSpeech().app.menu.typed;
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<{ readonly why: string; readonly rule?: string | undefined }>();
  const help = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (menu.peek() === 'typing') input.current?.focus();
  }, [menu]);
  const send = (event: Event): void => {
    event.preventDefault();
    const made = typeMove(turnDraft, text);
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
    <form class={form.field} onSubmit={send}>
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
        <button class="button" disabled={text.trim() === '' || turnDraft.seat.value === undefined}>
          {say.send}
        </button>
      </div>
      <small id={help}>
        {wrong && (
          <strong class={form.wrong}>
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
}
