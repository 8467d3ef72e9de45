// The icons of small buttons.

import * as css from './sign.module.css';

const PATHS = {
  undo: 'M9 6 4 11l5 5M4.5 11H14a5 5 0 0 1 0 10h-3',
  back: 'M3.5 5v12M12 6l-5 5 5 5M7.5 11H15a5 5 0 0 1 0 10h-3',
  redo: 'M15 6l5 5-5 5M19.5 11H10a5 5 0 0 0 0 10h3',
  turn: 'M20 12a8 8 0 1 1-2.6-5.9M20 3v5h-5',
  again: 'M5 4v5h5M5.6 9A7.5 7.5 0 1 1 4.5 13M10.5 9.5l4.5 3-4.5 3z',
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  hint: 'M9.5 20h5M10 17c0-3-4-4.5-4-8.5a6 6 0 0 1 12 0c0 4-4 5.5-4 8.5z',
} as const;

export type SignName = keyof typeof PATHS;

export const Sign = ({ name }: { readonly name: SignName }) => <Drawn path={PATHS[name]} />;

export function Drawn({ path }: { readonly path: string }) {
  return (
    <svg class={css.sign} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
