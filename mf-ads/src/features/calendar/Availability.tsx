import { RouteLink, useRootStore } from '@moien/shared-lib';
import { Button, buttonAttributes, EmptyState, Skeleton } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadedPage } from '../page-frame/LoadedPage.tsx';
import styles from './Availability.module.css';
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
      title={row ? row.home.title : t('title')}
      lead={t(row ? 'lead-home' : 'lead')}
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
          {row && (
            <RouteLink route="availability" {...buttonAttributes({ variant: 'quiet' })}>
              {t('all-homes')}
            </RouteLink>
          )}
          <Legend />
          {row ? (
            <MonthView store={store} row={row} rowIndex={rowIndex} onEdit={() => setIsEditing(true)} />
          ) : (
            <Timeline store={store} onEdit={() => setIsEditing(true)} />
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

/** What is chosen and what can be done with it; what was changed last can be taken back. */
const ChosenDays = observer(function ChosenDays({
  store,
  onEdit,
}: {
  store: CalendarStore;
  onEdit: () => void;
}) {
  const { t } = useTranslation('calendar');
  const { toast } = useRootStore();
  const [isUndoing, setIsUndoing] = useState(false);
  const { selection, selectedCounts, lastEdit } = store;
  async function undo() {
    setIsUndoing(true);
    const days = await store.undo();
    setIsUndoing(false);
    if (days !== undefined) toast.show('success', t('undone', { days: t('days', { count: days }) }));
  }
  return (
    <div className={styles.bar} data-is-empty={!(selection || lastEdit) || undefined}>
      <p className={styles.status} role="status">
        {selection
          ? t('chosen', {
              days: t('days', { count: selectedCounts.days }),
              homes: t('homes-count', { count: selectedCounts.homes }),
            })
          : lastEdit &&
            t('changed', {
              days: t('days', { count: lastEdit.dayCount }),
              homes: t('homes-count', { count: lastEdit.homeCount }),
            })}
      </p>
      {selection && (
        <>
          <Button variant="quiet" onClick={() => store.clear()}>
            {t('clear')}
          </Button>
          <Button variant="primary" aria-haspopup="dialog" onClick={onEdit}>
            {t('edit')}
          </Button>
        </>
      )}
      {lastEdit && (
        <Button isBusy={isUndoing} onClick={() => void undo()}>
          {t('undo')}
        </Button>
      )}
    </div>
  );
});
