import { entrySearchOf } from './entry-search.ts';

const entrySearch = (path: string) => entrySearchOf(new URL(path, 'https://moien.example'));

describe('entrySearchOf', () => {
  it('is what the address asks for, its terms as flags', () => {
    expect(entrySearch('/de/faq?cityId=7&termType=long-term&utm_source=letter')).toBe(
      'cityId=7&isAvailableForLongTerm=true',
    );
  });

  it('is what the page asked for that led to signing in', () => {
    const next = encodeURIComponent('/de/dashboard/favorites?countryCode=lu&termType=short-term');
    expect(entrySearch(`/de?auth=sign-in&next=${next}`)).toBe('countryCode=LU&isAvailableForShortTerm=true');
  });

  it.each([
    '/de',
    '/de?auth=sign-in&next=%2Fde%2Fdashboard',
    '/de?next=https%3A%2F%2Felsewhere.example%2F%3FcityId%3D7',
  ])('is nothing for %s', (path) => {
    expect(entrySearch(path)).toBeUndefined();
  });
});
