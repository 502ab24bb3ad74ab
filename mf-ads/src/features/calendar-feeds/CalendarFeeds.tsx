import { CALENDAR_FEEDS_MAXIMUM } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { AccordionItem, Button, Skeleton } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HomePartSection } from '../home-part/HomePartSection.tsx';
import { CalendarAddress } from './CalendarAddress.tsx';
import { CalendarConflict } from './CalendarConflict.tsx';
import { CalendarFeedCard } from './CalendarFeedCard.tsx';
import { CalendarFeedForm } from './CalendarFeedForm.tsx';
import styles from './CalendarFeeds.module.css';
import type { CalendarFeedsStore } from './calendar-feeds-store.ts';

type CalendarFeedsProps = { store: CalendarFeedsStore };

/** The calendars of other places that are connected to a home, and the address of its own. */
export const CalendarFeeds = observer(function CalendarFeeds({ store }: CalendarFeedsProps) {
  const { t } = useTranslation('ads');
  const { known, problem } = store;
  const hasNone = known?.calendarFeedArray.length === 0 && known.conflictArray.length === 0;
  // Most homes are let here alone: then it takes one line of their page.
  if (hasNone && !problem)
    return (
      <section className={styles.collapsed} aria-label={t('calendars-title')}>
        <AccordionItem title={t('calendars-title')} headingLevel={2}>
          <div className={styles.section}>
            <p className={styles.lead}>{t('calendars-lead')}</p>
            <KnownFeeds store={store} />
          </div>
        </AccordionItem>
      </section>
    );
  return (
    <HomePartSection
      id="calendars"
      part={store}
      title={t('calendars-title')}
      lead={t('calendars-lead')}
      failedTitle={t('calendars-failed-title')}
      offlineText={t('calendars-offline-text')}
      skeleton={<FeedsSkeleton />}
      className={styles.section}
    >
      {() => <KnownFeeds store={store} />}
    </HomePartSection>
  );
});

const KnownFeeds = observer(function KnownFeeds({ store }: CalendarFeedsProps) {
  const { t } = useTranslation('ads');
  const { toast } = useRootStore();
  const [isAdding, setAdding] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const settle = async (conflictId: string) => {
    if (!(await store.settle(conflictId))) return;
    toast.show('success', t('calendar-conflict-settled'));
    // The button is gone with its conflict, and the heading of conflicts with the last one.
    (heading.current ?? document.getElementById('calendars'))?.focus();
  };
  const { calendarFeedArray: feeds = [], conflictArray = [], exportPath = null } = store.known ?? {};
  return (
    <>
      {conflictArray.length > 0 && (
        <h3 ref={heading} tabIndex={-1} className={styles.subtitle}>
          {t('calendar-conflicts-title', { count: conflictArray.length })}
        </h3>
      )}
      {conflictArray.map((conflict) => (
        <CalendarConflict key={conflict.id} conflict={conflict} onSettle={() => settle(conflict.id)} />
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
