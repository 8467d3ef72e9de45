// An open table: the waiting room for the host, a seat for the guest.

import { effect, type Signal, useSignal } from '@preact/signals';
import { useId, useState } from 'preact/hooks';
import { Message } from '../../kit/ui/message.tsx';
import { Page } from '../../kit/ui/page.tsx';
import { makeRoute } from '../../kit/browser/route.ts';
import { lazy } from '../../kit/lazy/lazy.tsx';
import { useSpeech } from '../../kit/speech/speech.ts';
import { lessonProgress } from '../../kit/storage/lessonMark.ts';
import { store } from '../../kit/storage/storage.ts';
import type { ServerConnection } from '../../online/connection.ts';
import { isNewcomer } from '../../online/newcomer.ts';
import { ensureSignedIn } from '../../online/me.ts';
import type { RemoteTable } from '../../online/remoteTable.ts';
import { Standing } from '../../online/ui/person.tsx';
import { nameOf } from '../../online/ui/viewpoint.ts';
import { Hosting } from './waitingRoom.tsx';
import { Notices } from './onlineNotices.tsx';
import type { OnlineTableProps } from './onlineTableScreen.tsx';
import { TableCards, SettingsList } from './settingsList.tsx';
import { refusalText } from '../../online/ui/refusalText.ts';
import { Scenery } from '../../play/scenery/scenery.tsx';
import * as form from '../../kit/ui/form.module.css';
import * as panel from '../../kit/ui/panel.module.css';
import * as layout from '../../kit/ui/layout.module.css';
import * as css from './openTable.module.css';

const GamePicture = lazy(
  () => import('../../play/rulebook/gamePicture.tsx'),
  (found) => found.GamePicture,
  () => null,
);

export function OpenTableView(props: OnlineTableProps) {
  const { table } = props;
  const say = useSpeech().online.table.open;
  const { places } = useSpeech().web.shell;
  if (table.face.value.status === 'over') {
    return (
      <Page heading={say.closed} scene={<Scenery of="invitation" />}>
        <p>
          <a class="button main" href={makeRoute({ screen: 'online' })}>
            {places.online}
          </a>
        </p>
      </Page>
    );
  }
  return table.role.value === 'host' ? <Hosting {...props} /> : <Invited {...props} />;
}

function Invited(props: OnlineTableProps) {
  const { table, connection } = props;
  const say = useSpeech().online.table;
  const { host } = table.face.value;
  const you = connection.you.value;
  const name = useSignal(proposal(say.open.guestNames));
  const problem = useSignal<string | undefined>(undefined);
  const isJoining = useSignal(false);
  const refusals = useSpeech().refusals;
  const { notLoaded } = useSpeech().web.shell;
  const isBusy = isJoining.value || table.waiting.value.includes('sit');
  const [isNew] = useState(() => isNewcomer() && lessonProgress(store) !== 'finished');
  const needsAccount = table.settings.rated && !you?.account;
  const sit = async (event: Event): Promise<void> => {
    event.preventDefault();
    problem.value = undefined;
    isJoining.value = true;
    const failed = you ? undefined : await introduce(connection, name.value);
    isJoining.value = false;
    if (failed === undefined) takeSeat(table, connection);
    else problem.value = failed === 'unheard' ? notLoaded.text : refusalText(refusals, failed);
  };
  return (
    <Page heading={say.open.invited({ host: nameOf(say, host) })} scene={<Scenery of="invitation" />}>
      <Notices {...props} />
      <p>
        <bdi>{nameOf(say, host)}</bdi> <Standing person={host} />
      </p>
      {needsAccount ? (
        <Message>
          <p>{refusals.accountNeeded}</p>
          <a class="button main" href={makeRoute({ screen: 'account' })}>
            {say.open.account}
          </a>
        </Message>
      ) : (
        <form class={`${layout.stack} ${css.sit}`} onSubmit={(event) => void sit(event)}>
          {!you && <GuestName name={name} problem={problem.value} />}
          <button class="button main" disabled={isBusy}>
            {you ? say.open.sitAs({ name: you.name }) : say.open.sit}
          </button>
        </form>
      )}
      {isNew && <WhatItIs />}
      <SettingsList table={table} />
      {!table.isCovered.value && <TableCards table={table} />}
    </Page>
  );
}

/** The game in a sentence and a picture, for a guest who has never played here. */
function WhatItIs() {
  const { home } = useSpeech().web;
  return (
    <section class={`${panel.panel} ${css.pitch}`} data-part="pitch">
      <GamePicture label={home.picture} />
      <div>
        <p>{home.pitch}</p>
        <a class="button" href={makeRoute({ screen: 'learn' })}>
          {lessonProgress(store) === 'begun' ? home.continueLesson : home.learn}
        </a>
      </div>
    </section>
  );
}

type GuestNameProps = { readonly name: Signal<string>; readonly problem: string | undefined };

function GuestName({ name, problem }: GuestNameProps) {
  const { open: say } = useSpeech().online.table;
  const help = useId();
  return (
    <label class={form.field}>
      <span>{say.yourName}</span>
      <input
        value={name.value}
        maxLength={24}
        autocomplete="nickname"
        aria-describedby={help}
        onInput={(event) => (name.value = event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
      />
      <small id={help} class={problem === undefined ? '' : form.wrong} aria-live="polite">
        {problem ?? say.nameHelp}
      </small>
    </label>
  );
}

/** Becomes a guest and reconnects with the new session; returns the error, if any. */
async function introduce(connection: ServerConnection, name: string) {
  const me = await ensureSignedIn(name.trim());
  if (!me.ok) return me.error.what === 'refused' ? me.error.problem.code : ('unheard' as const);
  connection.renew();
  return undefined;
}

/** Waits until the connection is authenticated. */
function takeSeat(table: RemoteTable, connection: ServerConnection): void {
  const stop = effect(() => {
    if (!connection.you.value || connection.status.value.is !== 'online') return;
    queueMicrotask(() => {
      stop();
      table.order({ type: 'sit' });
    });
  });
}

/** A random default name. */
function proposal(names: readonly string[]): string {
  const name = names[Math.floor(Math.random() * names.length)] ?? '';
  return `${name} ${10 + Math.floor(Math.random() * 90)}`;
}
