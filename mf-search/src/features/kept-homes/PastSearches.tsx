import { decodeSearchQuery, type PastSearch } from '@moien/contract';
import { RouteLink } from '@moien/shared-lib';
import { Icon, IconButton, linkAttributes } from '@moien/shared-lib/ui';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchSummary } from '../search-state/use-search-summary.ts';
import styles from './KeptHomes.module.css';

type PastSearchesProps = {
  searches: readonly PastSearch[];
  /** @returns whether it was deleted */
  onRemove: (id: string) => Promise<boolean>;
};

/** What was searched on a day, each a link that searches it again. */
export function PastSearches({ searches, onRemove }: PastSearchesProps) {
  return (
    <ul className={styles.searches}>
      {searches.map((search) => (
        <PastSearchItem key={search.id} search={search} onRemove={onRemove} />
      ))}
    </ul>
  );
}

type PastSearchItemProps = Pick<PastSearchesProps, 'onRemove'> & { search: PastSearch };

const PastSearchItem = observer(function PastSearchItem({ search, onRemove }: PastSearchItemProps) {
  const { t } = useTranslation('kept-homes');
  const [hasFailed, setFailed] = useState(false);
  const parameters = new URLSearchParams(search.query);
  const { query } = decodeSearchQuery(parameters);
  const { place = t('search-anywhere'), stay, guests } = useSearchSummary(query);
  const filterCount = Object.keys(query.featureParameters).length;
  const filters = filterCount > 0 && t('search-filters', { count: filterCount });
  const name = [place, stay, guests, filters].filter(Boolean).join(' · ');
  const remove = async () => setFailed(!(await onRemove(search.id)));
  return (
    <li className={styles.search}>
      <Icon of={Search} size="small" />
      <RouteLink route="search" search={parameters} {...linkAttributes()}>
        {name}
      </RouteLink>
      <IconButton icon={X} label={t('remove-named', { title: name })} onClick={() => void remove()} />
      {hasFailed && (
        <p className={styles.failure} role="alert">
          {t('not-removed')}
        </p>
      )}
    </li>
  );
});
