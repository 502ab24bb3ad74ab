import type { LanguageTag, SiteSettings } from '@moien/contract';
import { createTexts, RootStoreProvider } from '@moien/shared-lib';
import { exampleEssentials, exampleRoot } from '@moien/shared-lib/testing';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
// biome-ignore lint/style/noRestrictedImports: for tests alone
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import de from '../locales/de.json' with { type: 'json' };
import en from '../locales/en.json' with { type: 'json' };
import fr from '../locales/fr.json' with { type: 'json' };
import { PageSurroundings } from './PageSurroundings.tsx';

const TEXTS = { en, fr, de };

type Options = {
  languageTag?: LanguageTag;
  address?: string;
  settings?: Partial<SiteSettings>;
  root?: Omit<NonNullable<Parameters<typeof exampleRoot>[0]>, 'languageTag'>;
};

/** A page in a language, at an address, with the stores that a document brings; in the screen of a test. */
export function renderPage(page: ReactNode, options: Options = {}) {
  const { tree, ...shown } = examplePageTree(page, options);
  render(tree);
  return shown;
}

/** The same, not rendered yet: for tests of what a server draws. */
export function examplePageTree(page: ReactNode, { languageTag = 'de', settings, ...options }: Options = {}) {
  const root = exampleRoot({ essentials: exampleEssentials, languageTag, ...options.root });
  const router = createMemoryRouter(
    [{ path: '*', element: <PageSurroundings settings={settings}>{page}</PageSurroundings> }],
    { initialEntries: [options.address ?? `/${languageTag}`] },
  );
  const texts = createTexts(languageTag, { pages: TEXTS[languageTag] });
  const tree = (
    <RootStoreProvider root={root} texts={texts}>
      <RouterProvider router={router} />
    </RootStoreProvider>
  );
  return { tree, root, router, texts: TEXTS[languageTag] };
}
