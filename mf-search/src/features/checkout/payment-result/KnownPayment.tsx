import { type Booking, imageUrl, instantOf, type PaymentStatus } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { formatPrice, Icon, Notice, Picture } from '@moien/shared-lib/ui';
import type { LucideIcon } from 'lucide-react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Hourglass from 'lucide-react/icons/hourglass';
import Undo2 from 'lucide-react/icons/undo-2';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { guestsText } from '../../booking-box/guests-text.ts';
import { stayOfBooking } from '../booked-stay.ts';
import { momentText } from '../moment-text.ts';
import { stayDays } from '../stay-days.ts';
import { useFailureText } from '../use-failure-text.ts';
import { PaymentActions } from './PaymentActions.tsx';
import styles from './PaymentResult.module.css';
import { type PaymentOutcome, paymentOutcome } from './payment-outcome.ts';

type KnownPaymentProps = { payment: PaymentStatus; booking: Booking; isStale: boolean };

const ICONS: Partial<Record<PaymentOutcome, LucideIcon>> = {
  booked: CircleCheck,
  requested: CircleCheck,
  challenge: Hourglass,
  'under-way': Hourglass,
  refunded: Undo2,
};

/** What has become of a payment, what happens next, and what it was for. */
export const KnownPayment = observer(function KnownPayment(props: KnownPaymentProps) {
  const { payment, booking, isStale } = props;
  const { t } = useTranslation('checkout');
  const outcome = paymentOutcome(payment, booking);
  return (
    <article className={styles.page} data-outcome={outcome}>
      <div className={styles.said} role="status">
        <span className={styles.mark}>
          <Icon of={ICONS[outcome] ?? CircleAlert} />
        </span>
        <h1>{t(`outcome-${outcome}`, { name: booking.person.firstName })}</h1>
        <OutcomeText {...props} outcome={outcome} />
        {isStale && <Notice tone="warning">{t('payment-stale')}</Notice>}
      </div>
      <PaymentActions payment={payment} booking={booking} outcome={outcome} />
      <BookedStay payment={payment} booking={booking} outcome={outcome} />
    </article>
  );
});

const OutcomeText = observer(function OutcomeText(props: KnownPaymentProps & { outcome: PaymentOutcome }) {
  const { payment, booking, outcome } = props;
  const { t } = useTranslation('checkout');
  const { languageTag } = useRootStore();
  const failureText = useFailureText();
  const { deadline, home, person } = booking;
  const failure = outcome === 'failed' ? payment.failure : null;
  const moment = deadline && momentText(new Date(deadline.endsAt), home.timeZone, languageTag, t);
  return (
    <>
      <p>
        {failure
          ? failureText(failure)
          : t(`outcome-${outcome}-explained`, {
              name: person.firstName,
              amount: formatPrice(
                outcome === 'refunded' ? refundedOf(payment, booking) : payment.amount,
                payment.currency,
                languageTag,
              ),
            })}
      </p>
      {moment && (outcome === 'requested' || outcome === 'failed' || outcome === 'unpaid') && (
        <p className={styles.deadline}>
          {t(`deadline-${deadline.kind}`, { moment, name: person.firstName })}
        </p>
      )}
    </>
  );
});

const refundedOf = (payment: PaymentStatus, booking: Booking) => booking.refundedTotal || payment.amount;

type BookedStayProps = Omit<KnownPaymentProps, 'isStale'> & { outcome: PaymentOutcome };

/** The stay and its guests, the check-in once it is booked, the amount and the card. */
const BookedStay = observer(function BookedStay({ payment, booking, outcome }: BookedStayProps) {
  const { t } = useTranslation('checkout');
  const { t: search } = useTranslation('search');
  const { languageTag } = useRootStore();
  const { home, arrivalDate, departureDate } = booking;
  const { imagePath } = home;
  const price = (amount: number) => formatPrice(amount, payment.currency, languageTag);
  const isRefunded = outcome === 'refunded';
  const checkIn = instantOf(arrivalDate, home.checkInTime, home.timeZone);
  const moment = momentText(checkIn, home.timeZone, languageTag, t);
  const rows: [name: string, value: string, note?: string][] = [
    [t('stay-days'), t('from-to', stayDays(arrivalDate, departureDate, languageTag))],
    ...(outcome === 'booked' ? [[t('check-in'), t('check-in-from', { moment })] as [string, string]] : []),
    [t('stay-guests'), guestsText(stayOfBooking(booking).guests, search)],
    isRefunded
      ? [t('refund'), price(refundedOf(payment, booking))]
      : [t('amount'), price(payment.amount), payment.isAuthorisation ? t('amount-reserved') : ''],
    ...(payment.cardAlias ? [[t('card'), `•••• ${payment.cardAlias.slice(-4)}`] as [string, string]] : []),
  ];
  return (
    <section className={styles.stay} aria-labelledby="booked-stay">
      <div className={styles.home}>
        <Picture
          {...(imagePath !== null && { url: (width) => imageUrl(imagePath, width) })}
          ratio="1:1"
          sizes="6rem"
          alt=""
          isIcon
        />
        <h2 id="booked-stay">{home.title}</h2>
      </div>
      <dl className={styles.rows}>
        {rows.map(([name, value, note]) => (
          <div key={name} className={styles.row}>
            <dt>{name}</dt>
            <dd>
              {value}
              {note && <span className={styles.note}>{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
});
