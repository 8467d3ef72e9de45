// Alerts: what a player learns outside the app, and where it is sent.

import type { Language } from '@wagons/rules';
import type { GameId, PlayerId, Time } from './tableEvent.ts';

/** What is sent, in the player's language. */
export type AlertText = {
  /** The same if it is sent again, so that a retry replaces the first one. */
  readonly id: string;
  readonly title: string;
  readonly body: string;
  /** The page it opens. */
  readonly url: string;
  /** The table it is about; a later alert about it replaces this one. */
  readonly table?: GameId | undefined;
  /** Before the link that stops mails. */
  readonly footer?: string | undefined;
  /** How many games wait for the player. */
  readonly waiting?: number | undefined;
};

/**
 * `gone`: the address doesn't exist any more. `refused`: it won't accept this. `later`: it may accept it, not before
 * `after` milliseconds if given.
 */
export type Delivery =
  | { readonly is: 'delivered' | 'gone' | 'refused' }
  | { readonly is: 'later'; readonly after?: number };

export const ALERT_CHANNELS = ['push', 'webhook', 'mail'] as const;
export type AlertChannel = (typeof ALERT_CHANNELS)[number];

/** By which a browser decrypts what it receives, as the Push API describes it. */
export type PushKeys = { readonly p256dh: string; readonly auth: string };

/** Where a player wants alerts: a browser, a web address, or a mail address. */
export type AlertTarget = {
  readonly id: string;
  readonly player: PlayerId;
  readonly channel: AlertChannel;
  readonly address: string;
  /** Only of a browser. */
  readonly keys?: PushKeys | undefined;
  /** The session of a browser; when that ends, the browser gets no more alerts. */
  readonly session?: string | undefined;
  /** The browser and system, in product names. */
  readonly device: string;
  /** In the links of a mail, by which it is confirmed and unsubscribed. */
  readonly secret?: string | undefined;
  readonly addedAt: Time;
  /** Missing until the owner of a mail address has agreed. */
  readonly confirmedAt?: Time | undefined;
  readonly deliveredAt?: Time | undefined;
  /** The last failure, unless it has worked since. */
  readonly failedAt?: Time | undefined;
};

/** The hours of the day without alerts, from the first to before the last; over midnight if `from` is later. */
type QuietHours = { readonly from: number; readonly to: number };

export type AlertSettings = {
  readonly language: Language;
  /** An IANA time zone. */
  readonly zone: string;
  readonly quiet?: QuietHours;
};

export type AlertStore = {
  readonly alertsOf: (player: PlayerId) => Promise<{
    readonly settings?: AlertSettings;
    readonly targets: readonly AlertTarget[];
  }>;
  readonly setAlerts: (player: PlayerId, settings: AlertSettings) => Promise<void>;
  /** A browser that is there already is updated, and may change its owner. Of each channel the newest `atMost` stay. */
  readonly addAlertTarget: (target: AlertTarget, atMost: number) => Promise<void>;
  readonly removeAlertTarget: (player: PlayerId, id: string) => Promise<void>;
  /** The browsers of a session that ends; without one, all browsers of the player. */
  readonly endAlerts: (player: PlayerId, session?: string) => Promise<void>;
  readonly noteAlert: (id: string, at: Time, isDelivered: boolean) => Promise<void>;
  /** False if no mail address has this secret. */
  readonly confirmAlerts: (secret: string, at: Time) => Promise<boolean>;
  readonly stopAlerts: (secret: string) => Promise<boolean>;
};
