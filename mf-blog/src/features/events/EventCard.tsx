import { type EventSummary, imageUrl } from '@moien/contract';
import { RouteLink } from '@moien/shared-lib';
import { Card, cardLinkClassName, Picture } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import { DateBlock } from './DateBlock.tsx';
import styles from './EventCard.module.css';
import { EventPrice } from './EventPrice.tsx';
import { EventWhen } from './EventWhen.tsx';

type EventCardProps = {
  event: EventSummary;
  /**
   * Its picture is loaded at once. A phone shows one card and a half: more would stand in line before the
   * script.
   */
  isFirst?: boolean;
};

/** An event in a list: when it is, what it is, where, and what it costs. */
export function EventCard({ event, isFirst = false }: EventCardProps) {
  const { t } = useTranslation('blog');
  return (
    <Card
      className={styles.card}
      media={
        <Picture
          url={(width) => imageUrl(event.imagePath, width)}
          sizes="(min-width: 65em) 23rem, (min-width: 40em) 45vw, 100vw"
          alt=""
          ratio="3:2"
          isEager={isFirst}
        />
      }
    >
      <div className={styles.top}>
        <DateBlock event={event} />
        <p className={styles.when}>
          <EventWhen event={event} />
          <span className={styles.place}>{t('place', { venue: event.venueName, city: event.cityName })}</span>
        </p>
      </div>
      <h2 className={styles.title}>
        <RouteLink
          className={cardLinkClassName}
          route="event"
          parameters={{ id: event.id, slug: event.slug }}
        >
          {event.title}
        </RouteLink>
      </h2>
      <p className={styles.summary}>{event.summary}</p>
      <p className={styles.price}>{event.isPast ? t('is-past') : <EventPrice event={event} />}</p>
    </Card>
  );
}
