import { isFreshWanted, isWorthKeeping, languageFor, ruleFor } from './routing.ts';

const ORIGIN = 'https://moien.example';
const VERSION = '0.1.0-90039781b8c4';

function ruleOf(path: string, asked: { method?: string; mode?: RequestMode; headers?: HeadersInit } = {}) {
  const { method = 'GET', mode = 'no-cors', headers } = asked;
  const url = new URL(path, ORIGIN).href;
  return ruleFor({ method, mode, url, headers: new Headers(headers) }, ORIGIN);
}

describe('the rule for a request', () => {
  it.each([
    [`/assets/${VERSION}/shell.0f2a6e11aa.js`, 'preloaded'],
    [`/assets/${VERSION}/shell.0f2a6e11aa.css`, 'asset'],
    [`/assets/${VERSION}/bricolage-latin.9e1f.woff2`, 'preloaded'],
    [`/remotes/mf-search/${VERSION}/entry.js`, 'preloaded'],
    [`/remotes/mf-long-stay/${VERSION}/route-search.0f2a6e11aa.js`, 'preloaded'],
    [`/remotes/mf-long-stay/${VERSION}/route-search.0f2a6e11aa.css`, 'asset'],
  ])('%s never changes and is kept as %s', (path, rule) => {
    expect(ruleOf(path)).toBe(rule);
    expect(ruleOf(path, { mode: 'cors' })).toBe(rule);
  });

  it.each([
    '/registry',
    '/api/articles?language=de',
    '/telemetry',
    '/upload/scenes/home-1/facade-0-360.avif',
    '/global/flags/lu-360.avif',
    '/cards/page/home/de.jpg',
    '/favicon.svg',
    '/service-worker.js',
    '/offline/de',
    '/manifest/de.webmanifest',
    '/de/search',
    '/assets/shell.js',
    '/assets/latest/shell.js',
    `/assets/${VERSION}/provisions.json`,
    `/assets/${VERSION}/shell.js.map`,
    `/assets/${VERSION}/shell.0f2a6e11aa.js?fresh=1`,
    `/api/assets/${VERSION}/shell.js`,
    `/remotes/search/${VERSION}/entry.js`,
    '/remotes/mf-search/0.1.0/entry.js',
    `https://elsewhere.example/assets/${VERSION}/shell.0f2a6e11aa.js`,
    `https://moien.example.evil.example/assets/${VERSION}/shell.0f2a6e11aa.js`,
    `http://localhost:3000/remotes/mf-search/${VERSION}/entry.js`,
  ])('%s is left to the browser', (path) => {
    expect(ruleOf(path)).toBe('network');
  });

  it('a part of a file and what is written are left to the browser', () => {
    const asset = `/assets/${VERSION}/font.9e1f.woff2`;
    expect(ruleOf(asset, { headers: { range: 'bytes=0-99' } })).toBe('network');
    expect(ruleOf(asset, { method: 'HEAD' })).toBe('network');
    expect(ruleOf('/de/search', { mode: 'navigate', method: 'POST' })).toBe('network');
  });

  it.each(['/', '/de', '/fr/search?cityId=1'])('a visit of %s is a document', (path) => {
    expect(ruleOf(path, { mode: 'navigate' })).toBe('document');
  });

  it('a visit of another site is none of ours', () => {
    expect(ruleOf('https://elsewhere.example/de', { mode: 'navigate' })).toBe('network');
  });
});

describe('the language without a connection', () => {
  it.each([
    ['/de/search', ['fr'], 'de'],
    ['/fr', [], 'fr'],
    ['/', ['de-LU', 'fr'], 'de'],
    ['/', ['lb', 'fr-FR'], 'fr'],
    ['/', [], 'en'],
    ['/nl/search', ['nl'], 'en'],
    ['/deutsch', ['fr'], 'fr'],
  ])('%s for %j is %s', (path, preferred, language) => {
    expect(languageFor(ORIGIN + path, preferred)).toBe(language);
  });
});

it.each([
  [{ status: 200, type: 'basic', redirected: false }, true],
  [{ status: 206, type: 'basic', redirected: false }, false],
  [{ status: 404, type: 'basic', redirected: false }, false],
  [{ status: 503, type: 'basic', redirected: false }, false],
  [{ status: 0, type: 'opaque', redirected: false }, false],
  [{ status: 0, type: 'error', redirected: false }, false],
  [{ status: 200, type: 'cors', redirected: false }, false],
  [{ status: 200, type: 'basic', redirected: true }, false],
] as const)('%j is worth keeping: %s', (response, isWorth) => {
  expect(isWorthKeeping(response)).toBe(isWorth);
});

it.each([
  ['default', false],
  ['force-cache', false],
  ['reload', true],
  ['no-store', true],
  ['no-cache', true],
] as const)('a request with cache %s wants a fresh copy: %s', (cache, isWanted) => {
  expect(isFreshWanted({ cache })).toBe(isWanted);
});
