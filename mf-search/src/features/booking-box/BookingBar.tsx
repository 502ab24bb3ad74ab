import type { Property } from '@moien/contract';
import { useFeatureStore } from '@moien/shared-lib';
import { Button } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styles from './BookingBar.module.css';
import { StayTotal } from './StayTotal.tsx';
import { stayStore } from './stay-store.ts';

type BookingBarProps = { property: Property; onOpen: () => void };

/** On a phone the price stays in view, and the way to choose a stay. */
export const BookingBar = observer(function BookingBar({ property, onOpen }: BookingBarProps) {
  const { t } = useTranslation('search');
  const { range } = useFeatureStore(stayStore).stayOf(property.id);
  return (
    <section className={styles.bar} aria-label={t('your-stay')}>
      <div className={styles.price}>
        <StayTotal property={property} />
      </div>
      <Button variant="primary" onClick={onOpen} aria-haspopup="dialog">
        {t(range.departure ? 'change-stay' : 'choose-stay')}
      </Button>
    </section>
  );
});
