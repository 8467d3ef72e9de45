// Security headers for all responses.

import type { FastifyInstance } from 'fastify';

/** The page contains its own policy, for plain file hosts. The server repeats and extends it. */
const META_POLICY = /<meta\s+http-equiv="Content-Security-Policy"\s+content="([^"]+)"/;

export function policyOf(html: string): string {
  const policy = META_POLICY.exec(html)?.[1];
  if (policy === undefined) throw new Error('index.html contains no Content-Security-Policy');
  // A meta tag can't set frame-ancestors.
  return `${policy.replaceAll(/\s+/g, ' ')}; frame-ancestors 'none'`;
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

/** For a year. Subdomains are excluded: they may belong to another service. */
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
