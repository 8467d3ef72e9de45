// The waiting room of an open table: the link to send, how long it has been, and what to do meanwhile.

import { useState } from 'preact/hooks';
import { Ask } from '../../kit/ui/ask.tsx';
import { goInstead, linkTo } from '../../kit/browser/navigation.ts';
import { makeRoute } from '../../kit/browser/route.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import { Page } from '../../kit/ui/page.tsx';
import { ShareLink } from '../../kit/ui/share.tsx';
import { api } from '../../online/api.ts';
import { isSignedIn, me } from '../../online/me.ts';
import type { RemoteTable } from '../../online/remoteTable.ts';
import { nameOf } from '../../online/ui/viewpoint.ts';
import { openTable } from '../../online/ui/openTable.ts';
import { OwnName } from '../../online/ui/ownName.tsx';
import { useAction, useQuery } from '../../online/ui/requests.ts';
import { TableForm, wishFor } from '../../online/ui/tableForm.tsx';
import { Scenery } from '../../play/scenery/scenery.tsx';
import { Token } from '../../play/scenery/token.tsx';
import { newGameRoute } from '../../play/local/experience.ts';
import { Notices } from './onlineNotices.tsx';
import type { OnlineTableProps } from './onlineTableScreen.tsx';
import { TableCards, SettingsList } from './settingsList.tsx';
import { useWaited } from './countdown.ts';
import * as form from '../../kit/ui/form.module.css';
import * as panel from '../../kit/ui/panel.module.css';
import * as layout from '../../kit/ui/layout.module.css';
import * as shared from '../../online/ui/online.module.css';
import * as css from './openTable.module.css';

export function Hosting(props: OnlineTableProps) {
  const { table } = props;
  const say = useSpeech().online.table;
  const { looking } = say.open;
  const isListed = table.settings.listed;
  const self = me.value;
  const { shell } = useSpeech().web;
  const [isChanging, setChanging] = useState(false);
  return (
    <Page
      heading={isListed ? looking.heading : say.open.waiting}
      width="wide"
      scene={<Scenery of={isListed ? 'waiting' : 'invitation'} />}
    >
      <Notices {...props} />
      <div class={`${layout.stack} ${css.waiting}`}>
        <section class={layout.stack}>
          {isListed ? (
            <p>
              {looking.help} {table.settings.clock.kind === 'live' && looking.stay}
            </p>
          ) : (
            <p>{say.open.sendLink}</p>
          )}
          {isSignedIn(self) && <OwnName self={self} />}
          <p class={shared.ownName}>
            <span>
              <b>{say.open.clock}</b> {say.settings.clock(table.settings.clock)}
            </span>
            <button
              type="button"
              class="button"
              aria-expanded={isChanging}
              onClick={() => {
                wishFor(table.settings);
                setChanging(!isChanging);
              }}
            >
              {isChanging ? shell.cancel : say.open.options}
            </button>
          </p>
          {isChanging ? <Options table={table} /> : <Invitation table={table} />}
        </section>
        <div class={`${layout.stack} ${css.side}`}>
          <Meanwhile table={table} />
          <SettingsList table={table} />
        </div>
        {!table.isCovered.value && <TableCards table={table} />}
      </div>
    </Page>
  );
}

/** The link, and a way to close the table. */
function Invitation({ table }: { readonly table: RemoteTable }) {
  const say = useSpeech().online.table;
  const isListed = table.settings.listed;
  const self = me.value;
  const text = say.open.invitation({ host: nameOf(say, isSignedIn(self) ? self : table.face.value.host) });
  return (
    <>
      {isListed && <p>{say.open.looking.link}</p>}
      <div class={`${panel.panel} ${layout.stack} ${css.invitation}`} data-part="invitation">
        <ShareLink
          text={text}
          {...(!isListed && { shown: say.open.friendSees({ text }) })}
          link={linkTo({ screen: 'onlineTable', id: table.id })}
        />
      </div>
      <Close table={table} />
    </>
  );
}

/** The time waited, other open tables, and a game against the computer. */
function Meanwhile({ table }: { readonly table: RemoteTable }) {
  const say = useSpeech().online.table.open;
  return (
    <section class={`${panel.panel} ${layout.stack} ${css.meanwhile}`}>
      <h2>{say.meanwhile}</h2>
      <p class={css.waited}>
        <Token of="watch" />
        <span role="timer">{say.waited({ time: useWaited(table.id) })}</span>
      </p>
      {table.settings.listed && <OtherTables id={table.id} />}
      <a class="button" href={makeRoute(newGameRoute())}>
        {say.practice}
      </a>
      <small>{say.practiceHelp}</small>
      {table.settings.clock.kind !== 'live' && (
        <small>
          {say.alert} <a href={makeRoute({ screen: 'alerts' })}>{say.alertLink}</a>
        </small>
      )}
    </section>
  );
}

/** How often the lobby is looked at, in milliseconds. */
const LOOKING = 15_000;

/** Other players may be waiting too, with other wishes. */
function OtherTables({ id }: { readonly id: string }) {
  const say = useSpeech().online.table.open;
  const { places } = useSpeech().web.shell;
  const { value } = useQuery(() => api('lobby'), { every: LOOKING });
  const tables = value?.tables.filter((one) => one.id !== id).length ?? 0;
  if (tables === 0) return null;
  return (
    <p class={shared.ownName}>
      <span>{say.others({ tables })}</span>
      <a class="button" href={makeRoute({ screen: 'online' })}>
        {places.online}
      </a>
    </p>
  );
}

/** The choices of this table again. Another clock or deck needs another table; this one stays open until then. */
function Options({ table }: { readonly table: RemoteTable }) {
  const say = useSpeech().online.table.open;
  const { act, isBusy, trouble } = useAction();
  return (
    <div class={form.fields}>
      <p>{say.optionsHelp}</p>
      <TableForm
        label={say.newLink}
        isBusy={isBusy}
        trouble={trouble}
        onOpen={(deck, settings) =>
          act(
            () => openTable(deck, settings),
            ({ id }) => {
              table.order({ type: 'abort' });
              goInstead({ screen: 'onlineTable', id });
            },
          )
        }
      />
    </div>
  );
}

function Close({ table }: { readonly table: RemoteTable }) {
  const { close, closeAsk, looking } = useSpeech().online.table.open;
  const isListed = table.settings.listed;
  return (
    <p>
      <Ask
        act={isListed ? looking.stop : close}
        question={isListed ? looking.stopAsk : closeAsk}
        onSure={() => table.order({ type: 'abort' })}
        isDisabled={table.waiting.value.includes('abort')}
      />
    </p>
  );
}
