// A message in the middle of a screen: what happened, and what can be done.

import type { ComponentChildren } from 'preact';

type MessageProps = {
  /** What is only good to know is said in its time; an alarm is said at once. */
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
