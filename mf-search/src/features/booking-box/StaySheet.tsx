import { useFeatureStore } from '@moien/shared-lib';
import { Button, Sheet } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { BookingActions } from './BookingActions.tsx';
import styles from './BookingBox.module.css';
import type { StaySheetProps } from './LazyStaySheet.tsx';
import { LazyTermSwitch } from './lazy-booking.ts';
import { StayCalendar } from './StayCalendar.tsx';
import { StayFoot } from './StayFoot.tsx';
import { StayGuests } from './StayGuests.tsx';
import { StayQuote } from './StayQuote.tsx';
import { stayStore } from './stay-store.ts';

/** Where the stay is chosen: days, guests, and what it comes to. */
export const StaySheet = observer(function StaySheet({ isOpen, onClose, part, ...stay }: StaySheetProps) {
  const { t } = useTranslation('search');
  const { property, today, arePetsAllowed } = stay;
  const stays = useFeatureStore(stayStore);
  const hasDays = stays.stayOf(property.id).range.arrival !== undefined;
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('your-stay')}
      closeLabel={t('close')}
      footer={
        <>
          <StayFoot property={property} />
          {hasDays && <Button onClick={() => stays.clearDays(property.id)}>{t('clear-days')}</Button>}
          <Button variant="primary" onClick={onClose}>
            {t('done')}
          </Button>
        </>
      }
    >
      <div className={styles.choices}>
        <LazyTermSwitch property={property} />
        <StayCalendar property={property} today={today} months={2} />
        <StayGuests
          property={property}
          arePetsAllowed={arePetsAllowed}
          isWanted={isOpen && part === 'guests'}
        />
        <StayQuote property={property} />
        <BookingActions property={property} />
      </div>
    </Sheet>
  );
});
