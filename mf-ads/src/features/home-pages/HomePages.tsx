import type { AdState } from '@moien/contract';
import { RouteLink } from '@moien/shared-lib';
import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './HomePages.module.css';

const HOME_PAGES = ['overview', 'details', 'calendar', 'price-rules', 'guest-view'] as const;
/** A page of one home. */
export type HomePage = (typeof HOME_PAGES)[number];

type HomePagesProps = {
  propertyId: string;
  /** Undefined until it is known. */
  state: AdState | undefined;
  current: HomePage;
};

/** The pages of one home, one beside the other; on a phone the one that is open is scrolled into sight. */
export function HomePages({ propertyId, state, current }: HomePagesProps) {
  const { t } = useTranslation('ads');
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (!list.current || !link) return;
    const left = link.offsetLeft - (list.current.clientWidth - link.offsetWidth) / 2;
    list.current.scrollTo?.({ left, behavior: 'instant' });
  }, []);
  return (
    <nav aria-label={t('home-pages')} className={styles.pages}>
      <ul ref={list} className={styles.list} data-fading>
        {HOME_PAGES.map((page) => (
          <li key={page}>
            <RouteLink
              {...targetOf(page, propertyId, state)}
              className={styles.page}
              aria-current={page === current ? 'page' : undefined}
            >
              {t(`home-page-${page}`)}
            </RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type RouteTarget = Pick<ComponentProps<typeof RouteLink>, 'route' | 'parameters' | 'search'>;

function targetOf(page: HomePage, propertyId: string, state: AdState | undefined): RouteTarget {
  const search = new URLSearchParams({ property: propertyId });
  switch (page) {
    case 'overview':
      return { route: 'ad-manage', parameters: { propertyId } };
    case 'details':
      return { route: 'ad', parameters: { propertyId } };
    case 'calendar':
      return { route: 'availability', search };
    case 'price-rules':
      return { route: 'price-rules', search };
    case 'guest-view':
      // Only what is published has a page for guests.
      return state === 'published'
        ? { route: 'property', parameters: { id: propertyId } }
        : { route: 'ad-step', parameters: { propertyId, step: 'preview' } };
  }
}
