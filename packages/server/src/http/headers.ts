// What every answer tells the browser: what this page may do, and what may be done with it.

import type { FastifyInstance } from 'fastify';

/** The page states its policy itself, for hosts that only hand out files. This one repeats it, and says more. */
const STATED = /<meta\s+http-equiv="Content-Security-Policy"\s+content="([^"]+)"/;

export function policyOf(html: string): string {
  const stated = STATED.exec(html)?.[1];
  if (stated === undefined) throw new Error('index.html states no Content-Security-Policy');
  // A page cannot forbid by itself that others frame it.
  return `${stated.replaceAll(/\s+/g, ' ')}; frame-ancestors 'none'`;
}

const FORBIDDEN_DEVICES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** For a year. Subdomains are left out: they may belong to somebody else. */
const HTTPS_ONLY = { 'strict-transport-security': 'max-age=31536000' };

export function sendHeaders(
  app: FastifyInstance,
  { policy, secure }: { readonly policy: string; readonly secure: boolean },
): void {
  const headers = {
    ...(secure && HTTPS_ONLY),
    'content-security-policy': policy,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': FORBIDDEN_DEVICES.map((device) => `${device}=()`).join(', '),
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  };
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
