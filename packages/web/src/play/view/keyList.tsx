// The keys of a screen, each with what it does.

import * as css from './keyList.module.css';

type KeyListProps = {
  readonly keys: { readonly heading: string; readonly lines: ReadonlyArray<readonly [string, string]> };
  readonly isOpen?: boolean;
};

export function KeyList({ keys: { heading, lines }, isOpen = false }: KeyListProps) {
  return (
    <details open={isOpen}>
      <summary>{heading}</summary>
      <dl class={css.keys}>
        {lines.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
