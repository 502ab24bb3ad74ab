import { RouteLink } from '@moien/shared-lib';
import { LoadedPage, PageFrame } from '@moien/shared-lib/dashboard-page';
import { buttonAttributes, EmptyState } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { CalendarFeeds } from '../calendar-feeds/CalendarFeeds.tsx';
import type { CalendarFeedsStore } from '../calendar-feeds/calendar-feeds-store.ts';
import { HomeHeader } from '../home-pages/HomeHeader.tsx';
import { MissingLink } from '../missing/MissingLink.tsx';
import { Statistics } from '../statistics/Statistics.tsx';
import type { StatisticsStore } from '../statistics/statistics-store.ts';
import { Arrivals, ArrivalsSkeleton } from './Arrivals.tsx';
import type { ManageStore } from './manage-store.ts';

type ManageProps = { store: ManageStore; calendars: CalendarFeedsStore; statistics: StatisticsStore };

/** One home: who comes next, how often it was looked at, and the calendars of other places. */
export const Manage = observer(function Manage({ store, calendars, statistics }: ManageProps) {
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
      header={
        <HomeHeader
          propertyId={store.propertyId}
          current="overview"
          ad={ad}
          hasFailed={problem !== undefined}
        />
      }
      problem={problem}
      problemTexts={{
        offline: { title: t('offline-title'), text: t('manage-offline-text') },
        failed: { title: t('manage-failed-title'), text: t('failed-text') },
        outdated: t('outdated'),
      }}
      isLoading={!ad && !problem}
      retryLabel={t('retry')}
      onRetry={() => void Promise.all([store.load(), calendars.load(), statistics.load()])}
      skeleton={<ArrivalsSkeleton />}
    >
      {ad && (
        <>
          <MissingLink propertyId={ad.id} missingArray={ad.missingArray} />
          <Arrivals store={store} />
          {ad.state !== 'draft' && <Statistics store={statistics} />}
          <CalendarFeeds store={calendars} />
        </>
      )}
    </LoadedPage>
  );
});
