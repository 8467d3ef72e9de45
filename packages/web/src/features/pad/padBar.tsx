// The bar of the score pad: home link, totals that switch towns, and menu.

import { useSignal } from '@preact/signals';
import { SEATS } from '@wagons/rules';
import { layout } from '../../kit/browser/appearance.ts';
import { makeRoute } from '../../kit/browser/route.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import { Tool } from '../../play/view/tool.tsx';
import { PadMenu } from './padMenu.tsx';
import type { PadScope } from './padScope.ts';
import { roleArgs } from '../../play/text/chairs.ts';

export function PadBar(props: PadScope) {
  const { editor, chairs } = props;
  const { words, web } = useSpeech();
  const isOpen = useSignal(false);
  const tallies = editor.tallies.value;
  return (
    <header class="table-bar">
      <a class="plain" href={makeRoute({ screen: 'home' })}>
        <span aria-hidden="true">←</span>
        <span class={layout.value === 'wide' ? '' : 'unseen'}>{web.shell.places.home}</span>
      </a>
      <div class="totals">
        {SEATS.map((seat) => (
          <button
            key={seat}
            type="button"
            class="total"
            data-seat={seat}
            data-moving={seat === editor.seat.value}
            aria-pressed={seat === editor.seat.value}
            title={web.table.townOf(roleArgs(chairs, seat))}
            onClick={() => {
              if (seat !== editor.seat.value) editor.swap();
            }}
          >
            <span class="who">{chairs.names[seat]}</span>
            <b>{words.amounts.number(tallies[seat].total)}</b>
          </button>
        ))}
      </div>
      <Tool sign="menu" label={web.shell.menu} isPlain act={() => (isOpen.value = true)} />
      {isOpen.value && <PadMenu editor={editor} onClose={() => (isOpen.value = false)} />}
    </header>
  );
}
