import type { RegistryEntry } from '@moien/contract';
import { importFresh } from '@moien/shared-lib';
import { data, type RouteObject, redirectDocument } from 'react-router-dom';
import { isSuperseded, needsData } from '../environment/needs-data.ts';
import { registryOf } from '../environment/registry-context.ts';
import type { RouteEnvironment, ShownSet } from '../environment/route-environment.ts';
import { LAYOUT_ROUTE, PAGES_ROUTE, type RouteHandle } from '../environment/route-ids.ts';
import { NotFoundPage } from '../error-boundaries/NotFoundPage.tsx';
import { RouteErrorBoundary } from '../error-boundaries/RouteErrorBoundary.tsx';
import { Layout } from '../layout/Layout.tsx';
import { loadDashboardMenu } from '../layout/parts/layout-parts.tsx';
import { loadRemoteRoute } from '../loading/load-remote-route.ts';
import { PageSkeleton } from '../page/PageSkeleton.tsx';
import { shellPage } from '../pages/shell-page.tsx';
import { shellPages } from '../pages/shell-pages.ts';
import { RemoteErrorBoundary } from './RemoteErrorBoundary.tsx';
import { RemotePage } from './RemotePage.tsx';

type DeclaredRoute = RegistryEntry['remote']['routes'][number];

/** The one router's routes: the shell's own, and a stub for each route of an active release. */
export function createRoutes(environment: RouteEnvironment): RouteObject[] {
  const remoteRoutes = usableRoutes(environment.platform.registry().entries).map(([entry, route]) =>
    remoteRoute(environment, entry, route),
  );
  return [
    {
      path: '/:languageTag',
      Component: Layout,
      // In the app, where the splash screen stands until the first page is drawn.
      HydrateFallback: () => null,
      id: LAYOUT_ROUTE,
      loader: ({ params, request, context }): ShownSet | Promise<ShownSet> => {
        const { sequence } = registryOf(context, environment.platform);
        const isOutgrown = environment.documentFrom !== undefined && sequence >= environment.documentFrom;
        const isOther = params.languageTag !== environment.root.languageTag;
        if (isOther || isOutgrown || environment.needsDocument)
          return environment.leavePage?.(request.url) ?? Promise.reject(documentOf(request.url));
        return { sequence, year: new Date().getUTCFullYear() };
      },
      shouldRevalidate: ({ currentParams, nextParams, currentUrl, nextUrl }) =>
        currentParams.languageTag !== nextParams.languageTag ||
        isSuperseded(environment) ||
        (environment.needsDocument === true && currentUrl.pathname !== nextUrl.pathname),
      children: [
        {
          id: PAGES_ROUTE,
          ErrorBoundary: RouteErrorBoundary,
          children: [
            ...shellPages.map((page) => shellPage(environment, page)),
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

/** Routes of which the router can make something: no two of one path, and no two of one id. */
function usableRoutes(entries: RegistryEntry[]): [RegistryEntry, DeclaredRoute][] {
  const taken = new Set<string>();
  return entries.flatMap((entry) =>
    entry.remote.routes.flatMap((route): [RegistryEntry, DeclaredRoute][] => {
      const names = [route.path, `${entry.remote.name}/${route.id}`];
      if (names.some((name) => taken.has(name)) || route.path.startsWith('/')) return [];
      for (const name of names) taken.add(name);
      return [[entry, route]];
    }),
  );
}

/** Its code comes with the layout's: whoever is signed in needs none. */
async function requireProfile({ root }: RouteEnvironment, url: string): Promise<void> {
  const guard = await importFresh(() => import(/* webpackChunkName: "layout" */ './require-profile.ts'));
  guard.requireProfile(root, url);
}

/**
 * A stub asks the platform for the remote's loader and component by route id, so that a version can be
 * swapped behind it.
 */
export function remoteRoute(
  environment: RouteEnvironment,
  { remote: { name } }: RegistryEntry,
  route: DeclaredRoute,
): RouteObject {
  const { platform, root, guardLoader = (_id, load) => load() } = environment;
  const id = `${name}/${route.id}`;
  const isGuarded = !route.isPublic;
  return {
    id,
    path: route.path,
    loader: async (args) => {
      if (isGuarded && !root.session.isSignedIn) await requireProfile(environment, args.request.url);
      const frame = route.frame && loadDashboardMenu();
      const found = await guardLoader(id, () => {
        const registry = registryOf(args.context, platform);
        return loadRemoteRoute(environment, { registry, remote: name, route: route.id }, args);
      });
      await frame;
      return found;
    },
    shouldRevalidate: (navigation) => needsData(environment, navigation),
    Component: () => <RemotePage platform={platform} remote={name} route={route} />,
    HydrateFallback: () => <PageSkeleton shape={route.skeleton} />,
    ErrorBoundary: () => <RemoteErrorBoundary platform={platform} remote={name} route={route} />,
    handle: { remote: name, route: route.id, isGuarded, chunk: route.frame } satisfies RouteHandle,
  };
}

/**
 * Texts, vocabulary and `lang` belong to the document: another language is another document. So is a set of
 * releases whose routes have moved.
 */
function documentOf(url: string): Response {
  const { pathname, search } = new URL(url);
  return redirectDocument(`${pathname}${search}`);
}
