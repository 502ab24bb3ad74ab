import { RouteLink, useRootStore } from '@moien/shared-lib';
import { LoadedPage } from '@moien/shared-lib/dashboard-page';
import { buttonAttributes, EmptyState, linkAttributes } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { BookingCard } from '../bookings/BookingCard.tsx';
import { writeView } from '../bookings/bookings-view.ts';
import { Section } from '../page-frame/Section.tsx';
import { NextStayCard } from './NextStayCard.tsx';
import { NoStay } from './NoStay.tsx';
import { RecentFigures } from './RecentFigures.tsx';
import { TaskList } from './TaskList.tsx';
import styles from './Today.module.css';
import { TodaySkeleton } from './TodaySkeleton.tsx';
import type { TodayStore } from './today-store.ts';

/** The first page of the dashboard: what waits, and what comes next. */
export const Today = observer(function Today({ store }: { store: TodayStore }) {
  const { t } = useTranslation('today');
  const { session } = useRootStore();
  const { today, problem, isLoading } = store;
  const name = session.profile?.firstName;
  return (
    <LoadedPage
      title={name ? t('greeting', { name }) : t('title')}
      problem={problem}
      problemTexts={{
        offline: { title: t('offline-title'), text: t('offline-text') },
        failed: { title: t('failed-title'), text: t('failed-text') },
        outdated: t('outdated'),
      }}
      isLoading={isLoading}
      retryLabel={t('retry')}
      onRetry={() => void store.load()}
      skeleton={<TodaySkeleton />}
    >
      {today && <Filled store={store} />}
    </LoadedPage>
  );
});

/** A guest's next stay comes first; for a host it is what waits. */
const Filled = observer(function Filled({ store }: { store: TodayStore }) {
  const { t } = useTranslation('today');
  const { session } = useRootStore();
  const { today } = store;
  if (!today) return null;
  const { waitingArray, nextStay, arrivalArray, conflict, draft, needsPayoutAccount, recentFigures } =
    today.value;
  const isCalm =
    waitingArray.length === 0 &&
    !conflict &&
    !draft &&
    !needsPayoutAccount &&
    session.unreadMessageCount === 0;
  const received = <Value,>(value: Value) => ({ value, arrival: today.arrival });
  const reload = () => void store.load();
  if (isCalm && !nextStay && arrivalArray.length === 0 && !recentFigures) return <Nothing />;
  const isHost = recentFigures !== null || arrivalArray.length > 0;
  const waiting = !isCalm && (
    <Section title={t('waiting')}>
      <TaskList store={store} />
    </Section>
  );
  const isStayFirst = isCalm || !isHost;
  const stay = nextStay && (
    <NextStay
      booking={received(nextStay)}
      isLarge={isStayFirst}
      isFirst={waitingArray.length === 0}
      onDeadline={reload}
    />
  );
  return (
    <div className={styles.sections}>
      {isStayFirst && stay}
      {waiting}
      {!isStayFirst && stay}
      {!nextStay && arrivalArray.length === 0 && <NoStay />}
      {arrivalArray.length > 0 && (
        <Section title={t('arrivals')}>
          <ul className={styles.list} aria-label={t('arrivals')}>
            {arrivalArray.map((booking) => (
              <li key={booking.id}>
                <BookingCard booking={received(booking)} isFirst={false} onDeadline={reload} />
              </li>
            ))}
          </ul>
          <div>
            <RouteLink
              route="bookings"
              search={writeView('host-upcoming')}
              {...linkAttributes({ look: 'alone' })}
            >
              {t('all-arrivals')}
            </RouteLink>
          </div>
        </Section>
      )}
      {recentFigures && <RecentFigures figures={recentFigures} />}
    </div>
  );
});

type NextStayProps = Omit<ComponentProps<typeof BookingCard>, 'actions' | 'step'> & { isLarge: boolean };

function NextStay({ isLarge, ...card }: NextStayProps) {
  const { t } = useTranslation('today');
  return (
    <Section title={t(card.booking.value.state === 'in-stay' ? 'stay-now' : 'next-stay')}>
      {isLarge ? <NextStayCard booking={card.booking} /> : <BookingCard {...card} />}
    </Section>
  );
}

/** Neither anything to do nor a stay ahead: the way to one. */
function Nothing() {
  const { t } = useTranslation('today');
  return (
    <EmptyState
      title={t('empty-title')}
      text={t('empty-text')}
      action={
        <RouteLink route="search" {...buttonAttributes({ variant: 'primary' })}>
          {t('find-home')}
        </RouteLink>
      }
    />
  );
}
