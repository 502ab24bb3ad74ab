import type { LanguageTag, SiteSettings } from '@moien/contract';
import { createTexts, type RootStore } from '@moien/shared-lib';
import { exampleEssentials, exampleRoot, exampleSettings } from '@moien/shared-lib/testing';
import type { ReactNode } from 'react';
// biome-ignore lint/style/noRestrictedImports: a page of a test or story has its router in memory
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { App } from '../../App.tsx';
import type { RouteEnvironment } from '../../environment/route-environment.ts';
import { LAYOUT_ROUTE, type RouteHandle } from '../../environment/route-ids.ts';
import de from '../../locales/de.json' with { type: 'json' };
import en from '../../locales/en.json' with { type: 'json' };
import fr from '../../locales/fr.json' with { type: 'json' };
import { createPlatform } from '../../platform/create-platform.ts';
import { allReleases } from './example-releases.ts';

const TEXTS = { en, fr, de };

export type ExamplePageOptions = Parameters<typeof exampleRoot>[0] & {
  path?: string;
  /** Data of the route that is shown. */
  loaderData?: unknown;
  handle?: RouteHandle;
  settings?: SiteSettings;
  isFirstVisit?: boolean;
  pictureSeed?: number;
};

export type ExamplePage = { page: ReactNode; root: RootStore; environment: RouteEnvironment };

/**
 * A part of the layout on a page of its own, German and with everything released unless it is said otherwise.
 */
export function examplePage(
  part: ReactNode,
  {
    path = '',
    loaderData = null,
    handle = {},
    settings = exampleSettings,
    isFirstVisit = false,
    pictureSeed = 0,
    ...rootOptions
  }: ExamplePageOptions = {},
): ExamplePage {
  const { languageTag = 'de', registry = allReleases } = rootOptions;
  const root = exampleRoot({ essentials: exampleEssentials, ...rootOptions, languageTag, registry });
  const texts = createTexts(languageTag, { shell: TEXTS[languageTag satisfies LanguageTag] });
  const loadModule = () => Promise.reject(new Error('No release has code here.'));
  const platform = createPlatform({ registry, languageTag, place: 'browser', loadModule });
  const environment: RouteEnvironment = { platform, root, texts, settings };
  const children = [{ id: 'page', path: '*', loader: () => null, element: part, handle }];
  const router = createMemoryRouter(
    [{ id: LAYOUT_ROUTE, path: '/', loader: () => null, Component: Outlet, children }],
    {
      initialEntries: [`/${languageTag}${path}`],
      hydrationData: {
        loaderData: { [LAYOUT_ROUTE]: { sequence: registry.sequence, year: 2026 }, page: loaderData },
      },
    },
  );
  const page = (
    <App environment={environment} isFirstVisit={isFirstVisit} pictureSeed={pictureSeed}>
      <RouterProvider router={router} />
    </App>
  );
  return { page, root, environment };
}
