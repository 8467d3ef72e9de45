// The words of online play, loaded on demand.

import type { ClockSetting } from '@wagons/protocol';
import type { Language } from '@wagons/rules';
import { amountsIn } from '../language/amounts.ts';
import { type Formats, formatsIn } from '../language/formats.ts';
import { load } from '../generated/load/online.ts';
import type { OnlineMessages } from '../generated/types.ts';
import { localeOf } from '../language/languages.ts';
import { clockText } from './clock.ts';

/** How a table is set up. */
export type SettingWords = OnlineMessages['settings'] & {
  /** "5 min + 5 s per turn", "3 days per turn", "no clock" */
  readonly clock: (clock: ClockSetting) => string;
};

export type OnlineWords = Omit<OnlineMessages, 'settings' | 'table' | 'clock'> & {
  readonly settings: SettingWords;
  readonly formats: Formats;
};

export type OnlineTableWords = OnlineMessages['table'] & {
  readonly settings: SettingWords;
  /** Seconds with one decimal: "9.4". */
  readonly tenths: (seconds: number) => string;
};

const settingWords = (language: Language, { settings, clock }: OnlineMessages): SettingWords => ({
  ...settings,
  clock: (setting) => clockText(amountsIn(localeOf(language)), clock, setting),
});

/** What is said around the tables: the lobby, games, the account, players. */
export async function loadOnlineWords(language: Language): Promise<OnlineWords> {
  const { messages } = await load[language]();
  return {
    ...messages,
    settings: settingWords(language, messages),
    formats: formatsIn(localeOf(language)),
  };
}

/** What is said at an online table. */
export async function loadOnlineTableWords(language: Language): Promise<OnlineTableWords> {
  const { messages } = await load[language]();
  const { tenths } = amountsIn(localeOf(language));
  return { ...messages.table, settings: settingWords(language, messages), tenths };
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
