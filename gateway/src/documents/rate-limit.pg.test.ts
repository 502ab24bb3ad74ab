import { openTestSite, type TestSite } from '../testing/test-site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await openTestSite({ RATE_LIMIT: 'on' });
});
afterAll(() => site.close());

describe('what one address may ask for in a minute', () => {
  it.each([
    ['/en', 200, '300'],
    ['/search', 302, '300'],
    ['/en/nowhere', 404, '300'],
    ['/sitemap.xml', 200, '300'],
    ['/global/banner-1-360.avif', 200, '1200'],
    ['/upload/scenes/invented-1/facade-0-360.avif', 404, '1200'],
    ['/api/articles', 200, '600'],
    ['/healthz', 200, undefined],
    ['/favicon.svg', 200, undefined],
  ])('of %s', async (path, status, limit) => {
    const { statusCode, headers } = await site.visit(path);
    expect([statusCode, headers['x-ratelimit-limit']]).toEqual([status, limit]);
  });

  it('has no limit for files of builds', async () => {
    const [script = ''] = /\/assets\/[^"]+\.js/.exec((await site.visit('/en')).body) ?? [];
    const { statusCode, headers } = await site.visit(script);
    expect([statusCode, headers['x-ratelimit-limit']]).toEqual([200, undefined]);
  });
});
