import { useFeatureStore } from '@moien/shared-lib';
import { Button, Icon, Toggle } from '@moien/shared-lib/ui';
import Search from 'lucide-react/icons/search';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './MapPanel.module.css';
import { mapStore } from './map-store.ts';
import type { SearchHere } from './use-rest.ts';

type MapSearchProps = {
  search: SearchHere;
  /** What is said of the pins, below the first and above what comes and goes. */
  children: ReactNode;
};

/** Whether the search follows the map, and the way to search where the map is. */
export const MapSearch = observer(function MapSearch({ search, children }: MapSearchProps) {
  const { t } = useTranslation('search');
  const store = useFeatureStore(mapStore);
  return (
    <>
      <Toggle
        className={styles.toggle}
        label={t('map-search-as-moved')}
        checked={search.isSearchedAsMoved}
        onChange={({ currentTarget }) => store.searchAsMoved(currentTarget.checked)}
      />
      {children}
      {search.isOffered && (
        <Button variant="primary" className={styles.here} onClick={search.searchHere}>
          <Icon of={Search} />
          {t('map-search-here')}
        </Button>
      )}
    </>
  );
});
