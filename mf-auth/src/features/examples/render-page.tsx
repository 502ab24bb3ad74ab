import type { LanguageTag, RemoteDeclaration } from '@moien/contract';
import { createTexts, RootStoreProvider, type TransportRequest } from '@moien/shared-lib';
import { exampleEssentials, exampleRegistry, exampleRoot } from '@moien/shared-lib/testing';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
// biome-ignore lint/style/noRestrictedImports: for tests alone
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import declaration from '../../../remote.json' with { type: 'json' };
import de from '../../locales/de.json' with { type: 'json' };
import en from '../../locales/en.json' with { type: 'json' };
import fr from '../../locales/fr.json' with { type: 'json' };

const TEXTS = { en, fr, de };

export type ExampleAnswer = { status: number; body?: unknown };

/** A refusal as the API answers it; status 0 is a network that is away. */
export function refusal(status: number, code = 'refused'): ExampleAnswer {
  return {
    status,
    body: { type: 'about:blank', title: code, status, code, message: `The API says ${code}.` },
  };
}

type Options = {
  languageTag?: LanguageTag;
  session?: NonNullable<Parameters<typeof exampleRoot>[0]>['session'];
  /** By method and url: `GET /api/account`. The last of several is given from then on. */
  answers?: Record<string, ExampleAnswer | ExampleAnswer[]>;
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
  const sent: { call: string; body: unknown }[] = [];
  const visited: { path: string; replace: boolean | undefined }[] = [];
  const transport = async ({ method, url, body }: TransportRequest) => {
    const call = `${method} ${url.split('?')[0]}`;
    sent.push({ call: `${method} ${url}`, body });
    const known = answers[call];
    const answer = Array.isArray(known) ? (known.length > 1 ? known.shift() : known[0]) : known;
    if (!answer?.status) throw new Error('There is no network.');
    return { status: answer.status, body: answer.body };
  };
  const root = exampleRoot({
    languageTag,
    transport,
    essentials: exampleEssentials,
    registry: exampleRegistry(declaration as RemoteDeclaration),
    ...(session && { session }),
  });
  root.navigation.connect({
    navigate: async (path, options) => void visited.push({ path, replace: options?.replace }),
    readdress: async () => undefined,
    warm: () => undefined,
    isGuarded: () => false,
    reload: async () => undefined,
    openDocument: (path) => void visited.push({ path: path ?? '', replace: undefined }),
  });
  const router = createMemoryRouter([{ path: '*', element: page }]);
  const tree = (
    <RootStoreProvider root={root} texts={createTexts(languageTag, { auth: TEXTS[languageTag] })}>
      <RouterProvider router={router} />
    </RootStoreProvider>
  );
  return { tree, root, router, sent, visited, texts: TEXTS[languageTag] };
}
