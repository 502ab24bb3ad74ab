import type { PropertyPage, SearchQuery } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { formatNumber } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { LateTools } from './late-results.ts';
import styles from './Results.module.css';

type ResultsHeaderProps = {
  /** Undefined when the homes did not come. */
  page: Pick<PropertyPage, 'count' | 'isCountExact'> | undefined;
  query: SearchQuery;
  isPartDropped: boolean;
};

/** Of which place the homes are, how many there are, and what can be changed. */
export const ResultsHeader = observer(function ResultsHeader({
  page,
  query,
  isPartDropped,
}: ResultsHeaderProps) {
  const { t } = useTranslation('search');
  const { essentials, languageTag } = useRootStore();
  const city = essentials.cityById.get(query.propertyParameters.cityId ?? 0);
  const count = page && formatNumber(page.count, languageTag) + (page.isCountExact ? '' : '+');
  return (
    <header className={styles.header}>
      <div className={styles.titles}>
        <h1 id="results-title" className={styles.title}>
          {city ? t('homes-in-city', { city: essentials.cityName(city) }) : t('homes')}
        </h1>
        <p className={styles.count} role="status">
          {page && t('result-count', { count: page.count, formatted: count })}
        </p>
      </div>
      <LateTools query={query} canBeSorted={!page || page.count > 1} />
      {isPartDropped && <p className={styles.note}>{t('address-part-dropped')}</p>}
    </header>
  );
});
