// A message in the middle of a screen: something is not as wished, and what can be done.

import type { ComponentChildren } from 'preact';

export function Message({ children }: { readonly children: ComponentChildren }) {
  return (
    <div class="message" role="alert">
      {children}
    </div>
  );
}
