import type { Property } from '@moien/contract';
import { useFeatureStore } from '@moien/shared-lib';
import { observer } from 'mobx-react-lite';
import styles from './StayFoot.module.css';
import { StayTotal } from './StayTotal.tsx';
import { stayStore } from './stay-store.ts';

/** What stays in view while a stay is chosen: its total, or why it has none. */
export const StayFoot = observer(function StayFoot({ property }: { property: Property }) {
  const stays = useFeatureStore(stayStore);
  const answer = stays.quoteOf(property.id);
  return (
    <div className={styles.foot} role="status">
      {answer.status === 'refused' ? (
        <p className={styles.refusal}>{answer.message}</p>
      ) : (
        <StayTotal property={property} />
      )}
    </div>
  );
});
