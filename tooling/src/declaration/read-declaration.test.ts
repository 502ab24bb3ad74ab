import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Problem } from '../problem.ts';
import { readDeclaration } from './read-declaration.ts';

const DECLARATION = {
  name: 'mf-guide',
  owner: 'Guide',
  mountContract: 1,
  supportedShells: '^0.1.0',
  routes: [
    { id: 'guide', path: 'guide/:city?/:part?', isPublic: true, skeleton: 'article' },
    { id: 'tips', path: 'guide/tips/for/:city', isPublic: true, skeleton: 'cards' },
  ],
  slots: [],
  textNamespaces: ['guide'],
  byteBudget: 1,
};
const ENTRY = {
  routeId: 'guide',
  group: 'travelling',
  order: 10,
  icon: 'compass',
  text: 'navigation-tips',
  for: 'everyone',
};
const LABEL = { en: 'Tips', fr: 'Conseils', de: 'Tipps' };
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'moien-declaration-'));
  mkdirSync(join(root, 'mf-guide'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** The labels of one text in the three languages, and what `remote.json` says of the menu. */
function readMenu(entries: object[], label: { en: string; fr: string; de?: string } = LABEL) {
  mkdirSync(join(root, 'mf-guide/src/locales'), { recursive: true });
  for (const tag of ['en', 'fr', 'de'] as const) {
    const texts = JSON.stringify({ 'navigation-tips': label[tag] });
    writeFileSync(join(root, `mf-guide/src/locales/${tag}.json`), texts);
  }
  return read(JSON.stringify({ ...DECLARATION, navigation: entries }));
}

function read(text: string) {
  writeFileSync(join(root, 'mf-guide/remote.json'), text);
  return readDeclaration(root, 'mf-guide');
}

function withRoutes(...routes: { id: string; path: string }[]): string {
  const whole = routes.map((route) => ({ ...route, isPublic: true, skeleton: 'cards' }));
  return JSON.stringify({ ...DECLARATION, routes: whole });
}

it('reads what the router can use', () => {
  expect(read(JSON.stringify(DECLARATION))).toEqual(DECLARATION);
});

it.each([
  [withRoutes({ id: 'a', path: '/a' }), 'routes[0].path is "/a", which begins with a slash.'],
  [withRoutes({ id: 'a', path: 'a//b' }), 'routes[0].path is "a//b", which has an empty segment.'],
  [withRoutes({ id: 'a', path: 'a/' }), 'routes[0].path is "a/", which has an empty segment.'],
  [withRoutes({ id: 'a', path: 'a/:' }), 'routes[0].path is "a/:", which has an empty segment.'],
  [withRoutes({ id: 'a', path: '' }), 'routes[0].path is "", which has an empty segment.'],
  [
    withRoutes({ id: 'a', path: 'a/:b?/:c?/d?' }),
    'routes[0].path is "a/:b?/:c?/d?", which has 3 optional segments: at most 2 can be served.',
  ],
  [
    withRoutes({ id: 'a', path: 'Upper/:lowerCase' }),
    'routes[0].path is "Upper/:lowerCase", which is not made of words and :names, each perhaps with ?, and a last *.',
  ],
  [
    withRoutes({ id: 'a', path: 'a/*/b' }),
    'routes[0].path is "a/*/b", which is not made of words and :names, each perhaps with ?, and a last *.',
  ],
  [
    withRoutes({ id: 'a', path: 'a' }, { id: 'a', path: 'b' }),
    'routes[1].id is "a", as that of routes[0] is.',
  ],
  [
    withRoutes({ id: 'a', path: 'a/:b' }, { id: 'b', path: 'a/:c/:d?' }),
    'routes[1].path is "a/:c/:d?", which matches the same addresses as that of routes[0].',
  ],
  [JSON.stringify({ ...DECLARATION, byteBudget: 0 }), 'byteBudget must be >= 1.'],
  [JSON.stringify({ ...DECLARATION, owner: undefined }), 'it must have required properties owner.'],
])('names file and field of %s', (text, sentence) => {
  expect(() => read(text)).toThrow(new Problem(`mf-guide/remote.json: ${sentence}`));
});

it('says so when it is no JSON, or is not there', () => {
  expect(() => read('{')).toThrow(/^mf-guide\/remote\.json cannot be read: .+\.$/);
  expect(() => readDeclaration(root, 'mf-none')).toThrow(
    /^mf-none\/remote\.json cannot be read: .*ENOENT.+\.$/,
  );
});

describe('the navigation', () => {
  it('gets its labels from the locales', () => {
    expect(readMenu([ENTRY]).navigation).toEqual([{ ...ENTRY, label: LABEL }]);
  });

  it.each([
    [{ ...ENTRY, routeId: 'none' }, 'navigation[0].routeId is "none", which is none of its routes.'],
    [
      { ...ENTRY, routeId: 'tips' },
      'navigation[0].routeId is "tips", whose path guide/tips/for/:city needs more than a menu knows.',
    ],
    [{ ...ENTRY, group: 'other' }, 'navigation[0].group must be equal to one of the allowed values.'],
    [{ ...ENTRY, order: 1.5 }, 'navigation[0].order must be integer.'],
  ])('is refused with the field: %j', (entry, sentence) => {
    expect(() => readMenu([entry])).toThrow(new Problem(`mf-guide/remote.json: ${sentence}`));
  });

  it('names a route once', () => {
    expect(() => readMenu([ENTRY, { ...ENTRY, order: 20 }])).toThrow(
      new Problem('mf-guide/remote.json: navigation[1].routeId is "guide", as that of navigation[0] is.'),
    );
  });

  it('needs its text in every language', () => {
    expect(() => readMenu([ENTRY], { en: 'Tips', fr: 'Conseils' })).toThrow(
      new Problem(
        'mf-guide/remote.json: navigation[0].text is "navigation-tips", which src/locales/de.json lacks.',
      ),
    );
  });

  it('has labels that fit a menu', () => {
    expect(() => readMenu([ENTRY], { ...LABEL, de: 'T'.repeat(41) })).toThrow(
      new Problem('mf-guide/remote.json: navigation[0].label.de must not have more than 40 characters.'),
    );
  });
});
