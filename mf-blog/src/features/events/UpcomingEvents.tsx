import type { EventSummary } from '@moien/contract';
import { RouteLink } from '@moien/shared-lib';
import { buttonAttributes } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import { DateBlock } from './DateBlock.tsx';
import { EventWhen } from './EventWhen.tsx';
import styles from './UpcomingEvents.module.css';

const EVENTS_SHOWN = 3;

/** The next events in a few lines, and the way to all of them. */
export function UpcomingEvents({ events }: { events: EventSummary[] }) {
  const { t } = useTranslation('blog');
  return (
    <section className={styles.upcoming} aria-labelledby="upcoming">
      <h2 id="upcoming">{t('upcoming')}</h2>
      <ul className={styles.events}>
        {events.slice(0, EVENTS_SHOWN).map((event) => (
          <li key={event.id} className={styles.event}>
            <DateBlock event={event} />
            <div className={styles.words}>
              <h3 className={styles.title}>
                <RouteLink
                  className={styles.link}
                  route="event"
                  parameters={{ id: event.id, slug: event.slug }}
                >
                  {event.title}
                </RouteLink>
              </h3>
              <p className={styles.where}>
                <EventWhen event={event} /> · {event.cityName}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <RouteLink route="events" {...buttonAttributes()}>
        {t('all-events')}
      </RouteLink>
    </section>
  );
}
