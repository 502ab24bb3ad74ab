import { SkipLink } from '@moien/shared-lib/ui';
import { useContext, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useLoaderData, useLocation } from 'react-router-dom';
import { EnvironmentContext } from '../environment/environment-context.ts';
import type { ShownSet } from '../environment/route-environment.ts';
import { useShownRoute } from '../page/shown-route.ts';
import { SlotHost } from '../slots/SlotHost.tsx';
import { DashboardFrame } from './frame/DashboardFrame.tsx';
import { FramedPage } from './frame/FramedPage.tsx';
import { Header } from './header/Header.tsx';
import styles from './Layout.module.css';
import { LoadingBar } from './LoadingBar.tsx';
import {
  AuthModalPart,
  BackgroundPart,
  BottomMenuPart,
  FooterPart,
  GreetingPart,
  QuestionsPart,
  ToastsPart,
} from './parts/layout-parts.tsx';
import { useRouteFade } from './use-route-fade.ts';

/**
 * What stays while pages change. Search bar and page title stand in the header, every other slot below the
 * page.
 */
export function Layout() {
  const { t } = useTranslation('shell');
  const { key: visit } = useLocation();
  const fade = useRouteFade();
  useShownSet();
  const { headerSlot, slots, header, frame } = useShownRoute();
  // What stands elsewhere on the next page is that page's own: an element that stayed would jump from place
  // to place.
  const page = (
    <main key={`${headerSlot} ${header}`} id="content" tabIndex={-1} className={styles.content} ref={fade}>
      {frame ? <FramedPage /> : <Outlet />}
    </main>
  );
  return (
    <>
      <SkipLink href="#content">{t('skip-to-content')}</SkipLink>
      <QuestionsPart />
      <LoadingBar />
      <Header header={header} headerSlot={headerSlot} />
      {frame ? <DashboardFrame>{page}</DashboardFrame> : page}
      {slots.map((slot) => (
        <SlotHost key={slot} slot={slot} />
      ))}
      <FooterPart key={visit} />
      <BottomMenuPart />
      <ToastsPart />
      <AuthModalPart />
      <GreetingPart />
      <BackgroundPart />
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}

/**
 * Every page that is loaded whole has the router's key `default`: its path tells it from the one before. What
 * follows the path may change while one is there.
 */
function scrollKey({ key, pathname }: ReturnType<typeof useLocation>): string {
  return key === 'default' ? pathname : key;
}

/** Tells the router which set of releases is on screen. */
function useShownSet(): void {
  const environment = useContext(EnvironmentContext);
  const shown = useLoaderData() as ShownSet;
  useEffect(() => {
    if (environment) environment.shown = shown;
  }, [environment, shown]);
}
