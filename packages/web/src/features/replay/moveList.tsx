// All moves of a game in words, as links to their steps.

import { useEffect, useRef } from 'preact/hooks';
import { pictureIn, useSpeech } from '../../kit/speech/speech.ts';
import type { Viewpoint } from '../../play/text/viewpoint.ts';
import { didText } from '../../play/text/moveTexts.ts';
import type { Playback } from './playback.ts';
import type { Step } from './steps.ts';
import { RichText } from '../../play/view/richText.tsx';
import * as layout from '../../kit/ui/layout.module.css';
import * as css from './replay.module.css';

type MoveListProps = {
  readonly steps: readonly Step[];
  readonly playback: Playback;
  readonly viewpoint: Viewpoint;
  readonly onJump?: () => void;
};

export function MoveList({ steps, playback, viewpoint, onJump }: MoveListProps) {
  const speech = useSpeech();
  const { words } = speech;
  const say = useSpeech().pages.replay;
  const list = useRef<HTMLOListElement>(null);
  const at = playback.at.value;
  // Scrolls the list to the current move without scrolling the page.
  useEffect(() => {
    const { current: box } = list;
    const row = box?.children[at];
    if (!box || !(row instanceof HTMLElement)) return;
    const above = row.offsetTop - box.scrollTop;
    if (above < 0 || above + row.offsetHeight > box.clientHeight)
      box.scrollTop = row.offsetTop - (box.clientHeight - row.offsetHeight) / 2;
  }, [at]);
  return (
    <nav class={css.moves} aria-label={say.moves}>
      <ol ref={list} class={layout.list} start={0}>
        {steps.map(({ game, led }, index) => (
          <li key={index} data-seat={led?.by}>
            <button
              type="button"
              aria-current={index === at ? 'step' : undefined}
              onClick={() => {
                playback.goTo(index);
                onJump?.();
              }}
            >
              <b>{words.amounts.number(index)}</b>
              <span>
                {led ? (
                  <RichText
                    deck={game.deck}
                    text={didText(speech, led, pictureIn(speech, game.deck), viewpoint.parties)}
                  />
                ) : (
                  say.dealt
                )}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
