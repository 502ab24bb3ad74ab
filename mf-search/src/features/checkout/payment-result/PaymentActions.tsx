import { type Booking, bookingCalendarPath, type PaymentStatus } from '@moien/contract';
import { RouteLink } from '@moien/shared-lib';
import { buttonAttributes } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import { stayOfBooking } from '../booked-stay.ts';
import { checkoutSearch } from '../checkout-search.ts';
import { isPage } from '../is-page.ts';
import styles from './PaymentResult.module.css';
import type { PaymentOutcome } from './payment-outcome.ts';

type PaymentActionsProps = { payment: PaymentStatus; booking: Booking; outcome: PaymentOutcome };

const primary = buttonAttributes({ variant: 'primary', size: 'large', isWide: true });
const secondary = buttonAttributes({ size: 'large', isWide: true });

const AGAIN = { failed: 'pay-again', unpaid: 'go-on-to-pay', expired: 'book-again' } as const;
const isAgain = (outcome: PaymentOutcome): outcome is keyof typeof AGAIN => Object.hasOwn(AGAIN, outcome);

/** The ways on from here. */
export function PaymentActions({ payment, booking, outcome }: PaymentActionsProps) {
  const { t } = useTranslation('checkout');
  const { id, home } = booking;
  const { challengeUrl } = payment;
  const search = booking.change?.isPaymentNeeded
    ? new URLSearchParams({ bookingId: id, changeId: booking.change.id })
    : checkoutSearch(stayOfBooking(booking), booking.optionArray);
  const isTaken = outcome === 'booked' || outcome === 'requested';
  return (
    <div className={styles.actions}>
      {outcome === 'challenge' && challengeUrl !== null && isPage(challengeUrl) && (
        <a href={challengeUrl} {...primary}>
          {t('go-to-bank')}
        </a>
      )}
      {isAgain(outcome) && (
        <RouteLink route="checkout" parameters={{ id: home.propertyId }} search={search} {...primary}>
          {t(AGAIN[outcome])}
        </RouteLink>
      )}
      <RouteLink route="rental-booking" parameters={{ id }} {...(isTaken ? primary : secondary)}>
        {t('see-booking')}
      </RouteLink>
      {outcome === 'booked' && (
        <a href={bookingCalendarPath(id)} download {...secondary}>
          {t('add-to-calendar')}
        </a>
      )}
    </div>
  );
}
