// Remotes built for production ask for it; a development build of the shell would not bring it by itself.
import 'react/jsx-runtime';
import '@moien/shared-lib/ui/reset.css';
import '@moien/shared-lib/ui/tokens.css';
import '@moien/shared-lib/ui/fonts.css';
import { createRootStore, createTexts, importFresh, overrideTexts } from '@moien/shared-lib';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from '../App.tsx';
import { createPlatform } from '../platform/create-platform.ts';
import { guardEntries, loadFederatedModule } from '../platform/federation.ts';
import { ROOT_ELEMENT_ID } from '../platform/page-snapshot.ts';
import { createRoutes } from '../routing/create-routes.tsx';
import type { RouteEnvironment } from '../routing/route-environment.ts';
import { readSnapshot } from './read-snapshot.ts';
import { rememberLanguage } from './remember-language.ts';

function start() {
  const snapshot = readSnapshot();
  const { languageTag, registry, essentials, session, featureSnapshots } = snapshot;
  guardEntries(registry.entries);
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
  overrideTexts(texts, essentials.textArray);
  const platform = createPlatform({
    entries: registry.entries,
    languageTag,
    loadModule: loadFederatedModule,
  });
  const environment: RouteEnvironment = { platform, root, texts };
  const router = createBrowserRouter(createRoutes(environment), { hydrationData: snapshot.router });
  root.navigation.connect((to) => void router.navigate(to));
  rememberLanguage(languageTag);
  const container = document.getElementById(ROOT_ELEMENT_ID);
  if (!container) throw new Error('The document has no root element.');
  hydrateRoot(
    container,
    <App environment={environment} isFirstVisit={snapshot.isFirstVisit}>
      <RouterProvider router={router} />
    </App>,
  );
}

start();
