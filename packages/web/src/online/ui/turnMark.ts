// A mark before the name of the page while it is one's turn: it is seen in the tab, also from elsewhere.

import { useEffect } from 'preact/hooks';

const MARK = '● ';

export function useTurnMark(isMine: boolean): void {
  // Each time: whoever has named the page anew knew nothing of it.
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
