// The contract of online play: what every language must be able to say around its tables.

import type { ClockSetting } from '@wagons/protocol';

export type OnlineWords = {
  readonly settings: SettingWords;
};

/** How a table is set up; the table itself says it too. */
export type SettingWords = {
  /** "5 min + 5 s per turn", "3 days per turn", "no clock" */
  readonly clock: (clock: ClockSetting) => string;
  readonly rated: string;
  readonly casual: string;
  readonly listed: string;
  readonly private: string;
};
