import { useFeatureStore } from '@moien/shared-lib';
import { Button, Sheet } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { AskHost } from './AskHost.tsx';
import styles from './BookingBox.module.css';
import { BookLink, useIsBookable } from './BookLink.tsx';
import { LazyTermSwitch } from './lazy-booking.ts';
import { StayCalendar } from './StayCalendar.tsx';
import { StayFoot } from './StayFoot.tsx';
import { StayGuests } from './StayGuests.tsx';
import { StayQuote } from './StayQuote.tsx';
import { StayStep } from './StayStep.tsx';
import type { StaySheetProps } from './stay-sheet-props.ts';
import { stayStore } from './stay-store.ts';

/** Where the stay is chosen: days, guests, and what it comes to. */
export const StaySheet = observer(function StaySheet({ isOpen, onClose, part, ...stay }: StaySheetProps) {
  const { t } = useTranslation('search');
  const { property, today, arePetsAllowed } = stay;
  const stays = useFeatureStore(stayStore);
  const { status } = stays.quoteOf(property.id);
  const { arrival, departure } = stays.stayOf(property.id).range;
  const isBookable = useIsBookable(property);
  const isHalfChosen = arrival !== undefined && departure === undefined;
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('your-stay')}
      closeLabel={t('close')}
      footer={
        <>
          <StayFoot property={property} />
          <div className={styles.ways}>
            <Button
              variant={isBookable ? 'quiet' : status === 'known' ? 'primary' : 'secondary'}
              disabled={isHalfChosen || status === 'refused'}
              onClick={onClose}
            >
              {t('done')}
            </Button>
            <BookLink property={property} />
          </div>
        </>
      }
    >
      <div className={styles.choices}>
        <LazyTermSwitch property={property} />
        <div className={styles.days}>
          <StayStep property={property} />
          <StayCalendar property={property} today={today} months={2} startsThisWeek />
        </div>
        <StayGuests
          property={property}
          arePetsAllowed={arePetsAllowed}
          isWanted={isOpen && part === 'guests'}
        />
        {status !== 'open' && status !== 'refused' && <StayQuote property={property} />}
        <AskHost property={property} />
      </div>
    </Sheet>
  );
});
