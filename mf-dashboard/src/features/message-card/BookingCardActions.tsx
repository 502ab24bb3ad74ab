import type { Booking } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { Button } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Received } from '../booking/received.ts';
import { AcceptButton } from '../booking-actions/AcceptButton.tsx';
import { LazyBookingDialog } from '../booking-actions/LazyBookingDialog.tsx';
import { ActionFailureNotice } from '../booking-store/ActionFailureNotice.tsx';
import type { RentalBookingStore } from '../booking-store/rental-booking-store.ts';
import cardStyles from '../bookings/BookingCard.module.css';
import { ChangePayLink } from '../payment-links/ChangePayLink.tsx';
import { DepositLink } from '../payment-links/DepositLink.tsx';
import { PayLink } from '../payment-links/PayLink.tsx';

type BookingCardActionsProps = { store: RentalBookingStore; received: Received<Booking> };

/** What waits for its reader; everything else is on the booking's page, to which the card leads. */
export const BookingCardActions = observer(function BookingCardActions(props: BookingCardActionsProps) {
  const { store, received } = props;
  const { t } = useTranslation('dashboard');
  const { toast } = useRootStore();
  const [isDeclining, setDeclining] = useState(false);
  const booking = received.value;
  const announce = (text?: string) => text && toast.show('success', text);
  // What the other side proposes is a card of its own; one's own becomes one once it is paid.
  const isOwnChange = booking.change?.proposedBy === booking.role;
  return (
    <>
      <div className={cardStyles.actions}>
        <PayLink booking={booking} />
        {isOwnChange && <ChangePayLink booking={booking} />}
        <DepositLink booking={booking} />
        <AcceptButton store={store} booking={booking} onDone={announce} />
        {booking.actionArray.includes('decline') && (
          <Button aria-haspopup="dialog" onClick={() => setDeclining(true)}>
            {t('action-decline')}
          </Button>
        )}
      </div>
      <ActionFailureNotice store={store} action="accept" />
      <LazyBookingDialog
        action={isDeclining ? 'decline' : undefined}
        received={received}
        store={store}
        onClose={() => setDeclining(false)}
        onDone={announce}
      />
    </>
  );
});
