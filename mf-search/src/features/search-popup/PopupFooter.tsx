import { useFeatureStore, useRootStore } from '@moien/shared-lib';
import { Button, Icon, VisuallyHidden } from '@moien/shared-lib/ui';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { countOf, formatCount } from '../search-state/format-count.ts';
import type { ResultPage } from '../search-state/results-store.ts';
import { lastAnswerOf, searchStore } from '../search-state/search-store.ts';
import { setStay, stayOf } from '../search-state/search-transitions.ts';
import styles from './SearchPopup.module.css';

type PopupFooterProps = { onClear: () => void; onShow: () => void };

/** Clear all, and Show results with how many homes there are for what is chosen. */
export const PopupFooter = observer(function PopupFooter({ onClear, onShow }: PopupFooterProps) {
  const { t } = useTranslation('search');
  const { languageTag } = useRootStore();
  const search = useFeatureStore(searchStore);
  const { preview } = search;
  const known = preview.status === 'known' ? preview.page : undefined;
  const shown = lastAnswerOf(preview);
  const counted = (page: ResultPage) => {
    const count = countOf(page);
    return { count, formatted: formatCount(count, languageTag) };
  };
  const isNone = known?.count === 0;
  const hasStay = stayOf(search.current).arrival !== undefined;
  return (
    <>
      {isNone && (
        <div className={styles.none}>
          <p>{t(hasStay ? 'homes-none-dates' : 'homes-none')}</p>
          {hasStay && (
            <Button onClick={() => search.change((query) => setStay(query, {}))}>{t('dates-clear')}</Button>
          )}
        </div>
      )}
      <VisuallyHidden>
        <span role="status">{known && (isNone ? t('homes-none') : t('result-count', counted(known)))}</span>
      </VisuallyHidden>
      <Button variant="quiet" className={styles.clear} onClick={onClear}>
        {t('clear-all')}
      </Button>
      <Button
        variant="primary"
        className={styles.show}
        data-counting={preview.status === 'waiting' || undefined}
        onClick={onShow}
      >
        {shown && shown.count > 0 && preview.status !== 'failed'
          ? t('homes-show', counted(shown))
          : t('results-show')}
        {preview.status === 'waiting' && (
          <span className={styles.counting}>
            <Icon of={LoaderCircle} size="small" label={t('homes-counting')} />
          </span>
        )}
      </Button>
    </>
  );
});
