import { openBeforeStandIn } from '../testing/stand-in-api.ts';
import type { TestGateway } from '../testing/test-site.ts';

let gateway: TestGateway;

beforeAll(async () => {
  // Takes every call and answers none.
  gateway = await openBeforeStandIn(() => undefined, { API_TIMEOUT: '300', LOADER_TIMEOUT: '100' });
});

afterAll(() => gateway.close());

describe('a gateway whose API hangs', () => {
  it.each(['/en', '/de/search'])('still answers %s with a document', async (path) => {
    const { headers, body } = await gateway.visit(path);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain('<main');
  });

  it('does not say that a page is not there before it knows which pages there are', async () => {
    expect((await gateway.visit('/en/search')).statusCode).toBe(503);
  });

  it.each(['/api/properties', '/upload/scenes/home-1/facade-0-360.avif', '/sitemap.xml'])(
    'answers %s with a problem',
    async (path) => {
      const { statusCode, headers, body } = await gateway.visit(path);
      expect([statusCode, JSON.parse(body).code]).toEqual([503, 'unavailable']);
      expect(headers['content-type']).toMatch('application/problem+json');
    },
  );
});
