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

describe('the navigation', () => {
  const ENTRY = {
    routeId: 'search',
    group: 'travelling',
    order: 10,
    icon: 'search',
    text: 'navigation-search',
    for: 'everyone',
  };
  const mayDeclare = (...navigation: object[]) =>
    Value.Check(RemoteDeclaration, { ...declare('search'), navigation });

  it('is absent in earlier releases, and may be empty', () => {
    expect([isPath('search'), mayDeclare()]).toEqual([true, true]);
  });

  it.each([
    ['with a label of the build', { ...ENTRY, label: { en: 'Homes', fr: 'Logements', de: 'Unterkünfte' } }],
    ['with an icon that this shell lacks', { ...ENTRY, icon: 'drawn-next-year' }],
    ['with a field of a later format', { ...ENTRY, since: '2031-01-01' }],
  ])('may be %s', (_what, entry) => {
    expect(mayDeclare(entry)).toBe(true);
  });

  it.each([
    ['in a group that there is not', { ...ENTRY, group: 'other' }],
    ['for somebody else', { ...ENTRY, for: 'admin' }],
    ['with a fraction as its order', { ...ENTRY, order: 1.5 }],
    ['with an order below zero', { ...ENTRY, order: -1 }],
    ['with an icon that is no name', { ...ENTRY, icon: '<svg>' }],
    ['without a text', { ...ENTRY, text: '' }],
    ['with a label in two languages', { ...ENTRY, label: { en: 'Homes', de: 'Unterkünfte' } }],
  ])('is never %s', (_what, entry) => {
    expect(mayDeclare(entry)).toBe(false);
  });
});

it('knows one frame', () => {
  const withFrame = (frame: string) => {
    const declared = declare('search');
    return { ...declared, routes: declared.routes.map((route) => ({ ...route, frame })) };
  };
  expect(Value.Check(RemoteDeclaration, withFrame('dashboard'))).toBe(true);
  expect(Value.Check(RemoteDeclaration, withFrame('other'))).toBe(false);
});
