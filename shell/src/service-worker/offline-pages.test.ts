import { ASSET_CACHE } from './asset-cache.ts';
import { answerDocument, offlineCache, removeOldCaches } from './offline-pages.ts';
import { MemoryCaches } from './testing/memory-caches.ts';

const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));
const pages = {
  match: async (address: RequestInfo | URL) =>
    String(address).startsWith('/offline/') ? new Response(`page ${address}`) : undefined,
};
const question = {
  url: 'https://moien.example/de/search?cityId=1',
  ask: unreachable as () => Promise<Response>,
  preloaded: Promise.resolve(undefined) as Promise<Response | undefined>,
  preferredLanguages: ['fr'],
};

describe('a document', () => {
  it('is the server’s, whatever it says', async () => {
    const answer = new Response('A room is on fire.', { status: 500 });
    expect(await answerDocument({ ...question, ask: async () => answer }, pages)).toBe(answer);
  });

  it('is the one that was asked for while the worker started', async () => {
    const answer = new Response('Home');
    expect(await answerDocument({ ...question, preloaded: Promise.resolve(answer) }, pages)).toBe(answer);
  });

  it.each([
    ['the network', question],
    ['what was asked for before', { ...question, preloaded: unreachable() as Promise<undefined> }],
  ])('is the page without a connection, in its language, when %s fails', async (_case, asked) => {
    const answer = await answerDocument(asked, pages);
    expect(await answer.text()).toBe('page /offline/de');
  });

  it('fails as it would without a worker where that page is gone', async () => {
    await expect(answerDocument(question, { match: async () => undefined })).rejects.toThrow(
      'Failed to fetch',
    );
  });
});

it('a new worker deletes what earlier ones kept, and nothing of others', async () => {
  const caches = new MemoryCaches();
  const names = [ASSET_CACHE, offlineCache('2'), offlineCache('1'), 'moien-assets-0', 'somebody-else'];
  for (const name of names) await caches.open(name);
  await removeOldCaches(caches, '2');
  expect(await caches.keys()).toEqual([ASSET_CACHE, offlineCache('2'), 'somebody-else']);
});
