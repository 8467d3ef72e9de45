// The space for the view buttons, which are loaded once the table can be used.

import type { RefObject } from 'preact';
import { lazy } from '../../kit/lazy/lazy.tsx';
import type { ViewButtonsProps } from './viewButtons.tsx';

type ZoomProps = ViewButtonsProps & {
  /** Receives the element, where it lies on the town, which then avoids it. */
  readonly place?: RefObject<HTMLDivElement | null>;
};

const ViewButtons = lazy(
  () => import('./viewButtons.tsx'),
  (found) => found.ViewButtons,
  () => null,
);

export function Zoom({ place, ...props }: ZoomProps) {
  return (
    <div {...(place && { ref: place })} class="zoom" data-chosen={props.hand.isChosen.value}>
      <ViewButtons {...props} />
    </div>
  );
}
