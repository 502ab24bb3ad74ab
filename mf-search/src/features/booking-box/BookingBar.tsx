import type { Property } from '@moien/contract';
import { useFeatureStore } from '@moien/shared-lib';
import { Icon } from '@moien/shared-lib/ui';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styles from './BookingBar.module.css';
import { useIsBookable } from './BookLink.tsx';
import { NextStep } from './NextStep.tsx';
import { StayTotal } from './StayTotal.tsx';
import type { StayPart } from './stay-sheet-props.ts';
import { stayStore } from './stay-store.ts';

type BookingBarProps = { property: Property; onOpen: (part: StayPart) => void };

/** On a phone the price stays in view, and the next step: a stay, other days, or the booking. */
export const BookingBar = observer(function BookingBar({ property, onOpen }: BookingBarProps) {
  const { t } = useTranslation('search');
  const stays = useFeatureStore(stayStore);
  const answer = stays.quoteOf(property.id);
  const isBookable = useIsBookable(property);
  return (
    <section className={styles.bar} aria-label={t('your-stay')}>
      <div className={styles.price}>
        {answer.status === 'refused' ? (
          <p className={styles.refusal}>
            <Icon of={CircleAlert} size="small" />
            <span>{answer.message}</span>
          </p>
        ) : (
          <StayTotal property={property} />
        )}
        {isBookable && (
          <button
            type="button"
            className={styles.change}
            aria-haspopup="dialog"
            onClick={() => onOpen('days')}
          >
            {t('change-stay')}
          </button>
        )}
      </div>
      <NextStep property={property} onOpen={onOpen} />
    </section>
  );
});
