import type { SecurityEvent } from '@moien/contract';
import { Button } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemNotice } from '../forms/use-problem-notice.ts';
import { ErrorNotice } from '../page-frame/ErrorNotice.tsx';
import { ActivityItem } from './ActivityItem.tsx';
import type { AccountSecurityStore } from './account-security-store.ts';
import { Loaded } from './Loaded.tsx';
import { Section } from './Section.tsx';
import styles from './SessionsSection.module.css';
import { RowsSkeleton } from './Skeletons.tsx';

type ActivitySectionProps = { store: AccountSecurityStore; timeZone?: string };

/** What has happened to the account, newest first. */
export function ActivitySection({ store, timeZone }: ActivitySectionProps) {
  const { t } = useTranslation('auth');
  return (
    <Section title={t('security-activity-title')} text={t('security-activity-text')}>
      <Loaded resource={store.activity} skeleton={<RowsSkeleton rows={3} lines={4} />}>
        {({ events, hasMore }) => (
          <Activity store={store} events={events} hasMore={hasMore} timeZone={timeZone} />
        )}
      </Loaded>
    </Section>
  );
}

type ActivityProps = ActivitySectionProps & { events: readonly SecurityEvent[]; hasMore: boolean };

const Activity = observer(function Activity({ store, events, hasMore, timeZone }: ActivityProps) {
  const { t } = useTranslation('auth');
  const { notice, report } = useProblemNotice();
  const list = useRef<HTMLUListElement>(null);
  const firstNew = useRef<number>(undefined);
  // Whoever goes by keyboard reads on at the first new event, also when the button is gone.
  useEffect(() => {
    const item = firstNew.current === undefined ? undefined : list.current?.children[firstNew.current];
    if (!(item instanceof HTMLElement)) return;
    firstNew.current = undefined;
    item.focus();
  });
  if (events.length === 0) return <p className={styles.alone}>{t('security-activity-empty')}</p>;
  const showMore = async () => {
    firstNew.current = events.length;
    const problem = await store.loadMoreActivity();
    if (problem) firstNew.current = undefined;
    report(problem);
  };
  return (
    <>
      <ul ref={list} className={styles.list} aria-label={t('security-activity-title')}>
        {events.map((event) => (
          <ActivityItem key={event.id} event={event} timeZone={timeZone} />
        ))}
      </ul>
      <ErrorNotice text={notice} />
      {hasMore && (
        <Button isBusy={store.isLoadingMoreActivity} onClick={() => void showMore()}>
          {t('security-activity-more')}
        </Button>
      )}
    </>
  );
});
