import type { RemoteDeclaration } from '@moien/contract';
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
import en from '../../locales/en.json' with { type: 'json' };

/** Routes of other remotes that this one links to. */
const OTHERS = {
  ...declaration,
  name: 'mf-others',
  navigation: [],
  routes: [
    { id: 'search', path: 'search', isPublic: true, skeleton: 'cards' },
    { id: 'rental-booking', path: 'rental-booking/:id', isPublic: false, skeleton: 'article' },
  ],
} as unknown as RemoteDeclaration;

type PageOptions = {
  answers?: ExampleAnswers;
  /** What the page's loader does. */
  load?: (root: RootStore) => void;
};

/** A page of this remote in the screen of a test, on an API that gives these answers. */
export function renderPage(page: ReactNode, { answers = {}, load }: PageOptions = {}) {
  const { transport, sent } = exampleTransport(answers);
  const root = exampleRoot({
    languageTag: 'en',
    transport,
    session: exampleSession,
    registry: exampleRegistry(declaration as RemoteDeclaration, OTHERS),
  });
  root.navigation.connect(exampleShell());
  load?.(root);
  const router = createMemoryRouter([{ path: '*', element: page }]);
  render(
    <RootStoreProvider root={root} texts={createTexts('en', { messaging: en })}>
      <RouterProvider router={router} />
    </RootStoreProvider>,
  );
  return { root, sent, router };
}
