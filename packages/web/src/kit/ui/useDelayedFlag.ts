// True once a condition has lasted for a while, to avoid flashing a message.

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
