import type { EventPage } from '@moien/contract';
import { RouteLink, useRootStore } from '@moien/shared-lib';
import { buttonAttributes, EmptyState } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import { BlogHeader } from '../sections/BlogHeader.tsx';
import { ListPages } from '../sections/ListPages.tsx';
import pageStyles from '../sections/Page.module.css';
import { EventCard } from './EventCard.tsx';
import styles from './EventList.module.css';
import { eventsKey } from './events-query.ts';

type EventListProps = { page: EventPage; isPast: boolean };

/** Events that are still to come, the next one first, or those that were. */
export function EventList({ page, isPast }: EventListProps) {
  const { t } = useTranslation('blog');
  const { navigation } = useRootStore();
  const searchOf = (query: { isPast: boolean; page: number }) => new URLSearchParams(eventsKey(query));
  const other = searchOf({ isPast: !isPast, page: 1 });
  return (
    <section className={pageStyles.page} aria-labelledby="events-title">
      <BlogHeader
        id="events-title"
        title={t(isPast ? 'past-headline' : 'events-headline')}
        lead={t(isPast ? 'past-lead' : 'events-lead')}
        current="events"
      />
      {page.eventArray.length === 0 ? (
        <EmptyState
          title={t(isPast ? 'empty-past-title' : 'empty-events-title')}
          text={t(isPast ? 'empty-past-text' : 'empty-events-text')}
        />
      ) : (
        <ul className={pageStyles.cards}>
          {page.eventArray.map((event, index) => (
            <li key={event.id}>
              <EventCard event={event} isFirst={index === 0} />
            </li>
          ))}
        </ul>
      )}
      <ListPages
        page={page.page}
        pageCount={page.pageCount}
        hrefOf={(target) =>
          navigation.hrefTo({ route: 'events', search: searchOf({ isPast, page: target }) }) ?? ''
        }
      />
      <p className={styles.other}>
        <RouteLink route="events" search={other} {...buttonAttributes()}>
          {t(isPast ? 'show-upcoming' : 'show-past')}
        </RouteLink>
      </p>
    </section>
  );
}
