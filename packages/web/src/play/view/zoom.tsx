// The room for the buttons of a town's view; they come once the table can be used.

import type { RefObject } from 'preact';
import { lazy } from '../../kit/lazy/lazy.tsx';
import type { ViewButtonsProps } from './viewButtons.tsx';

type ZoomProps = ViewButtonsProps & {
  /** Receives the element, for a town that keeps clear of it. */
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
