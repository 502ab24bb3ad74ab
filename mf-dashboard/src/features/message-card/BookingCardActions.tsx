import type { Booking } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { Button, Notice } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Received } from '../booking/received.ts';
import { LazyBookingDialog } from '../booking-actions/LazyBookingDialog.tsx';
import { PayLink } from '../booking-actions/PayLink.tsx';
import { actionFailureText } from '../booking-store/action-failure-text.ts';
import type { RentalBookingStore } from '../booking-store/rental-booking-store.ts';
import cardStyles from '../bookings/BookingCard.module.css';

type BookingCardActionsProps = { store: RentalBookingStore; received: Received<Booking> };

/** What waits for its reader; everything else is on the booking's page, to which the card leads. */
export const BookingCardActions = observer(function BookingCardActions(props: BookingCardActionsProps) {
  const { store, received } = props;
  const { t } = useTranslation('dashboard');
  const { toast } = useRootStore();
  const [isDeclining, setDeclining] = useState(false);
  const { person, actionArray } = received.value;
  const tell = (text?: string) => text && toast.show('success', text);
  const accept = async () => {
    if (await store.accept()) tell(t('action-accept-done', { name: person.firstName }));
  };
  return (
    <>
      <div className={cardStyles.actions}>
        <PayLink booking={received.value} />
        {actionArray.includes('accept') && (
          <Button variant="primary" isBusy={store.pending === 'accept'} onClick={() => void accept()}>
            {t('action-accept')}
          </Button>
        )}
        {actionArray.includes('decline') && (
          <Button aria-haspopup="dialog" onClick={() => setDeclining(true)}>
            {t('action-decline')}
          </Button>
        )}
      </div>
      {store.failure?.action === 'accept' && (
        <Notice tone="error" isAlert>
          {actionFailureText(store.failure, t)}
        </Notice>
      )}
      <LazyBookingDialog
        action={isDeclining ? 'decline' : undefined}
        received={received}
        store={store}
        onClose={() => setDeclining(false)}
        onDone={tell}
      />
    </>
  );
});
