// Sends mail over the operator's SMTP server.

import type { Transporter } from 'nodemailer';
import { readAddress } from '../config/mailAddress.ts';
import type { AlertText, Delivery } from '../ports/alerts.ts';

const TIMEOUT = 10_000;
export type MailSettings = {
  /** `smtp://user:password@host:port`, or `smtps://`. */
  readonly smtpUrl: string;
  readonly from: string;
};

/** Where a mail program posts, and the page for people. */
type StopLinks = { readonly post: string; readonly page: string };

export type Mail = {
  /** With `stop`, mail programs show a button that stops these mails, and the text ends with a link to do so. */
  readonly send: (to: string, text: AlertText, stop?: StopLinks) => Promise<Delivery>;
  readonly close: () => void;
};

/** Nodemailer is loaded for the first mail. */
export function makeMail({ smtpUrl, from }: MailSettings): Mail {
  let transport: Promise<Transporter> | undefined;
  const open = async (): Promise<Transporter> => {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url: smtpUrl,
      connectionTimeout: TIMEOUT,
      greetingTimeout: TIMEOUT,
      socketTimeout: TIMEOUT,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
  const domain = from.slice(from.indexOf('@') + 1);
  return {
    send: async (to, { id, title, body, url, footer = '' }, stop) => {
      const address = readAddress(to);
      if (address === undefined) return { is: 'refused' };
      transport ??= open();
      try {
        const sender = await transport;
        await sender.sendMail({
          from: { name: 'Circle the Wagons', address: from },
          to: { name: '', address },
          subject: title,
          text: [body, url, ...(stop ? [`-- \n${footer} ${stop.page}`] : [])].join('\n\n'),
          messageId: `<${id}@${domain}>`,
          headers: {
            'Auto-Submitted': 'auto-generated',
            // Nodemailer's own `list` writes the second one as an address.
            ...(stop && {
              'List-Unsubscribe': `<${stop.post}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
        });
        return { is: 'delivered' };
      } catch (error) {
        const code = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0;
        return { is: code >= 500 && code < 600 ? 'refused' : 'later' };
      }
    },
    close: () => void transport?.then((sender) => sender.close()),
  };
}
