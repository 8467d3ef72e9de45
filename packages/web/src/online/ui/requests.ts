// Hooks for requests to the server: on opening a screen, by polling while the page is visible, or on a click.

import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { Result } from '@wagons/rules';
import type { Trouble } from '../api.ts';
import { noteTrouble } from '../me.ts';
import type { PasskeyTrouble } from '../passkeys.ts';

export type ServerQuery<Value> = {
  /** The last response; kept while there is trouble. */
  readonly value?: Value;
  readonly trouble?: Trouble;
  readonly again: () => void;
};

type Answering<Value> = () => Promise<Result<Value, Trouble>>;
type QueryOptions = {
  /** What the request depends on. */
  readonly about?: string;
  /** The polling interval in milliseconds; once if undefined. */
  readonly every?: number;
  readonly isNeeded?: boolean;
};

/** Requests when the screen opens, when the page becomes visible again, and when the network is back. */
export function useQuery<Value>(
  ask: Answering<Value>,
  { about = '', every, isNeeded = true }: QueryOptions = {},
): ServerQuery<Value> {
  const [asked, setAsked] = useState<Omit<ServerQuery<Value>, 'again'>>({});
  const current = useRef(ask);
  current.current = ask;
  const turn = useRef(0);
  const again = useCallback(() => {
    const mine = ++turn.current;
    void current.current().then((answer) => {
      // A response to an older request is ignored.
      if (mine !== turn.current) return;
      if (!answer.ok) noteTrouble(answer.error);
      setAsked((before) => (answer.ok ? { value: answer.value } : { ...before, trouble: answer.error }));
    });
  }, []);
  const cancel = useCallback(() => void turn.current++, []);
  // Another request drops the response; another interval doesn't.
  useEffect(() => setAsked({}), [about]);
  useEffect(() => {
    if (!isNeeded) return;
    again();
    return cancel;
  }, [about, isNeeded, again, cancel]);
  useEffect(() => {
    if (!isNeeded) return;
    const look = (): void => {
      if (!document.hidden) again();
    };
    const timer = every === undefined ? undefined : setInterval(look, every);
    document.addEventListener('visibilitychange', look);
    addEventListener('online', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      removeEventListener('online', look);
    };
  }, [about, every, isNeeded, again]);
  return { ...asked, again };
}

export type AnyTrouble = Trouble | PasskeyTrouble;

export type Act = {
  readonly isBusy: boolean;
  readonly trouble: AnyTrouble | undefined;
  /** Runs an action unless one is running already. */
  readonly act: <Value>(
    what: () => Promise<Result<Value, AnyTrouble>>,
    done?: (value: Value) => void,
  ) => void;
};

export function useAction(): Act {
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<AnyTrouble>();
  const busy = useRef(false);
  return {
    isBusy,
    trouble,
    act: (what, done) => {
      if (busy.current) return;
      busy.current = true;
      setBusy(true);
      setTrouble(undefined);
      void what().then((answer) => {
        busy.current = false;
        setBusy(false);
        if (answer.ok) done?.(answer.value);
        else {
          if (answer.error.what !== 'passkey') noteTrouble(answer.error);
          setTrouble(answer.error);
        }
      });
    },
  };
}
