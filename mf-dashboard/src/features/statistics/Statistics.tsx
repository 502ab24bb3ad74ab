import type { HostStatistics } from '@moien/contract';
import { RouteLink, useRootStore } from '@moien/shared-lib';
import { LoadedPage } from '@moien/shared-lib/dashboard-page';
import { buttonAttributes, EmptyState, formatDays } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Section } from '../page-frame/Section.tsx';
import { LazyDayChart } from './chart/LazyDayChart.tsx';
import { FigureCards } from './FigureCards.tsx';
import styles from './Statistics.module.css';
import { StatisticsFilters } from './StatisticsFilters.tsx';
import { StatisticsSkeleton } from './StatisticsSkeleton.tsx';
import type { StatisticsStore } from './statistics-store.ts';
import type { StatisticsView } from './statistics-view.ts';

type StatisticsProps = { store: StatisticsStore; view: StatisticsView };

/** How a host's homes do: figures beside those before and of comparable homes, and each measure over time. */
export const Statistics = observer(function Statistics({ store, view }: StatisticsProps) {
  const { t } = useTranslation('statistics');
  const { statistics, problem, isLoading, hasNoHome } = store;
  return (
    <LoadedPage
      title={t('title')}
      lead={t('lead')}
      problem={problem}
      problemTexts={{
        offline: { title: t('offline-title'), text: t('offline-text') },
        failed: { title: t('failed-title'), text: t('failed-text') },
        outdated: t('outdated'),
      }}
      isLoading={isLoading}
      retryLabel={t('retry')}
      onRetry={() => void store.load()}
      skeleton={<StatisticsSkeleton />}
    >
      {hasNoHome ? (
        <NoHome isOneHome={view.propertyId !== undefined} />
      ) : (
        statistics && <Known statistics={statistics} view={view} />
      )}
    </LoadedPage>
  );
});

function Known({ statistics, view }: { statistics: HostStatistics; view: StatisticsView }) {
  const { t } = useTranslation('statistics');
  const { languageTag } = useRootStore();
  const { from, to, homeArray } = statistics;
  return (
    <>
      <StatisticsFilters homes={homeArray} view={view} />
      <Section title={formatDays(from, to, languageTag)}>
        <FigureCards statistics={statistics} />
        <Comparison statistics={statistics} view={view} />
      </Section>
      <Section title={t('chart')}>
        {isUneventful(statistics) ? (
          <p className={styles.note}>{t('chart-empty')}</p>
        ) : (
          <LazyDayChart statistics={statistics} period={view.period} />
        )}
      </Section>
    </>
  );
}

/** Bookable nights alone make no chart. */
function isUneventful({ dayArray }: HostStatistics): boolean {
  return dayArray.every(
    ({ viewCount, saveCount, requestCount, bookingCount, bookedNightCount, income }) =>
      viewCount + saveCount + requestCount + bookingCount + bookedNightCount + income === 0,
  );
}

/** With whom the figures are compared, or why they are not. */
function Comparison({ statistics, view }: { statistics: HostStatistics; view: StatisticsView }) {
  const { t } = useTranslation('statistics');
  const { comparable, homeArray, currency } = statistics;
  const isOneHome = view.propertyId !== undefined || homeArray.length === 1;
  return (
    <>
      {currency === null && !isOneHome && <p className={styles.note}>{t('several-currencies')}</p>}
      <p className={styles.note}>
        {comparable
          ? t('comparable-homes', { count: comparable.homeCount })
          : t(isOneHome ? 'comparable-too-few' : 'comparable-choose')}
      </p>
    </>
  );
}

function NoHome({ isOneHome }: { isOneHome: boolean }) {
  const { t } = useTranslation('statistics');
  if (isOneHome)
    return (
      <EmptyState
        title={t('missing-title')}
        text={t('missing-text')}
        action={
          <RouteLink route="statistics" {...buttonAttributes({ variant: 'primary' })}>
            {t('all-homes')}
          </RouteLink>
        }
      />
    );
  return (
    <EmptyState
      title={t('empty-title')}
      text={t('empty-text')}
      action={
        <RouteLink route="ads" {...buttonAttributes({ variant: 'primary' })}>
          {t('to-ads')}
        </RouteLink>
      }
    />
  );
}
