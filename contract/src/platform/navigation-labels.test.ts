import { type LocaleTexts, withNavigationLabels } from './navigation-labels.ts';
import type { RemoteDeclaration } from './registry.schema.ts';

const DECLARATION: RemoteDeclaration = {
  name: 'mf-guide',
  owner: 'Guide',
  mountContract: 1,
  supportedShells: '*',
  routes: [],
  slots: [],
  textNamespaces: ['guide'],
  byteBudget: 1,
};
const ENTRY = {
  routeId: 'tips',
  group: 'account',
  order: 1,
  icon: 'star',
  text: 'tips',
  for: 'everyone',
} as const;
const TEXTS: LocaleTexts = { en: { tips: 'Tips' }, fr: { tips: 'Conseils' }, de: {} };

it('writes the texts of its entries into the navigation', () => {
  expect(withNavigationLabels({ ...DECLARATION, navigation: [ENTRY] }, TEXTS).navigation).toEqual([
    { ...ENTRY, label: { en: 'Tips', fr: 'Conseils', de: '' } },
  ]);
});

it('leaves a declaration without navigation as it is', () => {
  expect(withNavigationLabels(DECLARATION, TEXTS)).toEqual(DECLARATION);
});
