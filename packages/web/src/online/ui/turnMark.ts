// A mark in the page's title while it is our turn, visible from other tabs.

import { useEffect } from 'preact/hooks';

const MARK = '● ';

export function useTurnMark(isMine: boolean): void {
  // On every run, because a new title has no mark.
  useEffect(() => {
    if (isMine && !document.title.startsWith(MARK)) document.title = `${MARK}${document.title}`;
  });
  useEffect(() => {
    if (!isMine) return undefined;
    return () => {
      document.title = document.title.replace(MARK, '');
    };
  }, [isMine]);
}
