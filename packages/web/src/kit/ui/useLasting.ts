// Whether something has gone on for a while: what is quick needs no sign.

import { useEffect, useState } from 'preact/hooks';

type Lasting = { readonly isGoing: boolean; readonly milliseconds: number };

export function useLasting({ isGoing, milliseconds }: Lasting): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    setLong(false);
    if (!isGoing) return undefined;
    const timer = setTimeout(() => setLong(true), milliseconds);
    return () => clearTimeout(timer);
  }, [isGoing, milliseconds]);
  return isLong;
}
