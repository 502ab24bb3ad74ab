import { OWN_KEYS } from '@moien/api/testing/own-keys';
import Fastify from 'fastify';
import { readGatewayConfig } from '../config.ts';
import { serveAppLinks } from './app-links.routes.ts';

const UPLOAD_KEY = Array.from({ length: 32 }, () => 'AB').join(':');
const STORE_KEY = Array.from({ length: 32 }, () => '01').join(':');
const ANDROID = '/.well-known/assetlinks.json';
const IOS = '/.well-known/apple-app-site-association';

async function read(path: string, environment: Record<string, string>) {
  const app = Fastify();
  serveAppLinks(app, readGatewayConfig({ ...OWN_KEYS, ...environment }));
  const answer = await app.inject(path);
  await app.close();
  return answer;
}

it('Android is told which app may open links, by the certificates of every key that signs it', async () => {
  const answer = await read(ANDROID, {
    ANDROID_APPS: `lu.moien.app=${UPLOAD_KEY},lu.moien.app=${STORE_KEY},lu.moien.app.test=${UPLOAD_KEY}`,
  });
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    200,
    'application/json; charset=utf-8',
    'public, max-age=3600',
  ]);
  const statement = (name: string, fingerprints: string[]) => ({
    relation: ['delegate_permission/common.handle_all_urls'],
    target: { namespace: 'android_app', package_name: name, sha256_cert_fingerprints: fingerprints },
  });
  expect(answer.json()).toEqual([
    statement('lu.moien.app', [UPLOAD_KEY, STORE_KEY]),
    statement('lu.moien.app.test', [UPLOAD_KEY]),
  ]);
});

it('Apple is told which app may open the pages of each language and nothing else', async () => {
  const answer = await read(IOS, { IOS_APPS: 'ABCDE12345.lu.moien.app' });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    200,
    'application/json; charset=utf-8',
  ]);
  expect(answer.json()).toEqual({
    applinks: {
      details: [
        {
          appIDs: ['ABCDE12345.lu.moien.app'],
          components: [
            { '/': '/auth' },
            { '/': '/en' },
            { '/': '/en/*' },
            { '/': '/fr' },
            { '/': '/fr/*' },
            { '/': '/de' },
            { '/': '/de/*' },
          ],
        },
      ],
    },
  });
});

it.each([ANDROID, IOS])('%s is not there where no app is named', async (path) => {
  expect((await read(path, { ANDROID_APPS: '', IOS_APPS: '' })).statusCode).toBe(404);
});

it.each([
  ['ANDROID_APPS', 'lu.moien.app'],
  ['ANDROID_APPS', `lu.moien.app=${UPLOAD_KEY.toLowerCase()}`],
  ['ANDROID_APPS', `lu.moien.app=${UPLOAD_KEY};other=${UPLOAD_KEY}`],
  ['IOS_APPS', 'lu.moien.app'],
  ['IOS_APPS', 'ABCDE12345'],
])('%s=%s ends the start', (name, value) => {
  expect(() => readGatewayConfig({ ...OWN_KEYS, [name]: value })).toThrow(`${name} must be `);
});
