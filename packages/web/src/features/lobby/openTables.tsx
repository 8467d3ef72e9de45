// The open tables that anyone can join.

import type { OpenTable } from '@wagons/protocol';
import { titleOf } from '@wagons/words';
import { games, printedDeck } from '../../play/local/library.ts';
import { makeRoute } from '../../kit/browser/route.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import { isSignedIn, me } from '../../online/me.ts';
import { PersonLink } from '../../online/ui/person.tsx';
import * as panel from '../../kit/ui/panel.module.css';
import * as css from './lobby.module.css';
import * as layout from '../../kit/ui/layout.module.css';
import * as shared from '../../online/ui/online.module.css';

export function OpenTables({ tables: all }: { readonly tables: readonly OpenTable[] }) {
  const { lobby, newTable } = useSpeech().online;
  const say = lobby.open;
  const self = isSignedIn(me.value) ? me.value.id : undefined;
  // Our own tables are listed under waiting.
  const tables = all.filter(({ host }) => host.id !== self);
  return (
    <section>
      <h2>{say.heading}</h2>
      <p role="status" class={tables.length > 0 ? 'unseen' : undefined}>
        {tables.length > 0 ? say.count({ tables: tables.length }) : say.none}
      </p>
      <ul class={`${layout.list} ${shared.tableList}`}>
        {tables.map((table) => (
          <OpenTableItem key={table.id} table={table} />
        ))}
      </ul>
      <a class={`button ${css.openOwn}`} href={makeRoute({ screen: 'newTable' })}>
        {newTable.heading}
      </a>
    </section>
  );
}

function OpenTableItem({ table: { id, host, settings } }: { readonly table: OpenTable }) {
  const { lobby, settings: say } = useSpeech().online;
  const { hintLevels } = useSpeech().app.settings;
  const { language } = useSpeech().words;
  const deck = games.decks.value.find(({ hash }) => hash === settings.deck);
  const deckName = deck ? titleOf(deck.name, language) : lobby.open.otherDeck;
  return (
    <li class={panel.panel}>
      <div>
        <PersonLink person={host} />
        <small>
          {[
            say.clock(settings.clock),
            settings.rated ? say.rated : say.casual,
            ...(settings.hints ? [say.hints] : []),
            ...(settings.help === undefined ? [] : [say.helpIs({ level: hintLevels[settings.help].name })]),
            ...(settings.seed === undefined ? [] : [say.seeded]),
            ...(deck === printedDeck ? [] : [deckName]),
          ].join(' · ')}
        </small>
      </div>
      <a
        class="button"
        href={makeRoute({ screen: 'onlineTable', id })}
        aria-label={lobby.open.sitWith({ host: host.name })}
      >
        {lobby.open.sit}
      </a>
    </li>
  );
}
