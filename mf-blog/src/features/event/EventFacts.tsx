import { type Event, eventCalendarPath } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { buttonAttributes, Icon } from '@moien/shared-lib/ui';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useTranslation } from 'react-i18next';
import { EventPrice } from '../events/EventPrice.tsx';
import { EventWhen } from '../events/EventWhen.tsx';
import { Participation } from '../participation/Participation.tsx';
import styles from './EventFacts.module.css';

/** When, where, how much; and the event as a file for the visitor's own calendar. */
export function EventFacts({ event }: { event: Event }) {
  const { t } = useTranslation('blog');
  const { languageTag, essentials } = useRootStore();
  return (
    <aside className={styles.facts} aria-labelledby="facts">
      <h2 id="facts" className={styles.title}>
        {t('facts')}
      </h2>
      <dl className={styles.rows}>
        <div>
          <dt>{t('when')}</dt>
          <dd>
            <EventWhen event={event} hasDay />
            <span className={styles.note}>{t('local-time')}</span>
          </dd>
        </div>
        <div>
          <dt>{t('where')}</dt>
          <dd>
            <address className={styles.address}>
              <span>{event.venueName}</span>
              {event.address !== event.venueName && <span>{event.address}</span>}
              <span>
                {t('city-in-country', {
                  city: event.cityName,
                  country: essentials.countryName(event.countryCode),
                })}
              </span>
            </address>
          </dd>
        </div>
        <div>
          <dt>{t('price')}</dt>
          <dd>
            <EventPrice event={event} />
          </dd>
        </div>
      </dl>
      {event.isPast ? (
        <p>{t('is-past')}</p>
      ) : (
        <>
          <Participation event={event} />
          <a
            href={eventCalendarPath(event.id, languageTag)}
            download
            {...buttonAttributes({ variant: 'secondary', isWide: true })}
          >
            <Icon of={CalendarPlus} />
            {t('calendar-file')}
          </a>
        </>
      )}
    </aside>
  );
}
