import type { Booking, BookingChange } from '@moien/contract';
import { RouteLink, useFeatureStore, useRootStore } from '@moien/shared-lib';
import { AmountLines, buttonAttributes, EmptyState, formatPrice } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { guestsText } from '../../booking-box/guests-text.ts';
import { stayOfBooking } from '../booked-stay.ts';
import styles from '../Checkout.module.css';
import { LazyChangeForm } from '../lazy-checkout.ts';
import { PaymentResult } from '../payment-result/PaymentResult.tsx';
import { paymentStore } from '../payment-result/payment-store.ts';
import { stayDays } from '../stay-days.ts';

type ChangePaymentViewProps = { bookingId: string; changeId: string };

/** The difference that a changed stay costs: for what it is, and the card to pay it with. */
export const ChangePaymentView = observer(function ChangePaymentView(props: ChangePaymentViewProps) {
  const { bookingId, changeId } = props;
  const { t } = useTranslation('checkout');
  const view = useFeatureStore(paymentStore).viewOf(bookingId);
  // Signed out, missing or out of reach: in the words of every payment.
  if (view?.status !== 'known') return <PaymentResult bookingId={bookingId} />;
  const { booking } = view;
  const { change } = booking;
  if (change?.id !== changeId || !change.isPaymentNeeded || booking.role !== 'guest')
    return <NothingDue id={bookingId} />;
  return (
    <article className={styles.page}>
      <h1 className={styles.title}>{t('change-title')}</h1>
      <div className={styles.columns}>
        <aside className={styles.summary}>
          <ChangedStay booking={booking} change={change} />
        </aside>
        <div className={styles.main}>
          <LazyChangeForm booking={booking} due={{ kind: 'change', change }} />
        </div>
      </div>
    </article>
  );
});

type ChangedStayProps = { booking: Booking; change: BookingChange };

const ChangedStay = observer(function ChangedStay({ booking, change }: ChangedStayProps) {
  const { t } = useTranslation('checkout');
  const { t: search } = useTranslation('search');
  const { languageTag } = useRootStore();
  const price = (amount: number) => formatPrice(amount, booking.currency, languageTag);
  const stay = stayOfBooking({ ...change, optionArray: booking.optionArray });
  const rows = [
    [t('stay-days'), t('from-to', stayDays(change.arrivalDate, change.departureDate, languageTag))],
    [t('stay-guests'), guestsText(stay.guests, search)],
  ];
  return (
    <>
      <h2>{booking.home.title}</h2>
      <dl className={styles.rows}>
        {rows.map(([name, value]) => (
          <div key={name} className={styles.row}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <AmountLines
        lines={[
          { id: 'before', name: t('change-before'), amount: price(booking.quote.total) },
          { id: 'after', name: t('change-after'), amount: price(change.quote.total) },
          {
            id: 'difference',
            name: t('change-difference'),
            amount: price(change.difference),
            isTotal: true,
          },
        ]}
      />
    </>
  );
});

function NothingDue({ id }: { id: string }) {
  const { t } = useTranslation('checkout');
  return (
    <EmptyState
      title={t('change-not-due')}
      text={t('change-not-due-explained')}
      headingLevel={1}
      action={
        <RouteLink route="rental-booking" parameters={{ id }} {...buttonAttributes({ variant: 'primary' })}>
          {t('see-booking')}
        </RouteLink>
      }
    />
  );
}
