import { useFeatureStore, useLazyModule, useRootStore } from '@moien/shared-lib';
import { Button, Icon, VisuallyHidden } from '@moien/shared-lib/ui';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { searchStore } from '../search-state/search-store.ts';
import { activeFilters } from './active-choices.ts';
import styles from './FiltersButton.module.css';
import { featureTypesStore } from './feature-types-store.ts';

const loadPopup = () => import(/* webpackChunkName: "filters" */ './FiltersPopup.tsx');

/** Opens the filters and says how many are chosen. What it opens comes when somebody is about to press it. */
export const FiltersButton = observer(function FiltersButton() {
  const { t } = useTranslation('search');
  const search = useFeatureStore(searchStore);
  const featureTypes = useFeatureStore(featureTypesStore);
  const { isOpen, open, close } = useOpening();
  const [isNear, setNear] = useState(false);
  const { module, hasFailed, retry } = useLazyModule(loadPopup, isOpen || isNear);
  const { toast } = useRootStore();
  useEffect(() => {
    if (!isOpen || !hasFailed) return;
    toast.show('error', t('filters-failed'));
    close();
  }, [isOpen, hasFailed, close, toast, t]);
  const warm = () => {
    setNear(true);
    void featureTypes.load();
  };
  const press = () => {
    if (hasFailed) retry();
    warm();
    open();
  };
  const count = activeFilters(search.shown).length;
  const isLoading = isOpen && !module;
  return (
    <>
      <Button
        onPointerEnter={warm}
        onFocus={warm}
        onClick={press}
        isBusy={isLoading}
        aria-haspopup="dialog"
        aria-label={count > 0 ? `${t('filters')}, ${t('chosen-count', { count })}` : undefined}
      >
        <Icon of={SlidersHorizontal} />
        {t('filters')}
        {count > 0 && <span className={styles.count}>{count}</span>}
      </Button>
      <span role="status">
        <VisuallyHidden>{isLoading && t('filters-loading')}</VisuallyHidden>
      </span>
      {module && <module.FiltersPopup isOpen={isOpen} onClose={close} />}
    </>
  );
});

/**
 * Open until it is closed, or until the page has another address: Back closes it, and what was chosen in it
 * is gone.
 */
function useOpening() {
  const search = useFeatureStore(searchStore);
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === key;
  // Forward would otherwise open it again.
  useEffect(() => setOpenAt((shown) => (shown === key ? shown : undefined)), [key]);
  useEffect(() => {
    if (!isOpen) return;
    search.begin();
    return () => search.cancel();
  }, [isOpen, search]);
  const [actions] = useState(() => ({ close: () => setOpenAt(undefined) }));
  return { isOpen, open: () => setOpenAt(key), ...actions };
}
