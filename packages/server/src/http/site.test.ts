// Requests the files of a small site.

import fastify, { type FastifyInstance } from 'fastify';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveSite } from './site.ts';

const POLICY =
  "default-src 'none'; script-src 'self'; require-trusted-types-for 'script'; trusted-types wagons";
const PAGE = `<!doctype html><meta
  http-equiv="Content-Security-Policy"
  content="${POLICY}" /><title>Here</title>`;
const SCRIPT = 'console.log("here");'.repeat(20);

let outside: string;
let app: FastifyInstance;

beforeAll(async () => {
  outside = mkdtempSync(join(tmpdir(), 'wagons-site-'));
  const folder = join(outside, 'site');
  mkdirSync(join(folder, 'assets'), { recursive: true });
  const write = (path: string, content: string | Buffer) => writeFileSync(join(folder, path), content);
  write('../secret.txt', 'secret');
  write('index.html', PAGE);
  write('index.html.br', brotliCompressSync(PAGE));
  write('serviceWorker.js', SCRIPT);
  write('manifest.webmanifest', '{}');
  write('.hidden', 'secret');
  write('assets/index-Ab12.js', SCRIPT);
  write('assets/index-Ab12.js.br', brotliCompressSync(SCRIPT));
  write('assets/index-Ab12.js.gz', gzipSync(SCRIPT));
  write('assets/font-Cd34.woff2', 'glyphs');
  app = fastify();
  await serveSite(app, folder, { secure: false });
});

afterAll(async () => {
  await app.close();
  rmSync(outside, { recursive: true });
});

const get = async (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers });

describe('the headers', () => {
  it.each([true, false])('require https only where it is used: %s', async (secure) => {
    const other = fastify();
    await serveSite(other, join(outside, 'site'), { secure });
    for (const url of ['/', '/nothing']) {
      const { headers } = await other.inject(url);
      expect(headers['strict-transport-security']).toBe(secure ? 'max-age=31536000' : undefined);
    }
    await other.close();
  });

  it.each(['/', '/assets/index-Ab12.js', '/nothing', '/..%2fsecret.txt'])(
    'of %s protect the page',
    async (url) => {
      const { headers } = await get(url);
      expect(headers).toMatchObject({
        'content-security-policy': `${POLICY}; frame-ancestors 'none'`,
        'cross-origin-opener-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      });
      expect(headers['permissions-policy']).toContain('camera=()');
    },
  );

  it('reveal no server, and allow no inline script', async () => {
    const { headers } = await get('/');
    expect(headers).not.toHaveProperty('server');
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers['content-security-policy']).not.toContain('unsafe');
  });

  it('need a policy: a page without one is not served', async () => {
    const folder = mkdtempSync(join(outside, 'bare-'));
    writeFileSync(join(folder, 'index.html'), '<title>Bare</title>');
    await expect(serveSite(fastify(), folder, { secure: false })).rejects.toThrow(
      'contains no Content-Security-Policy',
    );
  });
});

describe('caching', () => {
  it.each(['/', '/index.html', '/serviceWorker.js', '/manifest.webmanifest'])(
    'revalidates %s',
    async (url) => {
      const { statusCode, headers } = await get(url);
      expect(statusCode).toBe(200);
      expect(headers['cache-control']).toBe('no-cache');
    },
  );

  it.each(['/assets/index-Ab12.js', '/assets/font-Cd34.woff2'])('keeps %s forever', async (url) => {
    expect((await get(url)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('answers 304 when unchanged', async () => {
    const { headers } = await get('/');
    const again = await get('/', { 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });
});

describe('an unknown address', () => {
  const asBrowser = { accept: 'text/html,application/xhtml+xml', 'accept-language': 'de' };

  it('leads a browser to the page of the app about it, in its language', async () => {
    const { statusCode, headers, body } = await get('/nonsense/und%20mehr?x=1', asBrowser);
    expect(statusCode).toBe(404);
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(headers['content-language']).toBe('de');
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toContain('<html lang="de">');
    expect(body).toContain('content="0; url=/#/nonsense/und%20mehr"');
    expect(body).toContain('<a href="/">');
  });

  it('is one line for other clients', async () => {
    const { statusCode, headers, body } = await get('/nonsense');
    expect([statusCode, body]).toEqual([404, 'Not found\n']);
    expect(headers['content-type']).toMatch(/^text\/plain/);
  });

  it.each(['/%22%3E%3Cscript%3E', '/"><img src=x>', '/%E0%A4%A', `/${'x'.repeat(3000)}`, '//evil.example/'])(
    'is never markup, another site, or long: %s',
    async (url) => {
      const { statusCode, body } = await get(url, asBrowser);
      expect([400, 404]).toContain(statusCode);
      expect(body).not.toMatch(/<script|<img/);
      expect(body.length).toBeLessThan(1000);
      if (statusCode === 404) expect(body).toContain('url=/#/');
    },
  );
});

describe('compression', () => {
  it.each([
    ['br', 'br', brotliCompressSync(SCRIPT)],
    ['gzip', 'gzip', gzipSync(SCRIPT)],
    ['gzip, deflate, br', 'br', brotliCompressSync(SCRIPT)],
    ['identity', undefined, Buffer.from(SCRIPT)],
  ])('for clients that accept %s', async (accepted, encoding, content) => {
    const { headers, rawPayload } = await get('/assets/index-Ab12.js', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-type']).toMatch(/javascript/);
    expect(headers['cache-control']).toContain('immutable');
    expect(headers.vary).toBe('accept-encoding');
    expect(rawPayload.equals(content)).toBe(true);
  });

  it('of the page itself', async () => {
    const { headers, rawPayload } = await get('/', { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBe('br');
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(rawPayload.equals(brotliCompressSync(PAGE))).toBe(true);
  });

  it('is not announced for files without a compressed form', async () => {
    const { headers, body } = await get('/assets/font-Cd34.woff2', { 'accept-encoding': 'br, gzip' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(body).toBe('glyphs');
  });
});

describe('missing files', () => {
  it.each(['/nothing', '/assets/', '/assets', '/.hidden', '/index-Ab12.js', '/%', '/%00'])(
    '%s is not found',
    async (url) => {
      const { statusCode, body } = await get(url);
      expect([400, 404]).toContain(statusCode);
      expect(body).not.toContain('secret');
    },
  );

  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/assets/../../secret.txt',
    '/..%5csecret.txt',
    '//secret.txt',
  ])('%s does not leave the folder', async (url) => {
    const { statusCode, body } = await get(url);
    expect([400, 403, 404]).toContain(statusCode);
    expect(body).not.toContain('secret');
  });

  it.each(['POST', 'PUT', 'DELETE'] as const)('the method %s is not allowed', async (method) => {
    expect((await app.inject({ method, url: '/' })).statusCode).toBe(404);
  });
});

it('HEAD is answered like GET, without the content', async () => {
  const asked = await app.inject({ method: 'HEAD', url: '/assets/index-Ab12.js' });
  const { headers } = await get('/assets/index-Ab12.js');
  expect(asked.statusCode).toBe(200);
  expect(asked.body).toBe('');
  expect(asked.headers['content-length']).toBe(headers['content-length']);
  expect(asked.headers.etag).toBe(headers.etag);
});
