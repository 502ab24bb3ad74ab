import { eventCalendarPath, type ListedEventParticipation } from '@moien/contract';
import { RouteLink, useRootStore } from '@moien/shared-lib';
import { Badge, buttonAttributes, Icon } from '@moien/shared-lib/ui';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { DateBlock } from '../events/DateBlock.tsx';
import { EventWhen } from '../events/EventWhen.tsx';
import { LeaveEvent } from '../participation/LeaveEvent.tsx';
import styles from './JoinedEvents.module.css';
import type { JoinedEventsStore } from './joined-events-store.ts';

type JoinedEventProps = { item: ListedEventParticipation; store: JoinedEventsStore };

/** One of the events that somebody has joined, with their seat or their place in the waiting list. */
export const JoinedEvent = observer(function JoinedEvent({ item, store }: JoinedEventProps) {
  const { t } = useTranslation('joined-events');
  const { event, hasPage } = item;
  return (
    <li className={styles.event}>
      <DateBlock event={event} />
      <div className={styles.body}>
        <Standing item={item} />
        <h3 className={styles.title}>
          {hasPage ? (
            <RouteLink route="event" parameters={{ id: event.id, slug: event.slug }}>
              {event.title}
            </RouteLink>
          ) : (
            event.title
          )}
        </h3>
        <p className={styles.facts}>
          <EventWhen event={event} hasDay />
          <span>{t('place', { venue: event.venueName, city: event.cityName })}</span>
        </p>
        {!event.isPast && <Actions item={item} store={store} />}
        {store.failedId === event.id && (
          <p role="alert" className={styles.failure}>
            {t('not-left')}
          </p>
        )}
      </div>
    </li>
  );
});

/** Of past events only that a seat was waited for in vain. */
function Standing({ item: { state, waitingPlace, event } }: { item: ListedEventParticipation }) {
  const { t } = useTranslation('joined-events');
  if (state === 'joined' && event.isPast) return null;
  return (
    <p className={styles.standing}>
      {state === 'joined' ? (
        <Badge tone="success">{t('has-seat')}</Badge>
      ) : (
        <Badge tone={event.isPast ? 'neutral' : 'warning'}>
          {event.isPast ? t('no-seat') : t('waits', { place: waitingPlace })}
        </Badge>
      )}
    </p>
  );
}

const Actions = observer(function Actions({ item: { event, state, hasPage }, store }: JoinedEventProps) {
  const { t } = useTranslation('joined-events');
  const { languageTag } = useRootStore();
  const { id, title } = event;
  return (
    <div className={styles.actions}>
      {state === 'joined' && hasPage && (
        <a
          href={eventCalendarPath(id, languageTag)}
          download
          aria-label={t('calendar-file-named', { title })}
          {...buttonAttributes()}
        >
          <Icon of={CalendarPlus} />
          {t('calendar-file')}
        </a>
      )}
      <LeaveEvent
        title={title}
        state={state}
        isBusy={store.leavingId === id}
        onLeave={() => void store.leave(id)}
      />
    </div>
  );
});
