import { CALENDAR_FEEDS_MAXIMUM, type CalendarFeedConflict } from '@moien/contract';
import { RouteLink, useRootStore } from '@moien/shared-lib';
import { Button, ErrorState, formatDays, linkAttributes, Notice, Skeleton } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CalendarAddress } from './CalendarAddress.tsx';
import { CalendarFeedCard } from './CalendarFeedCard.tsx';
import { CalendarFeedForm } from './CalendarFeedForm.tsx';
import styles from './CalendarFeeds.module.css';
import type { CalendarFeedsStore } from './calendar-feeds-store.ts';

type CalendarFeedsProps = { store: CalendarFeedsStore };

/** The calendars of other places that are connected to a home, and the address of its own. */
export const CalendarFeeds = observer(function CalendarFeeds({ store }: CalendarFeedsProps) {
  const { t } = useTranslation('ads');
  const { known, problem } = store;
  return (
    <section className={styles.section} aria-labelledby="calendars" aria-busy={!known && !problem}>
      <h2 id="calendars" className={styles.title}>
        {t('calendars-title')}
      </h2>
      <p className={styles.lead}>{t('calendars-lead')}</p>
      {!known && problem && (
        <ErrorState
          title={t(problem === 'offline' ? 'offline-title' : 'calendars-failed-title')}
          text={t(problem === 'offline' ? 'calendars-offline-text' : 'failed-text')}
          retryLabel={t('retry')}
          onRetry={() => void store.load()}
          headingLevel={3}
        />
      )}
      {known && problem && (
        <Notice tone="warning" action={<Button onClick={() => void store.load()}>{t('retry')}</Button>}>
          {t('outdated')}
        </Notice>
      )}
      {known ? <KnownFeeds store={store} /> : !problem && <FeedsSkeleton />}
    </section>
  );
});

const KnownFeeds = observer(function KnownFeeds({ store }: CalendarFeedsProps) {
  const { t } = useTranslation('ads');
  const [isAdding, setAdding] = useState(false);
  const { calendarFeedArray: feeds = [], conflictArray = [], exportPath = null } = store.known ?? {};
  return (
    <>
      {conflictArray.map((conflict) => (
        <Conflict key={conflict.id} conflict={conflict} />
      ))}
      {feeds.length > 0 && (
        <ul className={styles.list}>
          {feeds.map((feed) => (
            <li key={feed.id}>
              <CalendarFeedCard feed={feed} store={store} />
            </li>
          ))}
        </ul>
      )}
      {isAdding || feeds.length === 0 ? (
        <CalendarFeedForm
          store={store}
          {...(feeds.length > 0 && { onCancel: () => setAdding(false) })}
          onSaved={() => setAdding(false)}
        />
      ) : (
        feeds.length < CALENDAR_FEEDS_MAXIMUM && (
          <div>
            <Button onClick={() => setAdding(true)}>{t('calendar-add')}</Button>
          </div>
        )
      )}
      <div className={styles.own}>
        <h3 className={styles.subtitle}>{t('calendar-own-title')}</h3>
        <p className={styles.lead}>{t('calendar-own-text')}</p>
        {exportPath === null ? (
          <div>
            <Button onClick={() => void store.renewAddress()}>{t('calendar-own-create')}</Button>
          </div>
        ) : (
          <CalendarAddress
            label={t('calendar-own-label')}
            path={exportPath}
            onRenew={() => store.renewAddress()}
          />
        )}
      </div>
    </>
  );
});

/** Somebody has to be told that they cannot come: said in words, with the way to the booking. */
function Conflict({ conflict }: { conflict: CalendarFeedConflict }) {
  const { t } = useTranslation('ads');
  const { languageTag } = useRootStore();
  const { source, firstDay, endDay, kind, bookingId } = conflict;
  const days = formatDays(firstDay, endDay, languageTag);
  return (
    <Notice
      tone="error"
      action={
        bookingId && (
          <RouteLink route="rental-booking" parameters={{ id: bookingId }} {...linkAttributes()}>
            {t('calendar-conflict-booking')}
          </RouteLink>
        )
      }
    >
      {t(kind === 'lease' ? 'calendar-conflict-lease' : 'calendar-conflict', { calendar: source, days })}
    </Notice>
  );
}

function FeedsSkeleton() {
  return (
    <div className={styles.form}>
      <Skeleton width="half" />
      <Skeleton shape="block" className={styles.field} />
      <Skeleton width="half" />
      <Skeleton shape="block" className={styles.field} />
    </div>
  );
}
