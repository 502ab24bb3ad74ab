import type { Booking, BookingChange, BookingChangeDecision } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { Button, VisuallyHidden } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Deadline } from '../booking/Deadline.tsx';
import { guestsText } from '../booking/guests-text.ts';
import type { Received } from '../booking/received.ts';
import { stayDaysText } from '../booking/stay-days-text.ts';
import { ActionFailureNotice } from '../booking-store/ActionFailureNotice.tsx';
import type { RentalBookingStore } from '../booking-store/rental-booking-store.ts';
import { ChangePayLink, isChangePaymentDue } from '../payment-links/ChangePayLink.tsx';
import styles from './ChangeProposal.module.css';
import { differenceText } from './difference-text.ts';

type ChangeProposalProps = {
  store: Pick<RentalBookingStore, 'pending' | 'failure' | 'decideChange' | 'load'>;
  received: Received<Booking>;
  onDone: (text: string) => void;
};

/** A proposed change: what it would be, what it does to the price, and the answer to it. */
export const ChangeProposal = observer(function ChangeProposal(props: ChangeProposalProps) {
  const { store, received } = props;
  const { t } = useTranslation('dashboard');
  const { languageTag } = useRootStore();
  const id = useId();
  const { change, role, person, home, serverTime, currency } = received.value;
  if (!change) return null;
  const isOwn = change.proposedBy === role;
  const secondsLeft = Math.max(0, Math.round((Date.parse(change.endsAt) - Date.parse(serverTime)) / 1000));
  return (
    <section className={styles.proposal} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t(isOwn ? 'change-own-title' : 'change-other-title', { name: person.firstName })}
      </h2>
      <Differences booking={received.value} change={change} />
      <p>{differenceText(change.difference, currency, languageTag, t)}</p>
      <Deadline
        deadline={{ endsAt: change.endsAt, secondsLeft }}
        arrival={received.arrival}
        timeZone={home.timeZone}
        onEnd={() => void store.load()}
      />
      <ActionFailureNotice store={store} action="decide-change" />
      <Answers {...props} change={change} />
    </section>
  );
});

/** What would be another, with what it is now. */
function Differences({ booking, change }: { booking: Booking; change: BookingChange }) {
  const { t } = useTranslation('dashboard');
  const { languageTag } = useRootStore();
  const rows = [
    { id: 'stay-dates', textOf: (stay: Booking | BookingChange) => stayDaysText(stay, languageTag) },
    { id: 'guests', textOf: (stay: Booking | BookingChange) => guestsText(stay, t) },
  ].map(({ id, textOf }) => ({ id, before: textOf(booking), after: textOf(change) }));
  return (
    <dl className={styles.differences}>
      {rows
        .filter(({ before, after }) => before !== after)
        .map(({ id, before, after }) => (
          <div key={id}>
            <dt>{t(`change-${id}`)}</dt>
            <dd>
              {before} <span aria-hidden="true">→</span> <VisuallyHidden>{t('change-to')}</VisuallyHidden>{' '}
              <strong>{after}</strong>
            </dd>
          </div>
        ))}
    </dl>
  );
}

/** A difference that the guest has yet to pay is paid first: that is the answer then. */
const Answers = observer(function Answers(props: ChangeProposalProps & { change: BookingChange }) {
  const { store, received, onDone, change } = props;
  const { t } = useTranslation('dashboard');
  const [decision, setDecision] = useState<BookingChangeDecision['decision']>();
  const booking = received.value;
  const isOwn = change.proposedBy === booking.role;
  const mustPay = isChangePaymentDue(booking);
  const decide = async (chosen: BookingChangeDecision['decision']) => {
    setDecision(chosen);
    if (await store.decideChange(change.id, chosen)) onDone(t(`change-${chosen}-done`));
  };
  const button = (chosen: BookingChangeDecision['decision']) => ({
    isBusy: store.pending === 'decide-change' && decision === chosen,
    onClick: () => void decide(chosen),
    children: t(`change-${chosen}`),
  });
  return (
    <div className={styles.answers}>
      <ChangePayLink booking={booking} />
      {!isOwn && !mustPay && <Button variant="primary" {...button('accepted')} />}
      {isOwn ? <Button {...button('withdrawn')} /> : <Button {...button('declined')} />}
    </div>
  );
});
