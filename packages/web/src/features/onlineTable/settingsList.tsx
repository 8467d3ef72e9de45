// The settings of an open table, and its scoring cards.

import { titleOf } from '@wagons/words';
import { useSpeech } from '../../kit/speech/speech.ts';
import type { RemoteTable } from '../../online/remoteTable.ts';
import { DealtCards } from '../../play/view/dealtCards.tsx';
import { nameOf } from '../../online/ui/viewpoint.ts';
import { agreedHelp, mayHint } from './help.ts';
import type { TableSettings } from '@wagons/protocol';
import * as layout from '../../kit/ui/layout.module.css';
import * as css from './openTable.module.css';

export function SettingsList({ table }: { readonly table: RemoteTable }) {
  const say = useSpeech().online.table;
  const { settings } = table;
  const { host } = table.face.value;
  const { deck } = table.game.value;
  const { language } = useSpeech().words;
  const near = useSpeech().app.settings;
  const rows = [
    [say.open.clock, say.settings.clock(settings.clock)],
    [say.open.kind, settings.rated ? say.settings.rated : say.settings.casual],
    [
      say.open.first,
      say.open.firstIs({
        first: firstAt(settings.first, { isHost: table.role.value === 'host' }),
        host: nameOf(say, host),
      }),
    ],
    [say.open.help, mayHint(settings) ? say.settings.hints : say.settings.noHints],
    ...(settings.rated ? [] : [[near.hints, near.hintLevels[agreedHelp(settings)].name] as const]),
    [say.open.deck, titleOf(deck.name, language)],
    ...(settings.seed === undefined
      ? []
      : [[say.open.seed, say.open.seedIs({ seed: settings.seed, host: nameOf(say, host) })] as const]),
  ] as const;
  return (
    <dl class={`${layout.list} ${css.agreed}`}>
      {rows.map(([what, how]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{how}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The three scoring cards; a tap opens the rules about one. */
export function TableCards({ table }: { readonly table: RemoteTable }) {
  const { deck, deal } = table.game.value;
  const { cards } = useSpeech().online.table.open;
  return (
    <section class={layout.stack} data-part="dealt">
      <h2>{cards}</h2>
      <DealtCards deck={deck} cards={deal.center} label={cards} />
    </section>
  );
}

/** Who is the first player, from the reader's view. */
function firstAt(
  first: TableSettings['first'],
  { isHost }: { readonly isHost: boolean },
): 'random' | 'you' | 'opponent' | 'host' {
  if (first === 'random') return 'random';
  if (isHost) return first === 'host' ? 'you' : 'opponent';
  return first === 'host' ? 'host' : 'you';
}
