import type { Booking, BookingAction } from '@moien/contract';
import { RouteLink, useRootStore } from '@moien/shared-lib';
import { Accordion, Button, linkAttributes, Notice } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Received } from '../booking/received.ts';
import { isGuestThere } from '../booking/shown-state.ts';
import { BookingActions } from '../booking-actions/BookingActions.tsx';
import { ChangeProposal } from '../booking-change/ChangeProposal.tsx';
import type { RentalBookingStore } from '../booking-store/rental-booking-store.ts';
import { viewOfBooking, writeView } from '../bookings/bookings-view.ts';
import { DepositSection } from '../deposit/DepositSection.tsx';
import { writeView as writeHelpView } from '../help/help-view.ts';
import { Section } from '../page-frame/Section.tsx';
import { PriceSection } from '../price/PriceSection.tsx';
import { RefundSection } from '../price/RefundSection.tsx';
import styles from './BookingDetails.module.css';
import { BookingState } from './BookingState.tsx';
import { HistorySection } from './HistorySection.tsx';
import { PersonSection } from './PersonSection.tsx';
import { StayNow } from './StayNow.tsx';
import { StaySection } from './StaySection.tsx';

/** They stand above everything that can be read later. */
const ASKED_OF_GUEST = ['secure-deposit', 'answer-deposit'] as const;
/** During the stay they stand below what somebody needs on the spot. */
const CHANGES = ['propose-change', 'report-no-show', 'cancel'] as const;

type BookingDetailsProps = { store: RentalBookingStore; received: Received<Booking> };

/** A booking that is known: how it stands and what can be done, then everything about it. */
export const BookingDetails = observer(function BookingDetails({ store, received }: BookingDetailsProps) {
  const { t } = useTranslation('dashboard');
  const booking = received.value;
  const view = viewOfBooking(booking);
  const { heading, announceDone } = useResult();
  const deposit = <DepositSection store={store} booking={booking} onDone={announceDone} />;
  const isAny = (actions: readonly BookingAction[]) =>
    actions.some((action) => booking.actionArray.includes(action));
  const isDepositAsked = isAny(ASKED_OF_GUEST);
  const isThere = isGuestThere(booking);
  const hasPlans = booking.state === 'in-stay' && isAny(CHANGES);
  return (
    <article className={styles.page} aria-busy={store.isLoading}>
      <RouteLink route="bookings" search={writeView(view)} {...linkAttributes({ look: 'alone' })}>
        {t(view === 'requests' ? 'to-requests' : 'to-bookings')}
      </RouteLink>
      {store.problem && (
        <Notice tone="warning" action={<Button onClick={() => void store.load()}>{t('retry')}</Button>}>
          {t('booking-outdated')}
        </Notice>
      )}
      {isThere ? (
        <StayNow received={received} heading={heading} />
      ) : (
        <BookingState store={store} received={received} heading={heading} onDone={announceDone} />
      )}
      {booking.change && <ChangeProposal store={store} received={received} onDone={announceDone} />}
      {isDepositAsked && <div className={styles.asked}>{deposit}</div>}
      <div className={styles.columns}>
        <div>
          <StaySection booking={booking} />
          <PersonSection booking={booking} />
          {hasPlans && (
            <Section title={t('plans-title')}>
              <BookingActions store={store} received={received} onDone={announceDone} />
            </Section>
          )}
        </div>
        <div className={styles.money}>
          {!isThere && <PriceSection booking={booking} />}
          {!isDepositAsked && deposit}
          {isThere ? (
            <Accordion>
              <PriceSection booking={booking} isFolded />
              <RefundSection received={received} isFolded />
              <HistorySection booking={booking} isFolded />
            </Accordion>
          ) : (
            <RefundSection received={received} />
          )}
        </div>
        <div>
          {!isThere && <HistorySection booking={booking} />}
          <RouteLink
            route="help"
            search={writeHelpView({ about: { kind: 'booking', id: booking.id } })}
            {...linkAttributes({ look: 'alone' })}
          >
            {t('help-with-booking')}
          </RouteLink>
        </div>
      </div>
    </article>
  );
});

/**
 * After an action: a toast where the page itself does not show what was done, and the focus on the heading of
 * the booking's state, because the button that had it may be gone.
 */
function useResult() {
  const { toast } = useRootStore();
  const heading = useRef<HTMLHeadingElement>(null);
  const [doneCount, setDoneCount] = useState(0);
  useEffect(() => {
    if (doneCount > 0) heading.current?.focus();
  }, [doneCount]);
  const announceDone = (text?: string) => {
    if (text !== undefined) toast.show('success', text);
    setDoneCount((count) => count + 1);
  };
  return { heading, announceDone };
}
