// Remotes built for production ask for it; a development build of the shell would not bring it by itself.
import 'react/jsx-runtime';
import '@moien/shared-lib/ui/reset.css';
import '@moien/shared-lib/ui/tokens.css';
import '@moien/shared-lib/ui/fonts.css';
import { createRootStore, createTexts, importFresh, overrideTexts } from '@moien/shared-lib';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from '../App.tsx';
import { guardEntries } from '../platform/federation.ts';
import { ROOT_ELEMENT_ID } from '../platform/page-snapshot.ts';
import { knowDocumentTexts } from '../platform/remote-texts.ts';
import { warmRoute } from '../platform/warm-route.ts';
import { createRoutes } from '../routing/create-routes.tsx';
import { beginNavigation } from '../routing/registry-context.ts';
import type { RouteEnvironment } from '../routing/route-environment.ts';
import { followLater } from './follow-later.ts';
import { createPagePlatform } from './page-platform.ts';
import { readSnapshot } from './read-snapshot.ts';
import { rememberLanguage } from './remember-language.ts';

function start() {
  const snapshot = readSnapshot();
  const { languageTag, registry, essentials, session, featureSnapshots } = snapshot;
  guardEntries();
  const root = createRootStore({
    transport: async () =>
      (
        await importFresh(
          () => import(/* webpackChunkName: "wire" */ '@moien/shared-lib/api/browser-transport'),
        )
      ).browserTransport,
    languageTag,
    registry,
    session,
    essentials,
    featureSnapshots,
  });
  const texts = createTexts(languageTag, snapshot.texts);
  knowDocumentTexts(texts, registry);
  overrideTexts(texts, essentials.textArray);
  const { platform, refuse } = createPagePlatform(snapshot, root, texts);
  const environment: RouteEnvironment = { platform, root, texts };
  const router = createBrowserRouter(createRoutes(environment), {
    hydrationData: snapshot.router,
    getContext: () => beginNavigation(environment),
  });
  root.navigation.connect({
    navigate: (to) => void router.navigate(to),
    warm: (route) => warmRoute(platform, route),
  });
  rememberLanguage(languageTag);
  const container = document.getElementById(ROOT_ELEMENT_ID);
  if (!container) throw new Error('The document has no root element.');
  hydrateRoot(
    container,
    <App environment={environment} isFirstVisit={snapshot.isFirstVisit}>
      <RouterProvider router={router} />
    </App>,
  );
  followLater(router, environment, { shellVersion: snapshot.shellVersion, onRefused: refuse });
}

start();
