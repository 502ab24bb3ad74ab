import { RouteLink } from '@moien/shared-lib';
import { LoadedPage } from '@moien/shared-lib/dashboard-page';
import { buttonAttributes, EmptyState, linkAttributes, Skeleton } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HeaderOfHome } from '../home-pages/HeaderOfHome.tsx';
import styles from './Availability.module.css';
import { ChosenDays } from './ChosenDays.tsx';
import { type HomeRow, hasConflict } from './calendar-days.ts';
import type { CalendarStore } from './calendar-store.ts';
import { EditSheet } from './EditSheet.tsx';
import { Legend } from './Legend.tsx';
import { MonthView } from './MonthView.tsx';
import { Timeline } from './Timeline.tsx';

type AvailabilityProps = { store: CalendarStore; propertyId: string | undefined };

/** All homes as a timeline, or the months of one of them; in each state of the page. */
export const Availability = observer(function Availability({ store, propertyId }: AvailabilityProps) {
  const { t } = useTranslation('calendar');
  const { calendar, rows, problem, isLoading } = store;
  const [isEditing, setIsEditing] = useState(false);
  const rowIndex = rows.findIndex(({ home }) => home.propertyId === propertyId);
  const row = rows[rowIndex];
  return (
    <LoadedPage
      {...(propertyId === undefined || (calendar && !row)
        ? { title: t('title'), lead: t('lead') }
        : {
            header: (
              <HeaderOfHome
                propertyId={propertyId}
                current="calendar"
                title={row?.home.title}
                lead={t('lead-home')}
              />
            ),
          })}
      problem={problem}
      problemTexts={{
        offline: { title: t('offline-title'), text: t('offline-text') },
        failed: { title: t('failed-title'), text: t('failed-text') },
        outdated: t('outdated'),
      }}
      isLoading={isLoading}
      retryLabel={t('retry')}
      onRetry={() => void store.load()}
      skeleton={<Skeleton className={styles.skeleton} />}
    >
      {calendar && rows.length === 0 && <EmptyState title={t('empty-title')} text={t('empty-text')} />}
      {calendar && rows.length > 0 && (
        <div className={styles.calendar}>
          <p id="timeline-keys" hidden>
            {t('keys')}
          </p>
          {row && <CalendarLinks row={row} />}
          <Legend hasConflict={(row ? [row] : rows).some(hasConflict)} />
          {row ? (
            <MonthView store={store} row={row} rowIndex={rowIndex} onEdit={() => setIsEditing(true)} />
          ) : (
            <Timeline
              store={store}
              onEdit={() => setIsEditing(true)}
              links={<CalendarLinks row={undefined} />}
            />
          )}
          <ChosenDays store={store} onEdit={() => setIsEditing(true)} />
          <EditSheet
            store={store}
            isOpen={isEditing}
            onClose={() => setIsEditing(false)}
            onSaved={() => setIsEditing(false)}
          />
        </div>
      )}
    </LoadedPage>
  );
});

/** To all homes from the months of one, and from there to the rules behind the prices. */
function CalendarLinks({ row }: { row: HomeRow | undefined }) {
  const { t } = useTranslation('calendar');
  return (
    <div className={styles.links}>
      <RouteLink
        route={row ? 'availability' : 'price-rules'}
        {...(row ? linkAttributes({ look: 'alone' }) : buttonAttributes())}
      >
        {t(row ? 'all-homes' : 'price-rules')}
      </RouteLink>
    </div>
  );
}
