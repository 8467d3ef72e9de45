// How much help there is at a table far away. Two people play there, so that both must know of it before they sit down.

import type { TableSettings } from '@wagons/protocol';
import type { HintLevel } from '../../kit/storage/settings.ts';

/** Whether the computer may be asked what to play: only where the table was opened with that. */
export const mayHint = ({ rated, hints }: Pick<TableSettings, 'rated' | 'hints'>): boolean =>
  hints === true && !rated;

/** A rated game is played by oneself: which spots are legal is shown, what a card would score there is not. */
export const helpAt = ({ rated }: Pick<TableSettings, 'rated'>, wished: HintLevel): HintLevel =>
  rated && (wished === 'change' || wished === 'heat') ? 'spots' : wished;
