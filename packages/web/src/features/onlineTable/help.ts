// How much help an online table allows; both players agree to it before they sit down.

import type { TableSettings } from '@wagons/protocol';
import type { PlacementHelp } from '../../kit/storage/settings.ts';

/** Whether hints from the engine are allowed: only if the table was opened with them. */
export const mayHint = ({ rated, hints }: Pick<TableSettings, 'rated' | 'hints'>): boolean =>
  hints === true && !rated;

/** Rated games show legal spots, but not what a card would score there. */
export const placementHelpAt = (
  { rated }: Pick<TableSettings, 'rated'>,
  wished: PlacementHelp,
): PlacementHelp => (rated && (wished === 'change' || wished === 'heat') ? 'spots' : wished);
