import { RouteLink, useSession } from '@moien/shared-lib';
import { CountBadge } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './BookingsViews.module.css';
import { type BookingsView, queryOf, viewsOf, writeView } from './bookings-view.ts';

/** Links to the lists of one's stays, or of those at one's homes; the shown one is scrolled into sight. */
export const BookingsViews = observer(function BookingsViews({ shown }: { shown: BookingsView }) {
  const { t } = useTranslation('dashboard');
  const { bookingRequestCount: count } = useSession();
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const link = list.current?.querySelector<HTMLElement>(`[data-view="${shown}"]`);
    if (!list.current || !link) return;
    const left = link.offsetLeft - (list.current.clientWidth - link.offsetWidth) / 2;
    list.current.scrollTo?.({ left, behavior: 'instant' });
  }, [shown]);
  return (
    <nav aria-label={t('bookings-views')}>
      <ul ref={list} className={styles.views} data-fading>
        {viewsOf(queryOf(shown).role).map((view) => (
          <li key={view}>
            <RouteLink
              className={styles.view}
              route="bookings"
              search={writeView(view)}
              data-view={view}
              aria-current={view === shown ? 'page' : undefined}
            >
              {t(`view-${view}`)}
              {view === 'requests' && <CountBadge count={count} label={t('requests-waiting', { count })} />}
            </RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
});
