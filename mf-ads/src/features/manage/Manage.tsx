import { RouteLink, useRootStore } from '@moien/shared-lib';
import { buttonAttributes, EmptyState, formatDays, linkAttributes, Skeleton } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { CalendarFeeds } from '../calendar-feeds/CalendarFeeds.tsx';
import type { CalendarFeedsStore } from '../calendar-feeds/calendar-feeds-store.ts';
import { LoadedPage } from '../page-frame/LoadedPage.tsx';
import { PageFrame } from '../page-frame/PageFrame.tsx';
import styles from './Manage.module.css';
import type { ManageStore } from './manage-store.ts';

type ManageProps = { store: ManageStore; calendars: CalendarFeedsStore };

/** One home: who comes next, and the calendars of other places. */
export const Manage = observer(function Manage({ store, calendars }: ManageProps) {
  const { t } = useTranslation('ads');
  const { ad, problem, isUnknown } = store;
  if (isUnknown)
    return (
      <PageFrame title={t('manage-title')}>
        <EmptyState
          title={t('manage-unknown-title')}
          text={t('manage-unknown-text')}
          action={
            <RouteLink route="ads" {...buttonAttributes({ variant: 'primary' })}>
              {t('manage-all')}
            </RouteLink>
          }
          scene="closed"
        />
      </PageFrame>
    );
  return (
    <LoadedPage
      title={ad ? (store.title ?? t('untitled')) : t('manage-title')}
      lead={t('manage-lead')}
      problem={problem}
      problemTexts={{
        offline: { title: t('offline-title'), text: t('manage-offline-text') },
        failed: { title: t('manage-failed-title'), text: t('failed-text') },
        outdated: t('outdated'),
      }}
      isLoading={!ad && !problem}
      retryLabel={t('retry')}
      onRetry={() => void Promise.all([store.load(), calendars.load()])}
      skeleton={<Skeleton width="half" />}
    >
      {ad && (
        <>
          <Arrivals store={store} />
          <CalendarFeeds store={calendars} />
        </>
      )}
    </LoadedPage>
  );
});

const Arrivals = observer(function Arrivals({ store }: { store: ManageStore }) {
  const { t } = useTranslation('ads');
  const { languageTag } = useRootStore();
  const { ad, arrivals, propertyId } = store;
  return (
    <section className={styles.section} aria-labelledby="arrivals">
      <h2 id="arrivals" className={styles.title}>
        {t('arrivals-title')}
      </h2>
      {arrivals?.length === 0 && <p className={styles.none}>{t('arrivals-none')}</p>}
      {arrivals && arrivals.length > 0 && (
        <ul className={styles.list}>
          {arrivals.map(({ id, arrivalDate, departureDate }) => (
            <li key={id}>
              <RouteLink route="rental-booking" parameters={{ id }} {...linkAttributes()}>
                {formatDays(arrivalDate, departureDate, languageTag)}
              </RouteLink>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        <RouteLink route="bookings" {...buttonAttributes()}>
          {t('manage-bookings')}
        </RouteLink>
        {ad?.state === 'published' && (
          <RouteLink route="property" parameters={{ id: propertyId }} {...buttonAttributes()}>
            {t('view-as-guest')}
          </RouteLink>
        )}
      </div>
    </section>
  );
});
