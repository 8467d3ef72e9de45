// The bar of a replay: home link, totals, play from here, and menu.

import { useSignal } from '@preact/signals';
import type { Game } from '@wagons/rules';
import { layout } from '../../kit/browser/appearance.ts';
import { makeRoute } from '../../kit/browser/route.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import { codeOf } from '../../play/store/games.ts';
import { standingOf } from '../../play/table/preview.ts';
import { usePagesWords } from '../../kit/lazy/pagesWords.ts';
import { Tool } from '../../play/view/tool.tsx';
import type { Playback } from './playback.ts';
import { ReplayMenu } from './replayMenu.tsx';
import type { Step } from './steps.ts';
import type { Story } from '../../play/end/story.ts';

export type ReplayBarProps = {
  /** The game at this step, and the whole game. */
  readonly game: Game;
  readonly whole: Game;
  readonly steps: readonly Step[];
  readonly playback: Playback;
  readonly story: Story;
};

export function ReplayBar(props: ReplayBarProps) {
  const { game, story } = props;
  const { chairs, seats, end } = story;
  const { words, web } = useSpeech();
  const say = usePagesWords().replay;
  const isOpen = useSignal(false);
  const { tallies } = standingOf(game);
  const moving = game.phase === 'over' ? undefined : game.seat;
  return (
    <header class="table-bar">
      {end ? (
        <a class="plain" href={makeRoute(end)} aria-label={say.toResult.text} title={say.toResult.text}>
          <span aria-hidden="true">←</span>
          {layout.value === 'wide' && <span>{say.toResult.text}</span>}
          {layout.value === 'narrow' && <span>{say.toResult.short}</span>}
        </a>
      ) : (
        <a class="plain" href={makeRoute({ screen: 'home' })}>
          <span aria-hidden="true">←</span>
          <span class={layout.value === 'wide' ? '' : 'unseen'}>{web.shell.places.home}</span>
        </a>
      )}
      <div class="totals">
        {seats.map((seat) => (
          <span key={seat} class="total" data-seat={seat} data-moving={seat === moving}>
            <span class="who">{layout.value === 'low' ? chairs.short[seat] : chairs.names[seat]}</span>
            <b>{words.amounts.number(tallies[seat].total)}</b>
          </span>
        ))}
      </div>
      {layout.value === 'wide' && game.phase !== 'over' && (
        <a class="button main" href={makeRoute({ screen: 'new', code: codeOf(game) })}>
          {say.fork}
        </a>
      )}
      <Tool sign="menu" label={web.shell.menu} isPlain act={() => (isOpen.value = true)} />
      {isOpen.value && <ReplayMenu {...props} onClose={() => (isOpen.value = false)} />}
    </header>
  );
}
