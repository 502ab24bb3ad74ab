import { useFeatureStore } from '@moien/shared-lib';
import { Button } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styles from './MoreProperties.module.css';
import { newestStore } from './newest-store.ts';

/** The slot below the list: how many properties are shown, and the way to more of them. */
export const MoreProperties = observer(function MoreProperties() {
  const { t } = useTranslation('remote-name');
  const store = useFeatureStore(newestStore);
  if (store.properties.length === 0) return null;
  return (
    <aside className={styles.more} aria-label={t('title')}>
      <p role="status" className={styles.count}>
        {t('shown', { shown: store.properties.length })}
      </p>
      {store.hasMore && (
        <Button isBusy={store.isLoading} onClick={() => void store.loadMore()}>
          {t('show-more')}
        </Button>
      )}
    </aside>
  );
});
