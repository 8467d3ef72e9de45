// The space for the view buttons, which are loaded once the table can be used.

import type { RefObject } from 'preact';
import { lazy } from '../../kit/lazy/lazy.tsx';
import type { ViewButtonsProps } from './viewButtons.tsx';

type ZoomProps = ViewButtonsProps & {
  /** Receives the element, which the town avoids. */
  readonly place: RefObject<HTMLDivElement | null>;
};

const ViewButtons = lazy(
  () => import('./viewButtons.tsx'),
  (found) => found.ViewButtons,
  () => null,
);

export function Zoom({ place, ...props }: ZoomProps) {
  return (
    <div ref={place} class="zoom">
      <ViewButtons {...props} />
    </div>
  );
}
