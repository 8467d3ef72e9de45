// Sends an alert to one of a player's addresses, and remembers whether it arrived.

import type { AlertStore, AlertTarget, AlertText, Delivery } from '../ports/alerts.ts';
import type { Clock } from '../ports/environment.ts';
import type { Mail } from './mail.ts';
import type { Webhook } from './webhook.ts';
import type { WebPush } from './webPush.ts';

export type SenderPorts = {
  readonly push: WebPush;
  readonly webhook: Webhook;
  /** Only with an SMTP server. */
  readonly mail?: Mail | undefined;
  readonly store: Pick<AlertStore, 'removeAlertTarget' | 'noteAlert'>;
  readonly clock: Pick<Clock, 'now'>;
  /** The address of the app, without a slash at its end. */
  readonly origin: () => string;
};

export type AlertSender = {
  readonly pushKey: string;
  readonly offersMail: boolean;
  readonly isPushService: (endpoint: string) => boolean;
  readonly send: (target: AlertTarget, text: AlertText) => Promise<Delivery>;
  /** Asks the owner of a mail address whether they want alerts there. */
  readonly askOwner: (target: AlertTarget, text: Omit<AlertText, 'id' | 'url'>) => Promise<Delivery>;
  readonly close: () => void;
};

export function createAlertSender(ports: SenderPorts): AlertSender {
  const { push, mail, store, clock, origin } = ports;
  return {
    pushKey: push.publicKey,
    offersMail: mail !== undefined,
    isPushService: push.isAllowed,
    send: async (target, text) => {
      const delivery = await deliver(ports, target, text);
      if (delivery.is === 'gone' && target.channel === 'push')
        await store.removeAlertTarget(target.player, target.id);
      else await store.noteAlert(target.id, clock.now(), delivery.is === 'delivered');
      return delivery;
    },
    askOwner: async ({ id, address, secret = '' }, text) => {
      if (!mail) return { is: 'refused' };
      return mail.send(address, { ...text, id, url: `${origin()}/#/mail/${secret}/confirm` });
    },
    close: () => mail?.close(),
  };
}

async function deliver(
  { push, webhook, mail, origin }: SenderPorts,
  { channel, address, keys, secret, confirmedAt }: AlertTarget,
  text: AlertText,
): Promise<Delivery> {
  const absolute = { ...text, url: `${origin()}/${text.url}` };
  switch (channel) {
    case 'push':
      return keys ? push.send({ endpoint: address, ...keys }, text) : { is: 'gone' };
    case 'webhook':
      return webhook.send(address, absolute);
    case 'mail':
      if (!mail || confirmedAt === undefined || secret === undefined) return { is: 'refused' };
      return mail.send(address, absolute, {
        post: `${origin()}/api/mail/${secret}/stop`,
        page: `${origin()}/#/mail/${secret}/stop`,
      });
  }
}
