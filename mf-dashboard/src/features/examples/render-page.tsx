import type { LanguageTag, RemoteDeclaration } from '@moien/contract';
import { createTexts, type RootStore, RootStoreProvider } from '@moien/shared-lib';
import {
  type ExampleAnswers,
  exampleRegistry,
  exampleRoot,
  exampleSession,
  exampleShell,
  exampleTransport,
} from '@moien/shared-lib/testing';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
// biome-ignore lint/style/noRestrictedImports: for tests alone
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import declaration from '../../../remote.json' with { type: 'json' };
import de from '../../locales/de.json' with { type: 'json' };
import en from '../../locales/en.json' with { type: 'json' };
import fr from '../../locales/fr.json' with { type: 'json' };

const TEXTS = { en, fr, de };

/** Routes of other remotes that this one links to, and slots of its pages that they fill. */
const OTHERS = {
  ...declaration,
  name: 'mf-others',
  navigation: [],
  slots: [{ id: 'booking-journey' }],
  routes: [
    { id: 'search', path: 'search', isPublic: true, skeleton: 'cards' },
    { id: 'property', path: 'property/:id', isPublic: true, skeleton: 'article' },
    { id: 'checkout', path: 'booking/checkout/:id', isPublic: true, skeleton: 'article' },
    { id: 'favorites', path: 'dashboard/favorites', isPublic: false, skeleton: 'cards' },
    { id: 'article', path: 'blog/article/:id/:slug?', isPublic: true, skeleton: 'article' },
    {
      ...{ id: 'conversation', isPublic: false, skeleton: 'article' },
      path: 'conversation/:propertyId/:propertyUserId/:conversationTypeId',
    },
    { id: 'ads', path: 'dashboard/ads', isPublic: false, skeleton: 'cards' },
    { id: 'ad-manage', path: 'dashboard/ads/manage/:propertyId', isPublic: false, skeleton: 'article' },
  ],
} as unknown as RemoteDeclaration;

type Options = {
  languageTag?: LanguageTag;
  session?: NonNullable<Parameters<typeof exampleRoot>[0]>['session'];
  answers?: ExampleAnswers;
};

/** Stores on an API that gives these answers, and what has been sent to it. */
export function exampleSite({ languageTag = 'en', session = exampleSession, answers = {} }: Options = {}) {
  const { transport, sent } = exampleTransport(answers);
  const root = exampleRoot({
    languageTag,
    transport,
    session,
    registry: exampleRegistry(declaration as RemoteDeclaration, OTHERS),
  });
  root.navigation.connect(exampleShell());
  return { root, sent, texts: TEXTS[languageTag] };
}

type PageOptions = Options & {
  /** What the page's loader does. */
  load?: (root: RootStore) => void;
};

/** A page of this remote in the screen of a test. */
export function renderPage(page: ReactNode, { load, ...options }: PageOptions = {}) {
  const { languageTag = 'en' } = options;
  const site = exampleSite(options);
  load?.(site.root);
  const router = createMemoryRouter([{ path: '*', element: page }]);
  render(
    <RootStoreProvider root={site.root} texts={createTexts(languageTag, { dashboard: TEXTS[languageTag] })}>
      <RouterProvider router={router} />
    </RootStoreProvider>,
  );
  return { ...site, router };
}
