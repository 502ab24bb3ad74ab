import type { ListedEventParticipation } from '@moien/contract';
import { RouteLink } from '@moien/shared-lib';
import { LoadedPage } from '@moien/shared-lib/dashboard-page';
import { buttonAttributes, EmptyState, Skeleton } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { JoinedEvent } from './JoinedEvent.tsx';
import styles from './JoinedEvents.module.css';
import type { JoinedEventsStore } from './joined-events-store.ts';

type JoinedEventsProps = { store: JoinedEventsStore };

/** One's own events: those to come, the next one first, then past ones. */
export const JoinedEvents = observer(function JoinedEvents({ store }: JoinedEventsProps) {
  const { t } = useTranslation('joined-events');
  const { items, problem, isLoading } = store;
  return (
    <LoadedPage
      title={t('title')}
      lead={t('lead')}
      problem={problem}
      problemTexts={{
        offline: { title: t('offline-title'), text: t('offline-text') },
        failed: { title: t('failed-title'), text: t('failed-text') },
        outdated: t('outdated'),
      }}
      isLoading={isLoading && !items}
      retryLabel={t('retry')}
      onRetry={() => void store.load()}
      skeleton={<JoinedEventsSkeleton />}
    >
      {items &&
        (items.length === 0 ? (
          <EmptyState
            title={t('empty-title')}
            text={t('empty-text')}
            action={
              <RouteLink route="events" {...buttonAttributes({ variant: 'primary' })}>
                {t('explore')}
              </RouteLink>
            }
          />
        ) : (
          <>
            <Section title={t('upcoming')} items={items.filter(({ event }) => !event.isPast)} store={store} />
            <Section title={t('past')} items={items.filter(({ event }) => event.isPast)} store={store} />
          </>
        ))}
    </LoadedPage>
  );
});

type SectionProps = JoinedEventsProps & { title: string; items: readonly ListedEventParticipation[] };

function Section({ title, items, store }: SectionProps) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.sectionTitle}>
        {title}
      </h2>
      <ul className={styles.list}>
        {items.map((item) => (
          <JoinedEvent key={item.event.id} item={item} store={store} />
        ))}
      </ul>
    </section>
  );
}

function JoinedEventsSkeleton() {
  return (
    <ul className={styles.list}>
      {[1, 2].map((place) => (
        <li key={place} className={styles.event}>
          <Skeleton shape="block" className={styles.skeletonLeaf} />
          <div className={styles.body}>
            <Skeleton width="half" />
            <Skeleton width="most" />
            <Skeleton width="third" />
          </div>
        </li>
      ))}
    </ul>
  );
}
