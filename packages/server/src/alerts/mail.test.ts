// Tests of mail with a real SMTP server and a parser of what it received.

import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readAddress } from '../config/mailAddress.ts';
import { type Mail, makeMail } from './mail.ts';

type Received = { readonly to: readonly string[]; readonly mail: Email };

let server: SMTPServer;
let received: Received[];
let mail: Mail;

beforeEach(async () => {
  received = [];
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _, answer) => {
      const refusal = Object.assign(new Error('no such mailbox'), { responseCode: 550 });
      if (address.startsWith('gone')) answer(refusal);
      else answer();
    },
    onData: (stream, { envelope }, answer) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk));
      stream.on('end', () => {
        const to = envelope.rcptTo.map(({ address }) => address);
        void PostalMime.parse(Buffer.concat(chunks)).then((parsed) => {
          received.push({ to, mail: parsed });
          answer();
        });
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
  const { port } = server.server.address() as AddressInfo;
  mail = makeMail({ smtpUrl: `smtp://127.0.0.1:${port}`, from: 'wagons@wagons.example' });
});
afterEach(async () => {
  mail.close();
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
});

const TEXT = {
  id: 'news:table:7:first',
  title: 'Zoë: à vous de jouer',
  body: 'Zoë a pris Bootleggers.',
  url: 'https://wagons.example/#/online/x',
  footer: 'Stop:',
};
const STOP = { post: 'https://wagons.example/api/mail/k/stop', page: 'https://wagons.example/#/mail/k/stop' };

it('sends a mail that can be unsubscribed with one click', async () => {
  expect(await mail.send('ada@home.example', TEXT, STOP)).toEqual({ is: 'delivered' });
  const [{ to, mail: got } = { to: [], mail: undefined }] = received;
  expect(to).toEqual(['ada@home.example']);
  expect(got).toMatchObject({
    subject: 'Zoë: à vous de jouer',
    from: { address: 'wagons@wagons.example' },
    messageId: '<news:table:7:first@wagons.example>',
  });
  expect(got?.text).toContain('Zoë a pris Bootleggers.\n\nhttps://wagons.example/#/online/x');
  expect(got?.text).toContain(`Stop: ${STOP.page}`);
  const headers = new Map(got?.headers.map(({ key, value }) => [key, value]));
  expect(headers.get('list-unsubscribe')).toBe(`<${STOP.post}>`);
  expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(headers.get('auto-submitted')).toBe('auto-generated');
});

it.each([
  'ada@home.example, eve@evil.example',
  'ada@home.example\r\nBcc: eve@evil.example',
  'ada@home.example\n',
  'Ada <ada@home.example>',
  '"ada b"@home.example',
  'ada@home',
  'ada',
  '@home.example',
  'ada@@home.example',
  'ada@-\u0000.example',
  `${'a'.repeat(250)}@home.example`,
  '',
])('mails no one at %j', async (address) => {
  const read = readAddress(address);
  if (address.trim() === address) expect(read).toBeUndefined();
  await mail.send(address, TEXT, STOP);
  expect(received.flatMap(({ to }) => to).filter((to) => to !== 'ada@home.example')).toEqual([]);
});

it('knows a mailbox that does not exist from a server that is away', async () => {
  expect(await mail.send('gone@home.example', TEXT, STOP)).toEqual({ is: 'refused' });
  const away = makeMail({ smtpUrl: 'smtp://127.0.0.1:1', from: 'wagons@wagons.example' });
  expect(await away.send('ada@home.example', TEXT, STOP)).toEqual({ is: 'later' });
  away.close();
});
