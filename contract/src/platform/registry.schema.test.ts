import { Value } from 'typebox/value';
import { RemoteDeclaration } from './registry.schema.ts';

const declare = (path: string) => ({
  name: 'mf-search',
  owner: 'Search',
  mountContract: 1,
  supportedShells: '*',
  routes: [{ id: 'search', path, isPublic: true, skeleton: 'cards' }],
  slots: [],
  textNamespaces: [],
  byteBudget: 1,
});
const isPath = (path: string) => Value.Check(RemoteDeclaration, declare(path));

describe('the path of a route', () => {
  it.each(['search', 'property/:id', 'blog/article/:id/:slug?', 'a?/b?', 'help/*', '*', 'top-10'])(
    'may be «%s»',
    (path) => {
      expect(isPath(path)).toBe(true);
    },
  );

  it.each([
    ['absolute', '/search'],
    ['empty', ''],
    ['with an empty segment', 'property//id'],
    ['with an empty segment at its end', 'search/'],
    ['with a star that is not last', '*/search'],
    ['with a star in a segment', 'search*'],
    ['with an optional star', 'search/*?'],
    ['with three optional segments', 'a?/b?/c?'],
    ['with two question marks', 'a??'],
    ['with a parameter without a name', 'property/:'],
    ['with a colon in a segment', 'a:b'],
    ['without end', 'a'.repeat(201)],
  ])('is never %s', (_what, path) => {
    expect(isPath(path)).toBe(false);
  });
});
