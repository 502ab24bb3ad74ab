// Remotes built for production ask for it; a development build of the shell would not bring it by itself.
import 'react/jsx-runtime';
import '@moien/shared-lib/ui/reset.css';
import '@moien/shared-lib/ui/tokens.css';
import '@moien/shared-lib/ui/fonts.css';
import '@moien/shared-lib/ui/scroll-edges.css';
import '@moien/shared-lib/ui/view-transitions.css';
import {
  createRootStore,
  createTexts,
  importFresh,
  nativePlatform,
  overrideTexts,
  type RootStore,
  type Transport,
} from '@moien/shared-lib';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from '../App.tsx';
import { startNavigation } from '../environment/registry-context.ts';
import type { RouteEnvironment } from '../environment/route-environment.ts';
import { guardEntries } from '../platform/federation.ts';
import { type PageSnapshot, ROOT_ELEMENT_ID } from '../platform/page-snapshot.ts';
import { knowDocumentTexts } from '../platform/remote-texts.ts';
import { createRoutes } from '../routing/create-routes.tsx';
import { connectNavigation } from './connect-navigation.ts';
import type { FollowOptions } from './follow-releases.ts';
import { loadAfterStart } from './load-after-start.ts';
import { createPagePlatform } from './page-platform.ts';
import { readSnapshot } from './read-snapshot.ts';
import { rememberLanguage } from './remember-language.ts';
import { replayPresses } from './replay-presses.ts';
import { skipHomeLater } from './skip-home-later.ts';
import { loadMissing } from './startup/load-missing.ts';
import { subscribeToArrivals } from './subscribe-to-arrivals.ts';

/** What differs where no server has drawn the page. */
export type AppParts = Pick<FollowOptions, 'resolve' | 'onVerified'> &
  Pick<RouteEnvironment, 'leavePage'> & { transport: () => Promise<Transport> };

export type Started = { router: ReturnType<typeof createBrowserRouter>; root: RootStore };

/**
 * Makes stores, texts and routes from the snapshot, and lets what the server has drawn come alive. In the app
 * it is drawn here.
 */
export function start(snapshot: PageSnapshot = readSnapshot(), app?: AppParts): Started {
  const { languageTag, registry, essentials, session, isSessionMissing, choices, settings } = snapshot;
  guardEntries();
  const root = createRootStore({
    transport: app?.transport ?? browserTransport,
    languageTag,
    registry,
    session,
    isSessionMissing,
    essentials,
    choices,
    settings,
    featureSnapshots: snapshot.featureSnapshots,
    entrySearch: snapshot.entrySearch,
  });
  const texts = createTexts(languageTag, snapshot.texts);
  knowDocumentTexts(texts, registry);
  overrideTexts(texts, essentials.textArray);
  const { platform, refuse } = createPagePlatform(snapshot, root, texts);
  const environment: RouteEnvironment = { platform, root, texts, settings, leavePage: app?.leavePage };
  subscribeToArrivals(environment);
  const router = createBrowserRouter(createRoutes(environment), {
    hydrationData: snapshot.router,
    getContext: () => startNavigation(environment),
  });
  connectNavigation(router, environment);
  rememberLanguage(languageTag);
  const search = root.navigation.hrefTo({ route: 'search' });
  if (nativePlatform() && search) {
    void skipHomeLater(router, `/${languageTag}`, search);
  }
  const container = document.getElementById(ROOT_ELEMENT_ID);
  if (!container) throw new Error('The document has no root element.');
  // In slices, between which the browser answers.
  startTransition(() => {
    const page = (
      <App environment={environment} isFirstVisit={snapshot.isFirstVisit} pictureSeed={snapshot.pictureSeed}>
        <RouterProvider router={router} />
      </App>
    );
    if (app) createRoot(container).render(page);
    else hydrateRoot(container, page);
  });
  replayPresses(container);
  if (root.session.isMissing || root.essentials.isMissing) void loadMissing(root, texts, router);
  loadAfterStart(router, environment, { shellVersion: snapshot.shellVersion, onRefused: refuse, ...app });
  return { router, root };
}

async function browserTransport(): Promise<Transport> {
  const wire = await importFresh(
    () => import(/* webpackChunkName: "wire" */ '@moien/shared-lib/api/browser-transport'),
  );
  return wire.browserTransport;
}
