// After a win: the next opponent, with a face and a line, and the button to play them.

import type { Level } from '@wagons/ai';
import type { ComponentChildren } from 'preact';
import { useSpeech } from '../../kit/speech/speech.ts';
import { Portrait } from '../portrait/portrait.tsx';
import * as css from './finale.module.css';

type ChallengeProps = {
  readonly level: Level;
  readonly onPlay: () => void;
  /** The button for those who would rather stay. */
  readonly instead: ComponentChildren;
};

export function Challenge({ level, onPlay, instead }: ChallengeProps) {
  const { words, web } = useSpeech();
  const say = useSpeech().app.end;
  const { name, line } = words.opponents[level];
  return (
    <section class={css.challenge}>
      <Portrait level={level} size={80} />
      <div>
        <h2>{say.tryNext({ name })}</h2>
        <p>
          <small>{web.newGame.levelName({ level })}</small> {line}
        </p>
      </div>
      <div class="row">
        <button type="button" class="button main" onClick={onPlay}>
          {say.playNext({ name })}
        </button>
        {instead}
      </div>
    </section>
  );
}
