// How many games wait for us, in the page's title, visible from other tabs.

import { useEffect } from 'preact/hooks';

const MARK = /^(?:● |\(\d+\) )/;

/** A dot for one game, a number for more. */
export function useTurnMark(games: number): void {
  const mark = games === 1 ? '● ' : `(${games}) `;
  // On every run, because a new title has no mark.
  useEffect(() => {
    if (games > 0 && !document.title.startsWith(mark))
      document.title = mark + document.title.replace(MARK, '');
  });
  useEffect(() => {
    if (games === 0) return undefined;
    return () => {
      document.title = document.title.replace(MARK, '');
    };
  }, [games]);
}
