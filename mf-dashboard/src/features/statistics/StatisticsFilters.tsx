import { type HostStatistics, STATISTICS_PERIODS } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { Select } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import { LinkSwitch } from '../link-switch/LinkSwitch.tsx';
import styles from './Statistics.module.css';
import { type StatisticsView, writeView } from './statistics-view.ts';

type StatisticsFiltersProps = { homes: HostStatistics['homeArray']; view: StatisticsView };

/** Which homes and which time; both stand in the address. */
export function StatisticsFilters({ homes, view }: StatisticsFiltersProps) {
  const { t } = useTranslation('statistics');
  const { navigation } = useRootStore();
  const choose = (propertyId: string) => {
    const search = writeView({ ...view, propertyId: propertyId || undefined });
    const href = navigation.hrefTo({ route: 'statistics', search });
    if (href) void navigation.visit(href);
  };
  return (
    <div className={styles.filters}>
      {homes.length > 1 && (
        <Select
          className={styles.home}
          label={t('home')}
          value={view.propertyId ?? ''}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="">{t('all-homes')}</option>
          {homes.map(({ id, title }) => (
            <option key={id} value={id}>
              {title ?? t('untitled')}
            </option>
          ))}
        </Select>
      )}
      <LinkSwitch
        label={t('period')}
        route="statistics"
        choices={STATISTICS_PERIODS.map((period) => ({
          key: period,
          text: t(`period-${period}`),
          search: writeView({ ...view, period }),
          isShown: period === view.period,
        }))}
      />
    </div>
  );
}
