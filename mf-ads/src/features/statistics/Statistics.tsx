import { RouteLink, useRootStore } from '@moien/shared-lib';
import { formatNumber, Skeleton } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { HomePartSection } from '../home-part/HomePartSection.tsx';
import { comparePeriods, type Totals } from './compare-periods.ts';
import { DayViews } from './DayViews.tsx';
import styles from './Statistics.module.css';
import type { StatisticsStore } from './statistics-store.ts';

type StatisticsProps = { store: StatisticsStore };

/** How often a home was looked at, saved and asked for. */
export const Statistics = observer(function Statistics({ store }: StatisticsProps) {
  const { t } = useTranslation('ads');
  return (
    <HomePartSection
      id="statistics"
      part={store}
      title={t('statistics-title')}
      lead={t('statistics-lead')}
      failedTitle={t('statistics-failed-title')}
      offlineText={t('statistics-offline-text')}
      skeleton={<Skeleton shape="block" className={styles.skeleton} />}
      className={styles.section}
    >
      {() => <Counts store={store} />}
    </HomePartSection>
  );
});

const FIGURES: readonly { field: keyof Totals; text: 'views' | 'saves' | 'requests' }[] = [
  { field: 'viewCount', text: 'views' },
  { field: 'saveCount', text: 'saves' },
  { field: 'requestCount', text: 'requests' },
];

const Counts = observer(function Counts({ store }: StatisticsProps) {
  const { t } = useTranslation('ads');
  const { languageTag } = useRootStore();
  const periods = comparePeriods(store.known?.dayArray ?? []);
  const { totals, before } = periods;
  return (
    <>
      <dl className={styles.figures}>
        {FIGURES.map(({ field, text }) => (
          <div key={field} className={styles.figure}>
            <dt>{t(`statistics-${text}`)}</dt>
            <dd className={styles.count}>{formatNumber(totals[field], languageTag)}</dd>
            <dd className={styles.before}>{t('statistics-before', { count: before[field] })}</dd>
          </div>
        ))}
      </dl>
      <DayViews periods={periods} />
      <RouteLink route="statistics" search={new URLSearchParams({ property: store.propertyId })}>
        {t('statistics-more')}
      </RouteLink>
    </>
  );
});
