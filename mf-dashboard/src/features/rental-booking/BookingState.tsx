import { type Booking, nightsBetween } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { formatPrice } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Deadline } from '../booking/Deadline.tsx';
import { guestsText } from '../booking/guests-text.ts';
import type { Received } from '../booking/received.ts';
import { type ShownState, shownState } from '../booking/shown-state.ts';
import { stayDaysText } from '../booking/stay-days-text.ts';
import { BookingActions } from '../booking-actions/BookingActions.tsx';
import type { RentalBookingStore } from '../booking-store/rental-booking-store.ts';
import { WrittenWords } from '../written-words/WrittenWords.tsx';
import styles from './BookingState.module.css';
import { cancelledBy, endReason } from './end-reason.ts';
import { WriteLink } from './WriteLink.tsx';

type BookingStateProps = {
  store: RentalBookingStore;
  received: Received<Booking>;
  heading: RefObject<HTMLHeadingElement | null>;
  /** With what is to be said, where the page does not show it. */
  onDone: (text?: string) => void;
};

/**
 * How the booking stands, what happens next and until when, and what can be done about it. While a guest is
 * there, the host writes to them first; changes stand below.
 */
export const BookingState = observer(function BookingState(props: BookingStateProps) {
  const { store, received, heading, onDone } = props;
  const { t } = useTranslation('dashboard');
  const { languageTag } = useRootStore();
  const { value: booking, arrival } = received;
  const { home, person, role, deadline } = booking;
  const shown = shownState(booking);
  const refunded = booking.refundTotal ?? booking.refundedTotal;
  const names = {
    name: person.firstName,
    city: home.cityName,
    time: home.checkInTime,
    place: t(home.address?.text ? 'place-address' : 'place-location'),
    amount: formatPrice(refunded, booking.currency, languageTag),
  };
  const next = nextText(shown, role, refunded === 0);
  const isRequest = role === 'owner' && shown === 'requested';
  const reason = endReason(booking);
  return (
    <header className={styles.state}>
      <p className={styles.what}>
        {`${home.title}\u00a0· `}
        <span className={styles.days}>{stayDaysText(booking, languageTag)}</span>
      </p>
      <h1 ref={heading} className={styles.title} tabIndex={-1}>
        {t(`state-${cancelledBy(booking) ?? `${shown}-${role}`}`, names)}
      </h1>
      {isRequest && <RequestFacts booking={booking} />}
      {next && <p className={styles.next}>{t(next, names)}</p>}
      {reason && <WrittenWords caption={t('reason-of', { name: person.firstName })} text={reason} />}
      {isRequest && booking.message && (
        <WrittenWords caption={t('message-of', { name: person.firstName })} text={booking.message} />
      )}
      {deadline && (
        <Deadline
          deadline={deadline}
          arrival={arrival}
          timeZone={home.timeZone}
          onEnd={() => void store.load()}
        />
      )}
      {shown === 'in-stay' ? (
        <WriteLink booking={booking} variant="primary" size="large" />
      ) : (
        <BookingActions store={store} received={received} onDone={onDone} />
      )}
    </header>
  );
});

/** The key of what comes next; undefined for a host whose guest is there. */
function nextText(shown: ShownState, role: Booking['role'], isWithoutRefund: boolean) {
  if (shown === 'cancelled' && isWithoutRefund) return 'next-cancelled-nothing';
  if (shown === 'in-stay') return undefined;
  return `next-${shown}-${role}` as const;
}

/** What a host wants to know before the answer: who would come for how long, and what arrives. */
function RequestFacts({ booking }: { booking: Booking }) {
  const { t } = useTranslation('dashboard');
  const { languageTag } = useRootStore();
  const { arrivalDate, departureDate, payout, currency } = booking;
  const facts = [guestsText(booking, t), t('nights', { count: nightsBetween(arrivalDate, departureDate) })];
  return (
    <>
      <p className={styles.facts}>{facts.join(' · ')}</p>
      {payout && (
        <p className={styles.payout}>
          {t('payout-request', { amount: formatPrice(payout.amount, currency, languageTag) })}
        </p>
      )}
    </>
  );
}
