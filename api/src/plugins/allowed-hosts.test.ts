import { once } from 'node:events';
import { connect } from 'node:net';
import { hostname, networkInterfaces } from 'node:os';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { prepareServer, serverOptions } from '../app.ts';
import { isHost } from './host.ts';
import { originOf } from './origin.ts';

const OWN_ADDRESS = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ internal, family }) => !internal && family === 'IPv4')?.address;

/** Of this machine, as far as they are no others' names for it. */
const OWN_NAMES = [hostname(), OWN_ADDRESS ?? ''].filter((name) => isHost(name) && name !== 'localhost');

type Site = { publicOrigin?: string; allowedHosts?: string[]; trustProxy?: boolean };

const apps: FastifyInstance[] = [];
afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())));

/** A server that says under which origin it makes links. */
async function openSite({ publicOrigin, allowedHosts = [], trustProxy = false }: Site): Promise<number> {
  const app = Fastify(serverOptions({ logLevel: 'silent', trustProxy, publicOrigin }));
  apps.push(app);
  prepareServer(app, { publicOrigin, allowedHosts });
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/*', async (request) => ({ origin: originOf(request, publicOrigin), url: request.url }));
  return Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
}

/** What the server says to these lines of a request. */
async function say(port: number, ...lines: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.end([...lines, 'connection: close', '', ''].join('\r\n'));
  return text(socket);
}

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
const bodyOf = (answer: string) => JSON.parse(/\{.*\}/s.exec(answer)?.[0] ?? 'null');

async function ask(site: Site, ...lines: string[]): Promise<{ status: number; body: unknown }> {
  const answer = await say(await openSite(site), ...lines);
  return { status: statusOf(answer), body: bodyOf(answer) };
}

const PUBLIC = { publicOrigin: 'https://moien.example', allowedHosts: ['www.moien.example', '10.0.0.7'] };

describe('a site with a public origin', () => {
  it.each([
    'moien.example',
    'MOIEN.example',
    'moien.example:8443',
    'moien.example.',
    'www.moien.example',
    '10.0.0.7:4000',
    'localhost:4000',
    '127.0.0.1',
    '127.1.2.3:80',
    '[::1]:4000',
  ])('answers to %s', async (host) => {
    const { status, body } = await ask(PUBLIC, 'GET /en HTTP/1.1', `host: ${host}`);
    expect([status, body]).toEqual([200, { origin: 'https://moien.example', url: '/en' }]);
  });

  it.each([
    'evil.example',
    'moien.example.evil.example',
    'evil-moien.example',
    'xn--moen-8pa.example',
    'api',
    '0.0.0.0',
    '203.0.113.7',
    'localhost.evil.example',
    ...OWN_NAMES,
  ])('does not answer to %s', async (host) => {
    const { status, body } = await ask(PUBLIC, 'GET /en HTTP/1.1', `host: ${host}`);
    expect([status, body]).toEqual([421, expect.objectContaining({ status: 421, code: 'unknown-host' })]);
  });

  it.each(['', 'moien.example/x', 'a@moien.example', 'moien.example, evil.example', 'moien.example:99999'])(
    'takes %j for no host',
    async (host) => {
      const { status, body } = await ask(PUBLIC, 'GET /en HTTP/1.1', `host: ${host}`);
      expect([status, body]).toEqual([400, expect.objectContaining({ code: 'invalid-host' })]);
    },
  );

  it('refuses two hosts, whichever comes first', async () => {
    for (const hosts of [
      ['host: moien.example', 'Host: evil.example'],
      ['host: evil.example', 'host: moien.example'],
    ])
      expect((await ask(PUBLIC, 'GET /en HTTP/1.1', ...hosts)).status).toBe(400);
  });

  it('refuses who names no host, except probes', async () => {
    expect((await ask(PUBLIC, 'GET /en HTTP/1.0')).status).toBe(400);
    expect((await ask(PUBLIC, 'GET /en HTTP/1.1')).status).toBe(400);
    expect((await ask(PUBLIC, 'GET /healthz HTTP/1.0')).status).toBe(200);
  });

  it('answers a probe by any name, and nothing beside it', async () => {
    const host = 'host: evil.example';
    expect((await ask(PUBLIC, 'GET /healthz?x HTTP/1.1', host)).status).toBe(200);
    for (const path of ['/healthz/', '/healthz/../en', '/HEALTHZ', '//healthz'])
      expect((await ask(PUBLIC, `GET ${path} HTTP/1.1`, host)).status).toBe(421);
  });

  it('refuses unknown names for what is not there, and for every method', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'OPTIONS', 'DELETE'])
      expect((await ask(PUBLIC, `${method} /nowhere HTTP/1.1`, 'host: evil.example')).status).toBe(421);
  });
});

describe('a target in absolute form', () => {
  it('is the host, whatever the header says', async () => {
    const evil = ['GET http://evil.example/en HTTP/1.1', 'host: moien.example'];
    expect((await ask(PUBLIC, ...evil)).status).toBe(421);
    const good = ['GET http://moien.example/en?a=b HTTP/1.1', 'host: evil.example'];
    const { status, body } = await ask(PUBLIC, ...good);
    expect([status, body]).toEqual([200, { origin: 'https://moien.example', url: '/en?a=b' }]);
  });

  it.each([
    'http://user@evil.example/en',
    'HTTP://EVIL.example/en',
    'http://evil.example?x',
    'http:///en',
    'ws://evil.example/en',
    'ftp://evil.example/en',
  ])('%s names no host of the site', async (target) => {
    const { status } = await ask(PUBLIC, `GET ${target} HTTP/1.1`, 'host: moien.example');
    expect([400, 421]).toContain(status);
  });
});

describe('a site without a public origin', () => {
  it.each(['localhost:4000', '127.0.0.1:4000', '[::1]', ...OWN_NAMES])(
    'is that of this machine: %s',
    async (host) => {
      const { status, body } = await ask({}, 'GET /en HTTP/1.1', `host: ${host}`);
      expect([status, body]).toEqual([200, { origin: `http://${host}`, url: '/en' }]);
    },
  );

  it.each(['moien.example', '203.0.113.7', '0.0.0.0'])('makes no link of %s', async (host) => {
    expect((await ask({}, 'GET /en HTTP/1.1', `host: ${host}`)).status).toBe(421);
  });

  it('answers to what its environment names', async () => {
    const { body } = await ask(
      { allowedHosts: ['moien.example'] },
      'GET /en HTTP/1.1',
      'host: moien.example',
    );
    expect(body).toMatchObject({ origin: 'http://moien.example' });
  });
});

describe('a proxy', () => {
  const evil = ['GET /en HTTP/1.1', 'host: moien.example', 'x-forwarded-host: evil.example'];

  it('that is trusted names the host', async () => {
    expect((await ask({ ...PUBLIC, trustProxy: true }, ...evil)).status).toBe(421);
    const good = ['GET /en HTTP/1.1', 'host: api.internal', 'x-forwarded-host: moien.example'];
    expect((await ask({ ...PUBLIC, trustProxy: true }, ...good)).status).toBe(200);
  });

  it('that is not trusted names nothing', async () => {
    expect((await ask(PUBLIC, ...evil)).body).toMatchObject({ origin: 'https://moien.example' });
  });
});
