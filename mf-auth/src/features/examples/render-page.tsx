import type { LanguageTag, RemoteDeclaration } from '@moien/contract';
import { createTexts, RootStoreProvider } from '@moien/shared-lib';
import {
  type ExampleAnswers,
  exampleEssentials,
  exampleRegistry,
  exampleRoot,
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

type Options = {
  languageTag?: LanguageTag;
  session?: NonNullable<Parameters<typeof exampleRoot>[0]>['session'];
  answers?: ExampleAnswers;
};

/** A page of this remote in a language, on an API that gives these answers; in the screen of a test. */
export function renderPage(page: ReactNode, options: Options = {}) {
  const { tree, ...shown } = examplePageTree(page, options);
  render(tree);
  return shown;
}

/** The same, not rendered yet: for tests of what a server draws. */
export function examplePageTree(
  page: ReactNode,
  { languageTag = 'de', session, answers = {} }: Options = {},
) {
  const visited: { path: string; replace: boolean | undefined }[] = [];
  const { transport, sent } = exampleTransport(answers);
  const root = exampleRoot({
    languageTag,
    transport,
    essentials: exampleEssentials,
    registry: exampleRegistry(declaration as RemoteDeclaration),
    ...(session && { session }),
  });
  root.navigation.connect(
    exampleShell({
      navigate: async (path, options) => void visited.push({ path, replace: options?.replace }),
      openDocument: (path) => void visited.push({ path: path ?? '', replace: undefined }),
    }),
  );
  const router = createMemoryRouter([{ path: '*', element: page }]);
  const tree = (
    <RootStoreProvider root={root} texts={createTexts(languageTag, { auth: TEXTS[languageTag] })}>
      <RouterProvider router={router} />
    </RootStoreProvider>
  );
  return { tree, root, router, sent, visited, texts: TEXTS[languageTag] };
}
