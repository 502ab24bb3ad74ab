import { importFresh } from './import-fresh.ts';

const DAMAGED = Object.assign(new Error('Loading chunk 7 failed.'), { request: '/assets/1/7.js' });

const fetched: [string, RequestCache | undefined][] = [];

beforeEach(() => {
  fetched.length = 0;
  globalThis.fetch = async (url, options) => {
    fetched.push([String(url), options?.cache]);
    return new Response();
  };
});

/** Fails as often as there are errors, then answers. */
function loader(...errors: Error[]): () => Promise<string> {
  return async () => {
    const error = errors.shift();
    if (error) throw error;
    return 'loaded';
  };
}

describe('importFresh', () => {
  it('asks once when the code is there', async () => {
    await expect(importFresh(loader())).resolves.toBe('loaded');
    expect(fetched).toEqual([]);
  });

  it('fetches a file that did not load past the cache, and asks again', async () => {
    await expect(importFresh(loader(DAMAGED))).resolves.toBe('loaded');
    expect(fetched).toEqual([['/assets/1/7.js', 'reload']]);
  });

  it('gives up after the second time', async () => {
    await expect(importFresh(loader(DAMAGED, DAMAGED))).rejects.toBe(DAMAGED);
  });

  it('does not ask again for code that threw', async () => {
    const error = new TypeError('broken');
    await expect(importFresh(loader(error))).rejects.toBe(error);
    expect(fetched).toEqual([]);
  });

  it('takes the address from who knows it', async () => {
    await importFresh(loader(new Error('entry')), () => '/remotes/mf-search/1/entry.js');
    expect(fetched).toEqual([['/remotes/mf-search/1/entry.js', 'reload']]);
  });
});
