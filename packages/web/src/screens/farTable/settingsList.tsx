// What was agreed about a game before it begins: time, rating, who is first, the cards, and what they score.

import { ScoringCard } from '@wagons/board';
import { cardOf } from '@wagons/rules';
import { useConditions } from '../../app/conditions.ts';
import { titleIn, useSpeech } from '../../app/speech.ts';
import type { RemoteTable } from '../../online/remoteTable.ts';
import { nameOf } from './chairs.ts';
import { tableWords } from './words.ts';

export function SettingsList({ table }: { readonly table: RemoteTable }) {
  const say = tableWords.use();
  const { settings } = table;
  const { host } = table.face.value;
  const { deck } = table.game.value;
  const { language } = useSpeech().words;
  const rows = [
    [say.open.clock, say.settings.clock(settings.clock)],
    [say.open.kind, settings.rated ? say.settings.rated : say.settings.casual],
    [
      say.open.first,
      say.open.firstIs(settings.first, table.role.value === 'host' ? undefined : nameOf(say, host)),
    ],
    [say.open.deck, deck.name[language] ?? deck.name.en ?? ''],
  ] as const;
  return (
    <dl class="agreed">
      {rows.map(([what, how]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{how}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The three cards that will score. */
export function DealtCards({ table }: { readonly table: RemoteTable }) {
  const speech = useSpeech();
  const { deck, deal } = table.game.value;
  const title = titleIn(speech, deck);
  const conditionOf = useConditions(deck);
  return (
    <section class="dealt">
      <h2>{tableWords.use().open.cards}</h2>
      <ul>
        {deal.center.map((id) => {
          const card = cardOf(deck, id);
          return (
            <li key={id}>
              <ScoringCard title={title(id)} bonus={card.bonus} sentence={conditionOf(card)} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
