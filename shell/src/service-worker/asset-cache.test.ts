import { ASSET_CACHE, ASSETS_MAXIMUM, answerAsset, copyAsset } from './asset-cache.ts';
import { MemoryCaches } from './testing/memory-caches.ts';

const url = (name: string) => `https://moien.example/assets/0.1.0-90039781b8c4/${name}.js`;

/** An answer as a browser gives it: of our own origin. */
function fileOf(text: string, { status = 200, type = 'basic' as ResponseType } = {}): Response {
  const response = new Response(text, { status });
  Object.defineProperty(response, 'type', { value: type });
  const { clone } = response;
  response.clone = () => Object.defineProperty(clone.call(response), 'type', { value: type });
  return response;
}

/** Asks for a file as a page does, and waits for what the worker still does. */
async function askFor(
  caches: Pick<CacheStorage, 'open'>,
  name: string,
  answer: () => Promise<Response>,
  cache: RequestCache = 'default',
): Promise<string> {
  const work: Promise<unknown>[] = [];
  const request = { url: url(name), cache };
  const waitUntil = (part: Promise<unknown>) => void work.push(part);
  const response = await answerAsset({ request, ask: answer, waitUntil }, caches);
  const text = await response.text();
  await Promise.all(work);
  return text;
}

const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));

describe('a file of a build', () => {
  it('is asked for once', async () => {
    const caches = new MemoryCaches();
    expect(await askFor(caches, 'shell', async () => fileOf('first'))).toBe('first');
    expect(await askFor(caches, 'shell', unreachable)).toBe('first');
  });

  it.each([
    ['404', { status: 404 }],
    ['503', { status: 503 }],
    ['opaque', { type: 'opaque' as const }],
  ])('is not kept when the answer is %s', async (_case, kind) => {
    const caches = new MemoryCaches();
    await askFor(caches, 'shell', async () => fileOf('wrong', kind));
    expect(caches.addresses(ASSET_CACHE)).toEqual([]);
    expect(await askFor(caches, 'shell', async () => fileOf('right'))).toBe('right');
  });

  it('fails as it would without a worker', async () => {
    await expect(askFor(new MemoryCaches(), 'shell', unreachable)).rejects.toThrow('Failed to fetch');
  });

  it('that a page found damaged is asked for past the kept copy, which is gone at once', async () => {
    const caches = new MemoryCaches();
    await askFor(caches, 'shell', async () => fileOf('damaged'));
    await expect(askFor(caches, 'shell', unreachable, 'reload')).rejects.toThrow('Failed to fetch');
    expect(caches.addresses(ASSET_CACHE)).toEqual([]);
    await askFor(caches, 'shell', async () => fileOf('whole'), 'reload');
    expect(await askFor(caches, 'shell', unreachable)).toBe('whole');
  });

  it('lets the oldest go when there are too many', async () => {
    const caches = new MemoryCaches();
    for (let index = 0; index < ASSETS_MAXIMUM + 3; index += 1)
      await askFor(caches, `chunk-${index}`, async () => fileOf('a chunk'));
    const kept = caches.addresses(ASSET_CACHE);
    expect(kept).toHaveLength(ASSETS_MAXIMUM);
    expect(kept[0]).toBe(url('chunk-3'));
    expect(kept.at(-1)).toBe(url(`chunk-${ASSETS_MAXIMUM + 2}`));
  });

  it('comes when nothing can be kept', async () => {
    const broken = { open: () => Promise.reject(new DOMException('The disk is full', 'QuotaExceededError')) };
    expect(await askFor(broken, 'shell', async () => fileOf('a shell'))).toBe('a shell');
  });

  it('comes when it alone cannot be kept', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    const caches = new MemoryCaches();
    const full = {
      open: async (name: string) =>
        ({ ...(await caches.open(name)), put: () => Promise.reject(new Error('full')) }) as Cache,
    };
    expect(await askFor(full, 'shell', async () => fileOf('a shell'))).toBe('a shell');
    expect(warn).toHaveBeenCalledWith('A file could not be kept.', expect.any(Error));
    warn.mockRestore();
  });
});

describe('a script that the browser loads by itself', () => {
  const copy = (
    caches: Pick<CacheStorage, 'open'>,
    ask: () => Promise<Response>,
    cache: RequestCache = 'default',
  ) => copyAsset({ request: { url: url('shell'), cache }, ask }, caches);

  it('is copied once, and there without a connection', async () => {
    const caches = new MemoryCaches();
    await copy(caches, async () => fileOf('a script'));
    await copy(caches, unreachable);
    expect(await askFor(caches, 'shell', unreachable)).toBe('a script');
  });

  it('is not copied when it is not the whole file, cannot be loaded or nothing can be kept', async () => {
    const caches = new MemoryCaches();
    await copy(caches, async () => fileOf('gone', { status: 404 }));
    await copy(caches, unreachable);
    expect(caches.addresses(ASSET_CACHE)).toEqual([]);
    const broken = { open: () => Promise.reject(new DOMException('The disk is full', 'QuotaExceededError')) };
    await expect(copy(broken, async () => fileOf('a script'))).resolves.toBeUndefined();
  });

  it('loses its copy when a page looks past caches', async () => {
    const caches = new MemoryCaches();
    await copy(caches, async () => fileOf('damaged'));
    await copy(caches, unreachable, 'reload');
    expect(caches.addresses(ASSET_CACHE)).toEqual([]);
  });
});
