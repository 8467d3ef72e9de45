// A message box on a screen.

import type { ComponentChildren } from 'preact';

type MessageProps = {
  /** How screen readers announce it: politely or assertively. */
  readonly role?: 'alert' | 'status';
  readonly children: ComponentChildren;
};

export function Message({ role = 'alert', children }: MessageProps) {
  return (
    <div class="message" role={role}>
      {children}
    </div>
  );
}
