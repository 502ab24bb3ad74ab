import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { foldersIn, makeSiteFolder, openTestGateway, type TestGateway } from '../testing/test-site.ts';

let api: Server;
let gateway: TestGateway;
const folder = makeSiteFolder();

beforeAll(async () => {
  // Takes every call and answers none.
  api = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(api, 'listening');
  const address = api.address();
  if (typeof address !== 'object' || !address) throw new Error('The API does not listen.');
  gateway = await openTestGateway({
    ROLE: 'gateway',
    API_URL: `http://127.0.0.1:${address.port}`,
    ...foldersIn(folder),
    API_TIMEOUT: '300',
    LOADER_TIMEOUT: '100',
  });
});

afterAll(async () => {
  await gateway.close();
  api.closeAllConnections();
  api.close();
  rmSync(folder, { recursive: true });
});

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
