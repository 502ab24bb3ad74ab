import type { RegistryEntry } from '@moien/contract';
import { CallError, type RootStore } from '@moien/shared-lib';
import { data, type LoaderFunctionArgs, type RouteObject, redirectDocument } from 'react-router-dom';
import { Layout } from '../layout/Layout.tsx';
import { PageSkeleton } from '../layout/PageSkeleton.tsx';
import { HomePage } from '../pages/HomePage.tsx';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import { RouteErrorRoom } from '../pages/RouteErrorRoom.tsx';
import { addRemoteTexts } from '../platform/add-remote-texts.ts';
import { RemotePage } from './RemotePage.tsx';
import type { RouteEnvironment } from './route-environment.ts';

export type RouteHandle = { remote?: string; slots?: string[] };
type DeclaredRoute = RegistryEntry['remote']['routes'][number];

/** The one router's routes: the shell's own, and a stub for each route of an active release. */
export function createRoutes(environment: RouteEnvironment): RouteObject[] {
  const remoteRoutes = environment.platform.entries.flatMap((entry) =>
    entry.remote.routes.map((route) => remoteRoute(environment, entry, route)),
  );
  return [
    {
      path: '/:languageTag',
      Component: Layout,
      loader: ({ params, request }) => keepLanguage(environment.root, params.languageTag, request.url),
      shouldRevalidate: ({ currentParams, nextParams }) =>
        currentParams.languageTag !== nextParams.languageTag,
      children: [
        {
          ErrorBoundary: RouteErrorRoom,
          children: [
            { index: true, Component: HomePage, handle: { slots: ['search-bar'] } satisfies RouteHandle },
            ...remoteRoutes,
            {
              path: '*',
              loader: () => {
                throw data({ code: 'page-not-found' }, { status: 404 });
              },
              Component: NotFoundPage,
            },
          ],
        },
      ],
    },
  ];
}

/** A stub asks the platform for the remote's loader and component by route id, so that a version can be swapped behind it. */
function remoteRoute(environment: RouteEnvironment, entry: RegistryEntry, route: DeclaredRoute): RouteObject {
  const remote = entry.remote.name;
  const id = `${remote}/${route.id}`;
  const { guardLoader = (_id, load) => load() } = environment;
  return {
    id,
    path: route.path,
    loader: (args) => guardLoader(id, () => loadRemoteRoute(environment, remote, route.id, args)),
    Component: () => <RemotePage platform={environment.platform} remote={remote} route={route} />,
    HydrateFallback: () => <PageSkeleton shape={route.skeleton} />,
    ErrorBoundary: () => (
      <RouteErrorRoom remote={remote} onRetry={() => environment.platform.forget(remote)} />
    ),
    handle: { remote, slots: route.slots ?? [] } satisfies RouteHandle,
  };
}

async function loadRemoteRoute(
  { platform, root, texts }: RouteEnvironment,
  remote: string,
  route: string,
  { request, params }: LoaderFunctionArgs,
): Promise<unknown> {
  const [module] = await Promise.all([
    platform.route(remote, route),
    addRemoteTexts(platform, texts, root.essentials.essentials.textArray, remote),
  ]);
  try {
    return await module.load({ root, url: new URL(request.url), parameters: params, signal: request.signal });
  } catch (error) {
    if (error instanceof CallError)
      throw data({ code: error.code, message: error.message }, { status: error.status });
    throw error;
  }
}

/** Texts, vocabulary and `lang` belong to the document: another language is another document. */
function keepLanguage(root: RootStore, languageTag: string | undefined, url: string) {
  if (languageTag === root.languageTag) return null;
  const { pathname, search } = new URL(url);
  throw redirectDocument(`${pathname}${search}`);
}
