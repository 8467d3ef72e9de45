// How much help an online table allows; both players agree to it before they sit down.

import type { TableSettings } from '@wagons/protocol';
import type { PlacementHelp } from '../../kit/storage/settings.ts';
import { USUAL_HELP } from '../../online/ui/usualHelp.ts';

/** Whether hints from the engine are allowed: only if the table was opened with them. */
export const mayHint = ({ rated, hints }: Pick<TableSettings, 'rated' | 'hints'>): boolean =>
  hints === true && !rated;

/** What both agreed on. Rated games show legal spots, but not what a card would score there. */
export const agreedHelp = ({
  rated,
  help = USUAL_HELP,
}: Pick<TableSettings, 'rated' | 'help'>): PlacementHelp => (rated ? 'spots' : help);

/** The same for both players; only those who want no help anywhere get none here. */
export const placementHelpAt = (
  settings: Pick<TableSettings, 'rated' | 'help'>,
  wished: PlacementHelp,
): PlacementHelp => (wished === 'off' ? 'off' : agreedHelp(settings));
