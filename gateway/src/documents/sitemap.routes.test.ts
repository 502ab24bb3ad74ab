import { setProblemHandlers } from '@moien/api';
import { EMPTY_ESSENTIALS, type RegistryEntry } from '@moien/contract';
import Fastify from 'fastify';
import { serveSitemap } from './sitemap.routes.ts';

const remote: RegistryEntry['remote'] = {
  name: 'mf-all',
  owner: 'All',
  mountContract: 1,
  supportedShells: '^0.1.0',
  routes: [
    { id: 'search', path: 'search', isPublic: true, skeleton: 'cards' },
    { id: 'article', path: 'blog/article', isPublic: true, skeleton: 'article' },
  ],
  slots: [],
  textNamespaces: ['all'],
  byteBudget: 1,
};
const known = { ...EMPTY_ESSENTIALS };

describe('the sitemap', () => {
  it('names the pages that need no release in every language', async () => {
    const app = Fastify();
    serveSitemap(app, {
      entries: () => [],
      apiClient: { transportFor: () => () => Promise.reject(new Error('no call was expected')) },
      essentialsFor: async () => known,
      publicOrigin: 'https://moien.example',
    });
    const addresses = (await app.inject('/sitemap.xml')).body.match(/(?<=<loc>)[^<]+/g) ?? [];
    expect(addresses).toHaveLength(7 * 3);
    expect(addresses).toEqual(
      expect.arrayContaining(
        ['/en', '/fr/contact-us', '/de/terms'].map((path) => `https://moien.example${path}`),
      ),
    );
    await app.close();
  });

  it.each([
    ['is away', known, () => Promise.reject(new Error('connect ECONNREFUSED'))],
    ['refuses', known, async () => ({ status: 429, body: { code: 'too-many-requests' } })],
    ['never told its cities', EMPTY_ESSENTIALS, async () => ({ status: 200, body: { addressArray: [] } })],
  ])('is unavailable, not wrong, while the API %s', async (_case, essentials, transport) => {
    const app = Fastify();
    setProblemHandlers(app);
    serveSitemap(app, {
      entries: () => [{ remote }],
      apiClient: { transportFor: () => transport },
      essentialsFor: async () => essentials,
      publicOrigin: undefined,
    });
    const answer = await app.inject('/sitemap.xml');
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'unavailable']);
    expect(answer.body).not.toContain('ECONNREFUSED');
    await app.close();
  });
});
