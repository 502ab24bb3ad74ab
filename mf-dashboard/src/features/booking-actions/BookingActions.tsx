import type { Booking } from '@moien/contract';
import { Button, type ButtonLook } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Received } from '../booking/received.ts';
import { LazyChangeSheet } from '../booking-change/LazyChangeSheet.tsx';
import { ActionFailureNotice } from '../booking-store/ActionFailureNotice.tsx';
import type { RentalBookingStore } from '../booking-store/rental-booking-store.ts';
import { PayLink } from '../payment-links/PayLink.tsx';
import { AcceptButton } from './AcceptButton.tsx';
import styles from './BookingActions.module.css';
import type { DialogAction } from './dialog-action.ts';
import { LazyBookingDialog } from './LazyBookingDialog.tsx';
import { OnwardLink } from './OnwardLink.tsx';

type BookingActionsProps = {
  store: RentalBookingStore;
  received: Received<Booking>;
  /** With what is to be said, where the page does not show it. */
  onDone: (text?: string) => void;
};

type Opened = DialogAction | 'cancel' | 'propose-change';
/** In their order on the page; what nobody should press by mistake comes last. */
const BUTTONS = [
  'object-to-no-show',
  'decline',
  'propose-change',
  'report-no-show',
  'withdraw',
  'cancel',
] as const satisfies readonly Opened[];
const VARIANTS: Partial<Record<Opened, ButtonLook['variant']>> = {
  'object-to-no-show': 'primary',
  withdraw: 'quiet',
  cancel: 'quiet',
  'report-no-show': 'quiet',
};

/** What the server lets this person do now; everything but accepting asks once more in a dialog. */
export const BookingActions = observer(function BookingActions(props: BookingActionsProps) {
  const { store, received, onDone } = props;
  const { t } = useTranslation('dashboard');
  const [opened, setOpened] = useState<Opened>();
  const booking = received.value;
  const { actionArray } = booking;
  const open = (action: Opened) => {
    store.forgetFailure();
    setOpened(action);
  };
  const close = () => setOpened(undefined);
  const dialog = { store, onClose: close, onDone };
  return (
    <>
      <div className={styles.actions}>
        <PayLink booking={booking} size="large" />
        <AcceptButton store={store} booking={booking} size="large" onDone={onDone} />
        <OnwardLink received={received} />
        {BUTTONS.filter((action) => actionArray.includes(action)).map((action) => (
          <Button key={action} variant={VARIANTS[action]} aria-haspopup="dialog" onClick={() => open(action)}>
            {t(`action-${action}`)}
          </Button>
        ))}
      </div>
      <ActionFailureNotice store={store} action="accept" />
      <LazyBookingDialog
        action={opened === 'propose-change' ? undefined : opened}
        received={received}
        {...dialog}
      />
      <LazyChangeSheet isOpen={opened === 'propose-change'} received={received} {...dialog} />
    </>
  );
});
