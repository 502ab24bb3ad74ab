import type { Property } from '@moien/contract';
import { useFeatureStore } from '@moien/shared-lib';
import { Button } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styles from './BookingBar.module.css';
import { BookLink, useIsBookable } from './BookLink.tsx';
import { refusedPart } from './refused-part.ts';
import { StayTotal } from './StayTotal.tsx';
import type { StayPart } from './stay-sheet-props.ts';
import { stayStore } from './stay-store.ts';

type BookingBarProps = { property: Property; onOpen: (part: StayPart) => void };

/** On a phone the price stays in view, and the next step: a stay, other days, or the booking. */
export const BookingBar = observer(function BookingBar({ property, onOpen }: BookingBarProps) {
  const { t } = useTranslation('search');
  const stays = useFeatureStore(stayStore);
  const { range } = stays.stayOf(property.id);
  const answer = stays.quoteOf(property.id);
  const isBookable = useIsBookable(property);
  const part = answer.status === 'refused' ? refusedPart(answer.code) : 'days';
  const slug =
    answer.status === 'refused' ? `other-${part}` : range.departure ? 'change-stay' : 'choose-stay';
  return (
    <section className={styles.bar} aria-label={t('your-stay')}>
      <div className={styles.price}>
        {answer.status === 'refused' ? (
          <p className={styles.refusal}>{answer.message}</p>
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
      {isBookable ? (
        <BookLink property={property} />
      ) : (
        <Button variant="primary" onClick={() => onOpen(part)} aria-haspopup="dialog">
          {t(slug)}
        </Button>
      )}
    </section>
  );
});
