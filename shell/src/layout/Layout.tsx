import { SkipLink } from '@moien/shared-lib/ui';
import { useContext, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useLoaderData, useLocation, useMatches } from 'react-router-dom';
import { EnvironmentContext } from '../routing/environment-context.ts';
import type { ShownSet } from '../routing/route-environment.ts';
import type { RouteHandle } from '../routing/route-ids.ts';
import { SlotHost } from '../slots/SlotHost.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import styles from './Layout.module.css';
import { LoadingBar } from './LoadingBar.tsx';
import { Splash } from './Splash.tsx';
import { Toasts } from './Toasts.tsx';
import { useRouteFade } from './use-route-fade.ts';

const SEARCH_BAR = 'search-bar';

/** What stays while pages change. The search bar's slot stands in the header, every other one below the page. */
export function Layout() {
  const { t } = useTranslation('shell');
  const { key: visit } = useLocation();
  const fade = useRouteFade();
  useShownSet();
  const slots = useSlots();
  const hasSearchBar = slots.includes(SEARCH_BAR);
  // What stands elsewhere on the next page is that page's own: an element that stayed would jump from place to place.
  return (
    <>
      <SkipLink href="#content">{t('skip-to-content')}</SkipLink>
      <LoadingBar />
      <Header hasSearchBar={hasSearchBar} />
      <main key={String(hasSearchBar)} id="content" tabIndex={-1} className={styles.content} ref={fade}>
        <Outlet />
      </main>
      {slots
        .filter((slot) => slot !== SEARCH_BAR)
        .map((slot) => (
          <SlotHost key={slot} slot={slot} />
        ))}
      <Footer key={visit} />
      <Toasts />
      <Splash />
      <ScrollRestoration />
    </>
  );
}

/** Slots that are filled while the page is shown, as its release declares them now. */
function useSlots(): string[] {
  const environment = useContext(EnvironmentContext);
  const { sequence } = useLoaderData() as ShownSet;
  const entries = environment?.platform.registryAt(sequence).entries ?? [];
  return useMatches().flatMap(({ handle }) => {
    const { remote, route, slots = [] } = (handle ?? {}) as RouteHandle;
    const declared = entries
      .find((entry) => entry.remote.name === remote)
      ?.remote.routes.find(({ id }) => id === route);
    return [...slots, ...(declared?.slots ?? [])];
  });
}

/** Tells the router which set of releases is on screen. */
function useShownSet(): void {
  const environment = useContext(EnvironmentContext);
  const shown = useLoaderData() as ShownSet;
  useEffect(() => {
    if (environment) environment.shown = shown;
  }, [environment, shown]);
}
