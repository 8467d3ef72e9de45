// A ref to the latest value, for effects and listeners that read it without depending on it.

import { useRef } from 'preact/hooks';

export function useLatest<Value>(value: Value): { readonly current: Value } {
  const latest = useRef(value);
  latest.current = value;
  return latest;
}
