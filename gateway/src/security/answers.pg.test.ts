import { rmSync } from 'node:fs';
import { connect } from 'node:net';
import { createTestDatabase, type TestDatabase } from '@moien/api/testing/test-database';
import { foldersIn, makeSiteFolder, openTestGateway, type TestGateway } from '../testing/test-site.ts';

const folder = makeSiteFolder();
let database: TestDatabase;
let site: TestGateway;

beforeAll(async () => {
  database = await createTestDatabase();
  site = await openTestGateway({
    DATABASE_URL: database.url,
    ...foldersIn(folder),
    DEVELOPMENT: 'on',
    TRUST_PROXY: '127.0.0.1',
  });
});
afterAll(async () => {
  await site.close();
  await database.drop();
  rmSync(folder, { recursive: true });
});

/** One address for each kind of answer, with its status. */
const ANSWERS: [string, number][] = [
  ['/en', 200],
  // No registry is known, so nobody knows that there is no such page.
  ['/en/nowhere', 503],
  ['/en/%0a', 404],
  ['/en/x%0d%0ay', 404],
  ['/en/%E2%80%A8', 404],
  ['/', 302],
  ['/favicon.ico', 308],
  ['/favicon.svg', 200],
  ['/download', 302],
  ['/robots.txt', 200],
  ['/.well-known/security.txt', 200],
  ['/.well-known/assetlinks.json', 404],
  ['/.well-known/apple-app-site-association', 404],
  ['/.well-known/none', 404],
  ['/sitemap.xml', 503],
  ['/offline/en', 200],
  ['/manifest/en.webmanifest', 200],
  ['/service-worker.js', 200],
  ['/registry', 200],
  ['/assets/none/none.js', 404],
  ['/remotes/mf-search/0.0.0-000000000000/entry.js', 404],
  ['/dev/override?grant=none', 403],
  ['/api/docs/', 200],
  ['/api/docs', 200],
  ['/api/openapi.json', 200],
  ['/api/articles', 200],
  ['/api/articles.rss', 404],
  ['/api/nothing', 404],
  ['/api/account', 401],
  ['/api/sign-in', 405],
  ['/api/properties/%E0%A4%A', 400],
  ['/dev/outbox', 200],
  ['/dev/outbox/none', 404],
  ['/global/none-360.avif', 404],
  ['/cards/none', 404],
  ['/streets/none.pmtiles', 404],
  ['/healthz', 200],
  ['/readyz', 200],
];

describe('every answer', () => {
  it.each(ANSWERS)('to %s (%d) carries the security headers', async (path, status) => {
    const answer = await site.visit(path);
    expect([path, answer.statusCode]).toEqual([path, status]);
    expectSecured(answer);
    expect(answer.headers['strict-transport-security']).toBeUndefined();
  });

  it('with 304 carries them too', async () => {
    const first = await site.visit('/offline/en');
    const again = await site.visit('/offline/en', { 'if-none-match': String(first.headers.etag) });
    expect(again.statusCode).toBe(304);
    expectSecured(again);
    expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
  });

  it('over https also keeps browsers from coming without it', async () => {
    // Of an address that cannot be read, Fastify does not know what the proxy says.
    for (const [path] of ANSWERS.filter(([, status]) => status !== 400)) {
      const { headers } = await site.visit(path, { 'x-forwarded-proto': 'https' });
      expect([path, headers['strict-transport-security']]).toEqual([path, 'max-age=63072000']);
    }
  });

  it.each([
    ['a request that is none', 'NONSENSE\r\n\r\n', 400, 'malformed-request'],
    ['a request without a host', 'GET /en HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'invalid-host'],
    [
      'an expectation that nobody meets',
      'POST /api/get-session HTTP/1.1\r\nHost: localhost\r\nExpect: foo\r\nContent-Length: 2\r\n\r\n',
      417,
      'malformed-request',
    ],
    [
      'headers that are too long',
      `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(16_400)}\r\n\r\n`,
      431,
      'malformed-request',
    ],
  ])('to %s carries them too', async (_case, request, status, code) => {
    const answer = await askRaw(request);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    const headers = Object.fromEntries(
      head
        .split('\r\n')
        .slice(1)
        .map((line) => line.split(': ') as [string, string])
        .map(([name, value]) => [name.toLowerCase(), value]),
    );
    expectSecured({ headers });
    expect(JSON.parse(body)).toMatchObject({ status, code });
  });
});

describe('Storybook', () => {
  it.each(['/storybook', '/storybook/', '/storybook/index.html', '/storybook/iframe.html'])(
    'is not served from the site: %s',
    async (path) => {
      const { statusCode, headers } = await site.visit(path);
      // Like any path without a language it leads to a page, which is not there.
      expect([statusCode, headers.location]).toEqual([302, `/en${path}`]);
      const page = await site.visit(`/en${path}`);
      expect(page.statusCode).toBeGreaterThanOrEqual(400);
      expect(page.body).not.toMatch(/sb-main|__STORYBOOK|storybook-root/);
    },
  );
});

function expectSecured({ headers }: { headers: Record<string, string | string[] | undefined> }): void {
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': expect.stringMatching(/^(no-referrer|strict-origin|same-origin)$/),
    'cross-origin-opener-policy': 'same-origin',
    'content-security-policy': expect.stringMatching(
      /default-src '(none|self)'.*frame-ancestors '(none|self)'/,
    ),
  });
}

/** What is answered before the connection ends, however it ends. */
async function askRaw(request: string): Promise<string> {
  const socket = connect(Number(new URL(site.address).port), '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (chunk) => {
    answer += chunk;
  });
  socket.on('error', () => undefined).end(request);
  await new Promise<void>((resolve) => socket.on('close', () => resolve()));
  return answer;
}
