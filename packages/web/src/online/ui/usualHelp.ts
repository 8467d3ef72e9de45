// How much help while placing there is at a table that doesn't say.

import type { PlacementHelp } from '../../kit/storage/settings.ts';

export const USUAL_HELP: PlacementHelp = 'change';
