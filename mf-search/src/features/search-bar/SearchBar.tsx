import { useFeatureStore } from '@moien/shared-lib';
import { Icon, VisuallyHidden } from '@moien/shared-lib/ui';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import Search from 'lucide-react/icons/search';
import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { SearchSection } from '../search-popup/search-section.ts';
import { searchStore } from '../search-state/search-store.ts';
import { useSearchSummary } from '../search-state/use-search-summary.ts';
import styles from './SearchBar.module.css';
import { type LoadPopup, loadPopup, useSearchPopup } from './use-search-popup.ts';

export type SearchBarProps = {
  /** Where the popup comes from. */
  load?: LoadPopup;
};

/**
 * What the page's search is in a few words, and the way to another: each part opens the popup at its section.
 */
export const SearchBar = observer(function SearchBar({ load = loadPopup }: SearchBarProps) {
  const { t } = useTranslation('search');
  const { place, stay, guests } = useSearchSummary(useFeatureStore(searchStore).shown);
  const popup = useSearchPopup(load);
  const opens = (section: SearchSection) => ({
    ...popup.warming,
    type: 'button' as const,
    'aria-haspopup': 'dialog' as const,
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => popup.open(section, currentTarget),
  });
  const parts = [
    { section: 'where', label: t('where-to'), text: place, open: t('anywhere') },
    { section: 'when', label: t('when-to'), text: stay, open: t('add-dates') },
    { section: 'who', label: t('who-comes'), text: guests, open: t('add-guests') },
  ] as const;
  const mark = (
    <span className={styles.mark} data-turning={popup.isLoading || undefined}>
      <Icon of={popup.isLoading ? LoaderCircle : Search} />
    </span>
  );
  return (
    <search className={styles.bar} aria-busy={popup.isLoading || undefined}>
      {/* On a narrow place one button, otherwise one for each part. */}
      <button {...opens('where')} className={styles.whole}>
        {mark}
        <span className={styles.texts}>
          <span className={styles.title}>
            {place === undefined ? t('where-to') : <VisuallyHidden>{t('where-to')} </VisuallyHidden>}
            {place}
          </span>{' '}
          <span className={styles.text}>{`${stay ?? t('add-dates')} · ${guests ?? t('add-guests')}`}</span>
        </span>
      </button>
      <div className={styles.parts}>
        {parts.map(({ section, label, text, open }) => (
          <button key={section} {...opens(section)} className={styles.part}>
            <span className={styles.title}>{label}</span>{' '}
            <span className={styles.text} data-chosen={text !== undefined || undefined}>
              {text ?? open}
            </span>
          </button>
        ))}
        <button {...opens('where')} className={styles.open} aria-label={t('search-popup-title')}>
          {mark}
        </button>
      </div>
      <p role="status" className={popup.hasFailed ? styles.failure : styles.announcement}>
        {popup.isLoading && t('search-popup-loading')}
        {popup.hasFailed && t('search-popup-failed')}
      </p>
      {popup.Popup && popup.section && (
        <popup.Popup section={popup.section} onClose={popup.close} onShow={popup.leave} />
      )}
    </search>
  );
});
