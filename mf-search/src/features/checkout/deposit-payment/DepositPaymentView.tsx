import { RouteLink, useFeatureStore, useRootStore } from '@moien/shared-lib';
import { AmountLines, buttonAttributes, EmptyState, formatPrice } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styles from '../Checkout.module.css';
import { LazyChangeForm } from '../lazy-checkout.ts';
import { PaymentResult } from '../payment-result/PaymentResult.tsx';
import { paymentStore } from '../payment-result/payment-store.ts';
import { stayDays } from '../stay-days.ts';

/** The deposit of a booking: for which stay, and the card on which it is reserved. */
export const DepositPaymentView = observer(function DepositPaymentView({ bookingId }: { bookingId: string }) {
  const { t } = useTranslation('checkout');
  const { t: search } = useTranslation('search');
  const { languageTag } = useRootStore();
  const view = useFeatureStore(paymentStore).viewOf(bookingId);
  // Signed out, missing or out of reach: in the words of every payment.
  if (view?.status !== 'known') return <PaymentResult bookingId={bookingId} />;
  const { booking } = view;
  const { depositStatus: deposit, actionArray, home, arrivalDate, departureDate } = booking;
  if (!deposit || !actionArray.includes('secure-deposit'))
    return (
      <EmptyState
        title={t('deposit-not-due')}
        text={t('deposit-not-due-explained')}
        headingLevel={1}
        action={
          <RouteLink
            route="rental-booking"
            parameters={{ id: bookingId }}
            {...buttonAttributes({ variant: 'primary' })}
          >
            {t('see-booking')}
          </RouteLink>
        }
      />
    );
  const amount = formatPrice(deposit.amount, booking.currency, languageTag);
  return (
    <article className={styles.page}>
      <h1 className={styles.title}>{t('deposit-pay-title')}</h1>
      <div className={styles.columns}>
        <aside className={styles.summary}>
          <h2>{home.title}</h2>
          <p>{t('from-to', stayDays(arrivalDate, departureDate, languageTag))}</p>
          <AmountLines lines={[{ id: 'deposit', name: search('deposit'), amount, isTotal: true }]} />
        </aside>
        <div className={styles.main}>
          <LazyChangeForm booking={booking} due={{ kind: 'deposit', amount: deposit.amount }} />
        </div>
      </div>
    </article>
  );
});
