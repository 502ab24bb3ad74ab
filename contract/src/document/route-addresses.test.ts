import { addressesOf } from './route-addresses.ts';

it.each([
  ['search', ['search']],
  ['property/:id', ['property/:']],
  ['blog/article/:id/:slug?', ['blog/article/:', 'blog/article/:/:']],
  ['a?/b?', ['', 'a', 'b', 'a/b']],
  [':one?/:two?', ['', ':', ':/:']],
  ['help/*', ['help/*']],
])('the path %s takes the pages of %j', (path, addresses) => {
  expect(addressesOf(path).sort()).toEqual([...addresses].sort());
});
