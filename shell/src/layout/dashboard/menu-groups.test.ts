import type { NavigationEntry, RemoteDeclaration } from '@moien/contract';
import { exampleRegistry } from '@moien/shared-lib/testing';
import { dashboardRemote } from '../testing/example-dashboard.ts';
import { menuGroups } from './menu-groups.ts';

const ENTRY: NavigationEntry = {
  routeId: 'ads',
  group: 'letting',
  order: 10,
  icon: 'house',
  text: 'navigation-ads',
  for: 'everyone',
  label: { en: 'Homes', fr: 'Logements', de: 'Unterkünfte' },
};

const remoteOf = (name: string, ...navigation: NavigationEntry[]): RemoteDeclaration =>
  dashboardRemote(() => false, { name, navigation, textNamespaces: [name.slice(3)] });

function shown(remotes: RemoteDeclaration[], visit: Partial<Parameters<typeof menuGroups>[1]> = {}) {
  const groups = menuGroups(exampleRegistry(...remotes).entries, {
    languageTag: 'de',
    isOwner: true,
    textArray: [],
    hrefTo: ({ route }) => `/de/dashboard/${route}`,
    ...visit,
  });
  return groups.map(({ group, items }) => [group, ...items.map(({ label }) => label)]);
}

describe('menuGroups', () => {
  it('puts what remotes declare into the groups in their order', () => {
    const later = { ...ENTRY, routeId: 'statistics', order: 20 };
    const account = { ...ENTRY, routeId: 'settings', group: 'account' as const };
    expect(
      shown([
        remoteOf('mf-late', { ...later, label: { en: 'B', fr: 'B', de: 'B' } }, account),
        remoteOf('mf-soon', { ...ENTRY, label: { en: 'A', fr: 'A', de: 'A' } }),
      ]),
    ).toEqual([
      ['letting', 'A', 'B'],
      ['account', 'Unterkünfte'],
    ]);
  });

  it('orders equals by route, whoever declares them', () => {
    const named = (routeId: string): NavigationEntry => ({
      ...ENTRY,
      routeId,
      label: { en: routeId, fr: routeId, de: routeId },
    });
    const [one, other] = [remoteOf('mf-a', named('b')), remoteOf('mf-b', named('a'))];
    expect(shown([one, other])).toEqual([['letting', 'a', 'b']]);
    expect(shown([other, one])).toEqual(shown([one, other]));
  });

  it('keeps an owner’s pages from everybody else', () => {
    const remotes = [remoteOf('mf-ads', { ...ENTRY, for: 'owner' })];
    expect(shown(remotes)).toEqual([['letting', 'Unterkünfte']]);
    expect(shown(remotes, { isOwner: false })).toEqual([]);
  });

  it('knows the paths of other routes that belong to an item', () => {
    const route = {
      id: 'rental-booking',
      path: 'rental-booking/:id',
      isPublic: false,
      skeleton: 'article',
    } as const;
    const remote = { ...remoteOf('mf-ads', { ...ENTRY, alsoFor: ['rental-booking'] }), routes: [route] };
    const [group] = menuGroups(exampleRegistry(remote).entries, {
      languageTag: 'de',
      isOwner: true,
      textArray: [],
      hrefTo: () => '/de/dashboard/ads',
    });
    expect(group?.items[0]?.otherPaths).toEqual(['/de/rental-booking']);
  });

  it('has nothing of earlier releases, of pages that nobody serves, and of remotes without labels', () => {
    const { navigation: _none, ...earlier } = remoteOf('mf-old');
    const { label: _label, ...unlabelled } = ENTRY;
    expect(shown([earlier])).toEqual([]);
    expect(shown([remoteOf('mf-ads', ENTRY)], { hrefTo: () => undefined })).toEqual([]);
    expect(shown([remoteOf('mf-ads', unlabelled)])).toEqual([]);
  });

  it('speaks the language of the page, and a text of the site replaces a label', () => {
    const remotes = [remoteOf('mf-ads', ENTRY)];
    expect(shown(remotes, { languageTag: 'fr' })).toEqual([['letting', 'Logements']]);
    const textArray = [{ slug: 'ads:navigation-ads', text: 'Ferienhäuser' }];
    expect(shown(remotes, { textArray })).toEqual([['letting', 'Ferienhäuser']]);
  });
});
