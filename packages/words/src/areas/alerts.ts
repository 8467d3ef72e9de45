// The words of alerts: what they say, and the page where they are set up. Loaded on demand.

import type { Language } from '@wagons/rules';
import { load } from '../generated/load/alerts.ts';
import type { AlertsMessages } from '../generated/types.ts';
import { type Formats, formatsIn } from '../language/formats.ts';
import { localeOf } from '../language/languages.ts';

export type AlertsWords = AlertsMessages & { readonly formats: Formats };

export async function loadAlertsWords(language: Language): Promise<AlertsWords> {
  const { messages } = await load[language]();
  return { ...messages, formats: formatsIn(localeOf(language)) };
}
