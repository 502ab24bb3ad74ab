import { type Event, imageUrl } from '@moien/contract';
import { Picture, RenderedText } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import { Breadcrumb } from '../breadcrumb/Breadcrumb.tsx';
import { DateBlock } from '../events/DateBlock.tsx';
import styles from './EventDetails.module.css';
import { EventFacts } from './EventFacts.tsx';

/** An event that one may go to: what it is, when and where, and what to expect there. */
export function EventDetails({ event }: { event: Event }) {
  const { t } = useTranslation('blog');
  return (
    <article className={styles.page}>
      <header className={styles.header}>
        <Breadcrumb
          steps={[
            { text: t('blog'), route: 'blog' },
            { text: t('events'), route: 'events' },
          ]}
        />
        <div className={styles.heading}>
          <DateBlock event={event} />
          <h1 className={styles.title}>{event.title}</h1>
        </div>
        <p className={styles.summary}>{event.summary}</p>
      </header>
      <Picture
        isOfPage
        className={styles.picture}
        url={(width) => imageUrl(event.imagePath, width)}
        sizes="(min-width: 75rem) 47rem, (min-width: 56em) 65vw, 100vw"
        alt=""
        ratio="3:2"
        isEager
      />
      <EventFacts event={event} />
      <section className={styles.about} aria-labelledby="about-event">
        <h2 id="about-event">{t('about-event')}</h2>
        <RenderedText html={event.descriptionHtml} />
      </section>
    </article>
  );
}
