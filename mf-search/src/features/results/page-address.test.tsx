import { followPage } from './page-address.ts';

beforeEach(() => window.history.replaceState({ key: 'a', idx: 3 }, '', '/en/search?cityId=7&page=2'));

it.each([
  [6, '?cityId=7&page=6'],
  [2, '?cityId=7&page=2'],
  [1, '?cityId=7'],
])('the address names page %i, and the entry of the history stays the same', (page, search) => {
  followPage('a', page);
  expect(window.location.search).toBe(search);
  expect(window.history.state).toEqual({ key: 'a', idx: 3 });
});

it('leaves the address of an entry alone that shows something else', () => {
  followPage('b', 6);
  expect(window.location.search).toBe('?cityId=7&page=2');
});

it('knows the entry that a document begins with', () => {
  window.history.replaceState(null, '', '/en/search');
  followPage('default', 3);
  expect(window.location.search).toBe('?page=3');
});
