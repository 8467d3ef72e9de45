// Whether something has gone on for a while: what is quick needs no sign.

import { useEffect, useState } from 'preact/hooks';

type DelayedFlag = { readonly isOn: boolean; readonly milliseconds: number };

export function useDelayedFlag({ isOn, milliseconds }: DelayedFlag): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    setLong(false);
    if (!isOn) return undefined;
    const timer = setTimeout(() => setLong(true), milliseconds);
    return () => clearTimeout(timer);
  }, [isOn, milliseconds]);
  return isLong;
}
