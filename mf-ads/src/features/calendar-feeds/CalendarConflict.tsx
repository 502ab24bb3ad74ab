import type { CalendarFeedConflict } from '@moien/contract';
import { RouteLink, useRootStore } from '@moien/shared-lib';
import { Button, buttonAttributes, formatDays, Notice } from '@moien/shared-lib/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './CalendarFeeds.module.css';

type CalendarConflictProps = { conflict: CalendarFeedConflict; onSettle: () => Promise<void> };

/** One of two guests has to learn that they cannot come: in words, with the way to the booking. */
export function CalendarConflict({ conflict, onSettle }: CalendarConflictProps) {
  const { t } = useTranslation('ads');
  const { languageTag } = useRootStore();
  const [isSettling, setSettling] = useState(false);
  const { source, firstDay, endDay, kind, bookingId } = conflict;
  const days = formatDays(firstDay, endDay, languageTag);
  const settle = async () => {
    setSettling(true);
    await onSettle();
    setSettling(false);
  };
  return (
    <Notice
      tone="error"
      action={
        <span className={styles.actions}>
          <Button
            aria-label={t('calendar-conflict-settle-label', { calendar: source, days })}
            isBusy={isSettling}
            onClick={() => void settle()}
          >
            {t('calendar-conflict-settle')}
          </Button>
          {bookingId && (
            <RouteLink
              route="rental-booking"
              parameters={{ id: bookingId }}
              {...buttonAttributes({ variant: 'quiet' })}
            >
              {t('calendar-conflict-booking')}
            </RouteLink>
          )}
        </span>
      }
    >
      {t(kind === 'lease' ? 'calendar-conflict-lease' : 'calendar-conflict', { calendar: source, days })}
    </Notice>
  );
}
