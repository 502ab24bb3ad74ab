import { type BookingStep, type BookingSummary, imageUrl, nightsBetween } from '@moien/contract';
import { RouteLink, useRootStore } from '@moien/shared-lib';
import {
  Badge,
  type BadgeProps,
  cardLinkClassName,
  classNames,
  formatPrice,
  Picture,
} from '@moien/shared-lib/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Deadline } from '../booking/Deadline.tsx';
import { guestsText } from '../booking/guests-text.ts';
import type { Received } from '../booking/received.ts';
import { isCalledOff, isEnded, type ShownState, shownState } from '../booking/shown-state.ts';
import { stayDaysText } from '../booking/stay-days-text.ts';
import { whenText } from '../booking/when-text.ts';
import styles from './BookingCard.module.css';
import { nextStep } from './next-step.ts';

type BookingCardProps = {
  booking: Received<BookingSummary>;
  /** Whether it is visible without scrolling: its picture is then loaded eagerly. */
  isFirst: boolean;
  /** Called when the deadline for an answer has passed. */
  onDeadline: () => void;
  /** What it waits for, where it is not what the person may do first. */
  step?: BookingStep;
  /** Buttons instead of the next step, where the card stands outside the list of bookings. */
  actions?: ReactNode;
};

const TONES: Partial<Record<ShownState, BadgeProps['tone']>> = {
  confirmed: 'success',
  'in-stay': 'accent',
  held: 'warning',
  requested: 'warning',
  'payment-due': 'warning',
  'no-show': 'error',
  disputed: 'error',
};

/** A booking in a list or a conversation: its state, home, dates and price, and the next step. */
export function BookingCard({ booking, isFirst, onDeadline, actions, step: waitsFor }: BookingCardProps) {
  const { t } = useTranslation('dashboard');
  const { languageTag } = useRootStore();
  const { value, arrival } = booking;
  const { home, person, role, deadline } = value;
  const { imagePath } = home;
  const step = waitsFor ?? nextStep(value);
  const stage = shownState(value);
  const names = { name: person.firstName, city: home.cityName };
  // The host's list of requests has a title that says so: the state is left out of its cards.
  const isInRequests =
    actions === undefined && waitsFor === undefined && role === 'owner' && stage === 'requested';
  const lead = whenText(booking, t) ?? (isEnded(value) ? undefined : t(`state-${stage}-${role}`, names));
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Picture
          url={imagePath === null ? undefined : (width) => imageUrl(imagePath, width)}
          sizes="(min-width: 56em) 14rem, 7rem"
          alt=""
          ratio="1:1"
          isEager={isFirst}
        />
      </div>
      <div className={styles.body}>
        {!isInRequests && (
          <p className={styles.state}>
            <Badge tone={TONES[stage]}>{t(`chip-${stage}`)}</Badge>
            {lead && <span className={styles.lead}>{lead}</span>}
          </p>
        )}
        <h2 className={styles.title}>
          <RouteLink
            className={classNames(cardLinkClassName, styles.link)}
            route="rental-booking"
            parameters={{ id: value.id }}
          >
            {home.title}
          </RouteLink>
        </h2>
        <p className={styles.dates}>{stayDaysText(value, languageTag)}</p>
        <Facts booking={value} />
        {deadline && (
          <Deadline deadline={deadline} arrival={arrival} timeZone={home.timeZone} onEnd={onDeadline} />
        )}
        {actions ??
          (step && (
            <p className={styles.step} aria-hidden="true">
              {t(`step-${step}`)}
            </p>
          ))}
      </div>
    </article>
  );
}

/** For a host the guest's name and the payout, for a guest the city and the price. */
function Facts({ booking }: { booking: BookingSummary }) {
  const { t } = useTranslation('dashboard');
  const { languageTag } = useRootStore();
  const { home, person, arrivalDate, departureDate, payout, currency } = booking;
  const total = isCalledOff(booking) ? 0 : booking.total;
  const nights = t('nights', { count: nightsBetween(arrivalDate, departureDate) });
  const facts = [payout ? person.firstName : home.cityName, nights, guestsText(booking, t)];
  return (
    <p className={styles.facts}>
      <span>{facts.filter(Boolean).join(' · ')}</span>
      {total > 0 && (
        <strong className={styles.price}>
          {payout
            ? t('payout-short', { amount: formatPrice(payout.amount, currency, languageTag) })
            : formatPrice(total, currency, languageTag)}
        </strong>
      )}
    </p>
  );
}
