import { useFeatureStore } from '@moien/shared-lib';
import { Button, Sheet } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { StayCalendar } from '../booking-box/StayCalendar.tsx';
import { StayFoot } from '../booking-box/StayFoot.tsx';
import { StayGuests } from '../booking-box/StayGuests.tsx';
import { StayStep } from '../booking-box/StayStep.tsx';
import type { StaySheetProps } from '../booking-box/stay-sheet-props.ts';
import { stayStore } from '../booking-box/stay-store.ts';
import styles from './Checkout.module.css';

/** Where dates and guests are changed without leaving the checkout. */
export const StayChoice = observer(function StayChoice(props: StaySheetProps) {
  const { property, today, arePetsAllowed, isOpen, part, onClose } = props;
  const { t } = useTranslation('checkout');
  const { arrival, departure } = useFeatureStore(stayStore).stayOf(property.id).range;
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
          <Button variant="primary" disabled={isHalfChosen} onClick={onClose}>
            {t('apply-stay')}
          </Button>
        </>
      }
    >
      <div className={styles.choice}>
        <StayStep property={property} />
        <StayCalendar property={property} today={today} months={2} />
        <StayGuests
          property={property}
          arePetsAllowed={arePetsAllowed}
          isWanted={isOpen && part === 'guests'}
        />
      </div>
    </Sheet>
  );
});
