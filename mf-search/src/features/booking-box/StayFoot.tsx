import type { Property } from '@moien/contract';
import { useFeatureStore } from '@moien/shared-lib';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styles from './StayFoot.module.css';
import { StayTotal } from './StayTotal.tsx';
import { shownTerm } from './shown-term.ts';
import { stayStore } from './stay-store.ts';

/** What stays in view while a stay is chosen: its total, or why it has none, and how short it may be. */
export const StayFoot = observer(function StayFoot({ property }: { property: Property }) {
  const { t } = useTranslation('search');
  const stays = useFeatureStore(stayStore);
  const answer = stays.quoteOf(property.id);
  const { minimumNights, minimumMonths } = property;
  const minimum =
    shownTerm(property, stays.termOf(property.id)) === 'night'
      ? t('minimum-stay', { length: t('nights', { count: minimumNights }) })
      : minimumMonths !== null && t('minimum-stay', { length: t('months', { count: minimumMonths }) });
  return (
    <div className={styles.foot}>
      {answer.status === 'refused' ? (
        <p className={styles.refusal}>{answer.message}</p>
      ) : (
        <StayTotal property={property} />
      )}
      {minimum && <p className={styles.minimum}>{minimum}</p>}
    </div>
  );
});
