// The words of online play, loaded on demand.

import type { ClockSetting } from '@wagons/protocol';
import type { Language } from '@wagons/rules';
import { amountsIn } from '../language/amounts.ts';
import { type Formats, formatsIn } from '../language/formats.ts';
import { load } from '../generated/load/online.ts';
import type { OnlineMessages } from '../generated/types.ts';
import { dateLocaleOf, localeOf } from '../language/languages.ts';
import { clockText } from './clock.ts';

/** How a table is set up. */
type SettingWords = OnlineMessages['settings'] & {
  /** "5 min + 5 s per turn", "3 days per turn", "no clock" */
  readonly clock: (clock: ClockSetting) => string;
};

export type OnlineTableWords = OnlineMessages['table'] & {
  readonly settings: SettingWords;
  /** Seconds with one decimal: "9.4". */
  readonly tenths: (seconds: number) => string;
};

export type OnlineWords = Omit<OnlineMessages, 'settings' | 'table' | 'clock'> & {
  readonly settings: SettingWords;
  readonly formats: Formats;
  /** What is said at a table. */
  readonly table: OnlineTableWords;
};

/** What is said around the tables (the lobby, games, the account, players) and at them. */
export async function loadOnlineWords(language: Language): Promise<OnlineWords> {
  const { messages } = await load[language]();
  const amounts = amountsIn(localeOf(language));
  const settings: SettingWords = {
    ...messages.settings,
    clock: (setting) => clockText(amounts, messages.clock, setting),
  };
  return {
    ...messages,
    settings,
    formats: formatsIn(dateLocaleOf(language)),
    table: { ...messages.table, settings, tenths: amounts.tenths },
  };
}

/** Why a player can be reported. */
export const REASONS = [
  'name',
  'chat',
  'stalling',
  'cheating',
  'other',
] as const satisfies readonly (keyof OnlineMessages['table']['report']['reasons'])[];
export type Reason = (typeof REASONS)[number];
