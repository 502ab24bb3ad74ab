import type { Booking } from '@moien/contract';
import { Button, type ButtonLook } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { RentalBookingStore } from '../booking-store/rental-booking-store.ts';

type AcceptButtonProps = Pick<ButtonLook, 'size'> & {
  store: Pick<RentalBookingStore, 'pending' | 'accept'>;
  booking: Booking;
  /** With what is to be said. */
  onDone: (text: string) => void;
};

/** For the host, while a request waits for an answer. Accepting asks nothing more. */
export const AcceptButton = observer(function AcceptButton(props: AcceptButtonProps) {
  const { store, booking, size, onDone } = props;
  const { t } = useTranslation('dashboard');
  if (!booking.actionArray.includes('accept')) return null;
  const accept = async () => {
    if (await store.accept()) onDone(t('action-accept-done', { name: booking.person.firstName }));
  };
  return (
    <Button
      variant="primary"
      {...(size && { size })}
      isBusy={store.pending === 'accept'}
      onClick={() => void accept()}
    >
      {t('action-accept')}
    </Button>
  );
});
