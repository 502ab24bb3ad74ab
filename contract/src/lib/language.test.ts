import { languageOfPath, negotiateLanguage, pathInLanguage, UNPREFIXED_PATHS } from './language.ts';

describe('negotiateLanguage', () => {
  it.each([
    ['de', 'fr', 'de'],
    ['nl', 'fr', 'fr'],
    ['DE', 'fr', 'fr'],
    ['', 'de', 'de'],
    [undefined, undefined, 'en'],
    [undefined, '', 'en'],
    [undefined, 'de-LU,de;q=0.9,fr;q=0.8', 'de'],
    [undefined, 'fr;q=0.4, de;q=0.8, en;q=0.6', 'de'],
    [undefined, 'lb, nl;q=0.9, fr-BE;q=0.5', 'fr'],
    [undefined, 'FR-fr', 'fr'],
    [undefined, 'de;q=0, fr;q=0.1', 'fr'],
    [undefined, 'de;q=0.5, fr;q=0.5', 'de'],
    [undefined, 'fr ; q=0.2, de ; q=0.3', 'de'],
    [undefined, '*', 'en'],
    [undefined, 'zh, ja', 'en'],
    // Northern Frisian and Middle English only begin like languages of ours.
    [undefined, 'frr, de;q=0.5', 'de'],
    [undefined, 'enm, de;q=0.5', 'de'],
    [undefined, ';;q=,,=;q=x, de', 'de'],
  ])('cookie %s and Accept-Language «%s» give %s', (cookie, acceptLanguage, expected) => {
    expect(negotiateLanguage(cookie, acceptLanguage)).toBe(expected);
  });
});

describe('pathInLanguage', () => {
  it.each([
    ['/', '/fr'],
    ['/en', '/fr'],
    ['/en/', '/fr'],
    ['/de/search', '/fr/search'],
    ['/property/1', '/fr/property/1'],
    ['/enough', '/fr/enough'],
    ['/EN/search', '/fr/EN/search'],
  ])('%s in French is %s', (path, expected) => {
    expect(pathInLanguage(path, 'fr')).toBe(expected);
  });
});

describe('languageOfPath', () => {
  it.each([
    ['/de', 'de'],
    ['/fr/search', 'fr'],
    ['/', undefined],
    ['/deutsch', undefined],
    ['/search/de', undefined],
    ['de', undefined],
  ])('of %s is %s', (path, expected) => {
    expect(languageOfPath(path)).toBe(expected);
  });

  it('is none for the paths that belong to no language', () => {
    expect(UNPREFIXED_PATHS.filter((segment) => languageOfPath(`/${segment}/x`))).toEqual([]);
  });
});
