// The open tables: pushed over the connection, or polled without one.

import type { OpenTable } from '@wagons/protocol';
import { changeLobby, type LobbyList } from '@wagons/protocol/codes';
import { useEffect, useState } from 'preact/hooks';
import { api, type Trouble } from '../../online/api.ts';
import { pageConnection } from '../../online/pageConnection.ts';
import { type ServerQuery, useQuery } from '../../online/ui/requests.ts';

type Lobby = { readonly tables: readonly OpenTable[] };

const SUBSCRIBE = { type: 'lobby', on: true, changes: true } as const;

/** Polling intervals in milliseconds, without and with a connection. */
const OFTEN = 5_000;
const SELDOM = 60_000;

export function useLobby(): ServerQuery<Lobby> {
  const [live, setLive] = useState<LobbyList>();
  const [broken, setBroken] = useState<Trouble>();
  const asked = useQuery(() => api('lobby'), { every: live ? SELDOM : OFTEN });
  // A static host has no server to connect to.
  const isThere = asked.value !== undefined;
  useEffect(() => {
    if (!isThere) return;
    const connection = pageConnection();
    let list: LobbyList | undefined;
    const hangUp = connection.attach({
      greet: () => [SUBSCRIBE],
      receive: (message) => {
        if (message.type === 'lobby') list = message;
        else if (message.type === 'lobbyChanged') {
          list = list && changeLobby(list, message);
          // A change was missed.
          if (!list) return connection.say(SUBSCRIBE);
        } else return;
        setLive(list);
      },
    });
    const watch = connection.status.subscribe((status) => {
      if (status.is !== 'online') setLive(undefined);
      // What doesn't pass by itself is shown before a button is pressed.
      if (status.is === 'outdated') setBroken({ what: 'outdated' });
      else {
        const why = status.is === 'offline' ? status.why : undefined;
        setBroken(why?.what === 'refused' ? why : undefined);
      }
    });
    return () => {
      watch();
      hangUp();
      connection.say({ type: 'lobby', on: false });
    };
  }, [isThere]);
  if (live) return { value: live, again: asked.again };
  return broken ? { ...asked, trouble: broken } : asked;
}
