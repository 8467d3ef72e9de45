// The push services that the server sends to: those of the browsers, or others that the operator has allowed.

/** Chrome and Edge, Firefox, Safari, and browsers on Windows. */
export const PUSH_HOSTS: readonly string[] = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  'updates.push.services.mozilla.com',
  '*.push.services.mozilla.com',
  'web.push.apple.com',
  '*.push.apple.com',
  '*.notify.windows.com',
];

const LONGEST = 1024;
const HOST = /^(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;

/** A host, `*.` and a domain, or an origin such as `http://localhost:9000` for a service of one's own. */
export const isPushHost = (entry: string): boolean =>
  HOST.test(entry) || (URL.canParse(entry) && new URL(entry).origin === entry);

/** The endpoint, if it belongs to one of these services. */
export function readEndpoint(text: string, hosts: readonly string[]): URL | undefined {
  if (text.length > LONGEST || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (url.username !== '' || url.password !== '' || url.hash !== '') return undefined;
  return hosts.some((entry) => fits(url, entry)) ? url : undefined;
}

function fits({ origin, protocol, hostname, port }: URL, entry: string): boolean {
  if (entry.includes('://')) return origin === entry;
  if (protocol !== 'https:' || port !== '') return false;
  return entry.startsWith('*.') ? hostname.endsWith(entry.slice(1)) : hostname === entry;
}
