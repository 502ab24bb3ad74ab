import type { Booking, BookingEvent } from '@moien/contract';
import { type TextFunction, useRootStore } from '@moien/shared-lib';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { momentText } from '../booking/moment-text.ts';
import { Section } from '../page-frame/Section.tsx';
import styles from './HistorySection.module.css';

type HistorySectionProps = { booking: Booking } & Pick<ComponentProps<typeof Section>, 'isFolded'>;

/** What has happened to the booking, oldest first, by the clock of the home. */
export function HistorySection({ booking, isFolded }: HistorySectionProps) {
  const { t } = useTranslation('dashboard');
  const { languageTag } = useRootStore();
  const { eventArray, home } = booking;
  return (
    <Section title={t('history-title')} isFolded={isFolded}>
      <ol className={styles.events}>
        {eventArray.map((event) => (
          <li key={`${event.transition} ${event.at}`} className={styles.event}>
            <p className={styles.what}>
              {[t(`event-${event.transition}`), actorName(event, booking, t)].filter(Boolean).join(' · ')}
            </p>
            <time className={styles.when} dateTime={event.at}>
              {momentText(event.at, home.timeZone, languageTag, t)}
            </time>
            {event.reason && <blockquote className={styles.reason}>{event.reason}</blockquote>}
          </li>
        ))}
      </ol>
      <p className={styles.when}>{t('local-time', { timeZone: home.timeZone })}</p>
    </Section>
  );
}

/** Undefined for what the clock or the payment provider did. */
function actorName({ actor }: BookingEvent, { role, person }: Booking, t: TextFunction): string | undefined {
  if (actor === 'clock' || actor === 'provider') return undefined;
  if (actor === 'admin') return t('actor-admin', {});
  return actor === role ? t('actor-you', {}) : person.firstName;
}
