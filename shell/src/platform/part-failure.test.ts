import { createHash } from 'node:crypto';
import type { RegistryEntry } from '@moien/contract';
import { partFailure } from './part-failure.ts';
import { RemoteFailure } from './remote-failure.ts';

const integrityOf = (content: string) => `sha384-${createHash('sha384').update(content).digest('base64')}`;
const BASE = '/remotes/mf-search/1/';
const RELEASE = {
  remote: { name: 'mf-search', owner: 'Search' },
  version: '1',
  base: BASE,
  preload: {},
  preloadIntegrity: { 'route-search.js': integrityOf('route') },
} as unknown as RegistryEntry;
const MANIFEST = { files: [{ path: 'texts-en.js', integrity: integrityOf('texts'), bytes: 5 }] };

/** What the server has, by path. */
let contents: Record<string, string>;

beforeEach(() => {
  contents = { '/api/releases/mf-search/1': JSON.stringify(MANIFEST) };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (path) => {
    const content = contents[String(path)];
    return new Response(content ?? 'Not found', { status: content === undefined ? 404 : 200 });
  });
});
afterEach(() => jest.restoreAllMocks());

async function failureOf(path: string): Promise<RemoteFailure> {
  const cause = Object.assign(new Error('ChunkLoadError'), { request: BASE + path });
  const failure = await partFailure(RELEASE, 'texts/en', cause).catch((error: unknown) => error);
  if (!(failure instanceof RemoteFailure)) throw failure;
  return failure;
}

it.each([
  ['missing', 'texts-en.js', undefined, 'MF-201'],
  ['altered', 'route-search.js', 'route ', 'MF-202'],
  ['altered, of which the page was told nothing', 'texts-en.js', 'texts ', 'MF-202'],
  ['back', 'texts-en.js', 'texts', 'MF-204'],
])('a file that is %s is named', async (_how, path, content, fault) => {
  if (content !== undefined) contents[BASE + path] = content;
  expect(await failureOf(path)).toMatchObject({ fault, part: path, file: BASE + path });
});

it('what heals an altered file is its content as it was published', async () => {
  contents[`${BASE}texts-en.js`] = 'texts ';
  expect(await failureOf('texts-en.js')).toMatchObject({ integrity: integrityOf('texts') });
});
