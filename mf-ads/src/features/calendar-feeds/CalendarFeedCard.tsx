import { CALENDAR_PROBLEMS, type CalendarFeed } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import {
  Button,
  Card,
  dayInTimeZone,
  deviceTimeZone,
  formatDay,
  formatInstant,
  Notice,
} from '@moien/shared-lib/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CalendarAddress } from './CalendarAddress.tsx';
import { CalendarFeedForm } from './CalendarFeedForm.tsx';
import styles from './CalendarFeeds.module.css';
import type { CalendarFeedsStore } from './calendar-feeds-store.ts';

type CalendarFeedCardProps = { feed: CalendarFeed; store: CalendarFeedsStore };

/** A connected calendar: how it stands, what it takes, where it reads ours, and what can be done with it. */
export function CalendarFeedCard({ feed, store }: CalendarFeedCardProps) {
  const { t } = useTranslation('ads');
  const [shown, setShown] = useState<'change' | 'remove'>();
  const [isReading, setReading] = useState(false);
  const read = async () => {
    setReading(true);
    await store.fetch(feed.id);
    setReading(false);
  };
  const close = () => setShown(undefined);
  return (
    <Card>
      <article className={styles.card} aria-label={feed.name}>
        <h3 className={styles.subtitle}>{feed.name}</h3>
        {shown === 'change' ? (
          <CalendarFeedForm store={store} feed={feed} onSaved={close} onCancel={close} />
        ) : (
          <>
            <FeedState feed={feed} />
            <CalendarAddress
              label={t('calendar-address')}
              hint={t('calendar-address-hint', { calendar: feed.name })}
              path={feed.exportPath}
              onRenew={() => store.renewAddress(feed.id)}
            />
            {shown === 'remove' ? (
              <Notice
                tone="warning"
                isAlert
                action={
                  <div className={styles.actions}>
                    <Button variant="danger" onClick={() => void store.remove(feed.id)}>
                      {t('calendar-remove')}
                    </Button>
                    <Button variant="quiet" onClick={close}>
                      {t('cancel')}
                    </Button>
                  </div>
                }
              >
                {t('calendar-remove-question', { calendar: feed.name })}
              </Notice>
            ) : (
              <div className={styles.actions}>
                <Button isBusy={isReading} onClick={() => void read()}>
                  {t('calendar-read')}
                </Button>
                <Button variant="quiet" onClick={() => setShown('change')}>
                  {t('calendar-change')}
                </Button>
                <Button variant="quiet" onClick={() => setShown('remove')}>
                  {t('calendar-remove')}
                </Button>
              </div>
            )}
          </>
        )}
      </article>
    </Card>
  );
}

function FeedState({ feed }: { feed: CalendarFeed }) {
  const { t } = useTranslation('ads');
  const { problem, fetchedTimestamp, reservationCount, blockCount, ignoredCount, skippedCount } = feed;
  const readAt = useReadAt(fetchedTimestamp);
  const facts = [
    t('calendar-reservations', { count: reservationCount }),
    blockCount > 0 && t('calendar-blocks', { count: blockCount }),
    ignoredCount > 0 && t('calendar-ignored', { count: ignoredCount }),
    skippedCount > 0 && t('calendar-skipped', { count: skippedCount }),
  ].filter(Boolean);
  return (
    <div className={styles.state} role="status">
      {problem !== null && (
        <Notice tone="error">
          {t(isKnown(problem) ? `calendar-problem-${problem}` : 'calendar-problem-refused')}
          {fetchedTimestamp !== null && ` ${t('calendar-days-kept')}`}
        </Notice>
      )}
      {feed.isEmptied && <Notice tone="warning">{t('calendar-emptied')}</Notice>}
      {fetchedTimestamp !== null && (
        <p className={styles.facts}>
          {readAt}
          <br />
          {facts.join(' · ')}
        </p>
      )}
    </div>
  );
}

type KnownProblem = (typeof CALENDAR_PROBLEMS)[number];
const isKnown = (problem: string): problem is KnownProblem =>
  (CALENDAR_PROBLEMS as readonly string[]).includes(problem);

/** In the time zone of who reads it: these pages are drawn in the browser alone. */
function useReadAt(timestamp: string | null): string {
  const { t } = useTranslation('ads');
  const { languageTag } = useRootStore();
  if (timestamp === null) return '';
  const timeZone = deviceTimeZone();
  return t('calendar-read-at', {
    day: formatDay(dayInTimeZone(timestamp, timeZone), languageTag),
    time: formatInstant(timestamp, timeZone, languageTag, 'time'),
  });
}
