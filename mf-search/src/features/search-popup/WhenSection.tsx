import { nightsBetween } from '@moien/contract';
import { useFeatureStore, useLazyModule } from '@moien/shared-lib';
import { Button } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { searchStore } from '../search-state/search-store.ts';
import { setStay, stayOf } from '../search-state/search-transitions.ts';
import { useSearchSummary } from '../search-state/use-search-summary.ts';
import styles from './SearchPopup.module.css';
import { StayPickerSubstitute } from './StayPickerSubstitute.tsx';

/** The calendar is heavy: it comes with the section. */
export const loadStayPicker = () => import(/* webpackChunkName: "stay-picker" */ './StayPicker.tsx');

/** `isWanted`: the section has been opened. */
export const WhenSection = observer(function WhenSection({ isWanted }: { isWanted: boolean }) {
  const { t } = useTranslation('search');
  const search = useFeatureStore(searchStore);
  const { module, hasFailed, retry } = useLazyModule(loadStayPicker, isWanted);
  const { arrival } = stayOf(search.current);
  return (
    <div className={styles.when}>
      <div className={styles.guide}>
        <p role="status">{useGuide()}</p>
        {arrival !== undefined && (
          <Button variant="quiet" onClick={() => search.change((query) => setStay(query, {}))}>
            {t('dates-clear')}
          </Button>
        )}
      </div>
      {module && isWanted && <module.StayPicker />}
      {!module && <StayPickerSubstitute hasFailed={hasFailed} onRetry={retry} />}
    </div>
  );
});

/** What is to be chosen next, or what is chosen. */
function useGuide(): string {
  const { t } = useTranslation('search');
  const { current } = useFeatureStore(searchStore);
  const { stay } = useSearchSummary(current);
  const { arrival, departure } = stayOf(current);
  if (arrival === undefined) return t('choose-arrival');
  if (departure === undefined) return t('choose-departure');
  return t('stay-chosen', { stay, nights: t('nights', { count: nightsBetween(arrival, departure) }) });
}
