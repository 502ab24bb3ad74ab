import type { PropertyPage, SearchQuery } from '@moien/contract';
import { VisuallyHidden } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { LazyTools } from './lazy-results.ts';
import styles from './Results.module.css';
import { useResultsTitle } from './use-results-title.ts';

type ResultsHeaderProps = {
  /** Undefined when the homes did not come. */
  page: Pick<PropertyPage, 'count' | 'isCountExact'> | undefined;
  query: SearchQuery;
  isPartDropped: boolean;
};

/** How many homes there are and where, and what can be changed. */
export const ResultsHeader = observer(function ResultsHeader({
  page,
  query,
  isPartDropped,
}: ResultsHeaderProps) {
  const { t } = useTranslation('search');
  const { title, count } = useResultsTitle(page, query);
  return (
    <header className={styles.header}>
      <h1 id="results-title" className={styles.title}>
        {title}
      </h1>
      <VisuallyHidden>
        <span role="status">{count}</span>
      </VisuallyHidden>
      <LazyTools query={query} canBeSorted={!page || page.count > 1} />
      {isPartDropped && <p className={styles.note}>{t('address-part-dropped')}</p>}
    </header>
  );
});
