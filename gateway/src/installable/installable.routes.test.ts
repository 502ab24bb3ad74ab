import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { APP_ICONS, type RegistryEntry, type ShellRelease } from '@moien/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { serveInstallable } from './installable.routes.ts';

const PNG_SIGNATURE = '89504e470d0a1a0a';
const route = (id: string) => ({ id, path: id, isPublic: true, skeleton: 'cards' as const });

let folder = '';
let app: FastifyInstance;
let routes = ['search', 'blog'];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'moien-worker-'));
  writeFileSync(join(folder, 'service-worker.js'), 'addEventListener("fetch", () => {});');
  app = Fastify();
  serveInstallable(app, {
    shell: {
      release: { version: '0.1.0-000000000000' } as ShellRelease,
      workerFolder: () => folder,
    },
    entries: () => [{ remote: { routes: routes.map(route) } as RegistryEntry['remote'] }],
  });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

describe('the manifest', () => {
  it('describes one app, in the language asked for', async () => {
    const response = await app.inject('/manifest/de.webmanifest');
    expect(response.headers).toMatchObject({
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    });
    expect(response.json()).toMatchObject({
      id: '/',
      name: 'Moïen: mieten, untervermieten, leben und reisen',
      short_name: 'Moïen',
      lang: 'de',
      start_url: '/de',
      scope: '/',
      display: 'standalone',
      orientation: 'portrait',
      shortcuts: [
        { name: 'Unterkunft finden', url: '/de/search' },
        { name: 'Blog lesen', url: '/de/blog' },
      ],
    });
    expect((await app.inject('/manifest/fr.webmanifest')).json()).toMatchObject({ id: '/', lang: 'fr' });
  });

  it('names icons that are there, in the sizes that it says', async () => {
    const { icons } = (await app.inject('/manifest/en.webmanifest')).json() as {
      icons: { src: string; sizes: string; purpose: string }[];
    };
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    for (const { src, sizes } of icons) {
      const picture = (await app.inject(src)).rawPayload;
      expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`).toBe(sizes);
    }
  });

  it('offers no page that nobody serves', async () => {
    routes = ['blog'];
    const { shortcuts } = (await app.inject('/manifest/en.webmanifest')).json() as {
      shortcuts: { url: string }[];
    };
    expect(shortcuts.map(({ url }) => url)).toEqual(['/en/blog']);
  });
});

it.each(Object.keys(APP_ICONS))('the icon %s is a PNG that is asked for once', async (name) => {
  const response = await app.inject(`/icons/${name}`);
  expect(response.rawPayload.subarray(0, 8).toString('hex')).toBe(PNG_SIGNATURE);
  expect(response.rawPayload.length).toBeLessThan(60_000);
  expect(response.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=604800',
  });
  const headers = { 'if-none-match': String(response.headers.etag) };
  const again = await app.inject({ url: `/icons/${name}`, headers });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
});

it('the page without a connection is never used without a question, and has a policy of its own', async () => {
  const response = await app.inject('/offline/fr');
  expect(response.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  expect(response.body).toContain('Pas de connexion');
});

it('the service worker is never used without a question', async () => {
  const response = await app.inject('/service-worker.js');
  expect(response.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
  });
});

it.each([
  '/manifest/nl.webmanifest',
  '/manifest/..%2Fde.webmanifest',
  '/manifest/de.json',
  '/icons/app-193.png',
  '/icons/__proto__',
  '/icons/..%2F..%2Fpackage.json',
  '/offline/',
  '/offline/xx',
])('%s is not there', async (url) => {
  expect((await app.inject(url)).statusCode).toBe(404);
});
