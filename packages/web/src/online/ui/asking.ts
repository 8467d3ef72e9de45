// Asking the server from a screen: once, again and again while somebody looks, or when a button is pressed.

import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { Result } from '@wagons/rules';
import type { Trouble } from '../api.ts';
import { noteTrouble } from '../me.ts';
import type { PasskeyTrouble } from '../passkeys.ts';

export type Asked<Value> = {
  /** The last answer; it stays while there is trouble. */
  readonly value?: Value;
  readonly trouble?: Trouble;
  readonly again: () => void;
};

type Answering<Value> = () => Promise<Result<Value, Trouble>>;
type Asking = {
  /** What the answer depends on. */
  readonly about?: string;
  /** Milliseconds from one time to the next; once if there are none. */
  readonly every?: number;
  readonly isNeeded?: boolean;
};

/** Asks when the screen opens, when the page is looked at again, and when the network is back. */
export function useAsked<Value>(
  ask: Answering<Value>,
  { about = '', every, isNeeded = true }: Asking = {},
): Asked<Value> {
  const [asked, setAsked] = useState<Omit<Asked<Value>, 'again'>>({});
  const current = useRef(ask);
  current.current = ask;
  const turn = useRef(0);
  const again = useCallback(() => {
    const mine = ++turn.current;
    void current.current().then((answer) => {
      // What was asked later is answered by what was heard later.
      if (mine !== turn.current) return;
      if (!answer.ok) noteTrouble(answer.error);
      setAsked((before) => (answer.ok ? { value: answer.value } : { ...before, trouble: answer.error }));
    });
  }, []);
  const cancel = useCallback(() => void turn.current++, []);
  // Another question, another answer; asking more often changes nothing of it.
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
  /** Does something once: while it is being done, nothing else is. */
  readonly act: <Value>(
    what: () => Promise<Result<Value, AnyTrouble>>,
    done?: (value: Value) => void,
  ) => void;
};

export function useAct(): Act {
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
