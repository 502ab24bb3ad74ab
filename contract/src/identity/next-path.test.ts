import { safeNextPath } from './next-path.ts';

describe('a path to go on to', () => {
  it.each([
    ['/', '/'],
    ['/de/search?cityId=1&a=%20b#map', '/de/search?cityId=1&a=%20b#map'],
    ['/de/dashboard', '/de/dashboard'],
    ['/de/search?next=//evil.example', '/de/search?next=//evil.example'],
    ['/de/a/../b', '/de/b'],
    ['/%2F%2Fevil.example', '/%2F%2Fevil.example'],
    ['/@evil.example', '/@evil.example'],
    ['/javascript:alert(1)', '/javascript:alert(1)'],
    [`/${'a'.repeat(1999)}`, `/${'a'.repeat(1999)}`],
  ])('%s leads to %s', (next, path) => {
    expect(safeNextPath(next)).toBe(path);
  });

  it.each([
    undefined,
    null,
    '',
    'de/search',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e%2e//evil.example',
    '/./\\evil.example',
    'https://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '?a=b',
    '#a',
    `/${'a'.repeat(2000)}`,
  ])('%j leads nowhere', (next) => {
    expect(safeNextPath(next)).toBeUndefined();
  });

  it('that is safe stays on this site however a browser reads it', () => {
    const parts = [
      '/',
      '\\',
      '\t',
      '\n',
      '\r',
      '.',
      '..',
      '%2f',
      '%5c',
      '@',
      ':',
      '?',
      '#',
      'evil.example',
      ' ',
    ];
    const paths = parts.flatMap((first) =>
      parts.flatMap((second) =>
        parts.flatMap((third) => parts.map((last) => `/${first}${second}${third}${last}`)),
      ),
    );
    const safe = paths.map(safeNextPath).filter((path) => path !== undefined);
    const escaping = safe.filter(
      (path) =>
        /^[/\\]{2}/.test(path) || new URL(path, 'https://moien.example').origin !== 'https://moien.example',
    );
    expect(safe.length).toBeGreaterThan(1000);
    expect(escaping).toEqual([]);
  });
});
