import type { CalendarEditPreview, DayChange } from '@moien/contract';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Conflicts } from './Conflicts.tsx';
import type { CalendarStore } from './calendar-store.ts';
import styles from './EditSheet.module.css';

/** While somebody types no preview is asked for. */
const PREVIEW_DELAY_MILLISECONDS = 300;

/** How many days a change reaches, and what takes some of them. */
export function ChangePreview({ preview, store }: { preview: CalendarEditPreview; store: CalendarStore }) {
  const { t } = useTranslation('calendar');
  const { dayCount, homeCount, conflictArray, conflictCount } = preview;
  return (
    <>
      <p className={styles.counts}>
        {dayCount === 0
          ? t('changes-nothing')
          : t('changes', {
              days: t('days', { count: dayCount }),
              homes: t('homes-count', { count: homeCount }),
            })}
      </p>
      {conflictCount > 0 && <Conflicts conflicts={conflictArray} count={conflictCount} rows={store.rows} />}
    </>
  );
}

/** The preview of what is entered; undefined until it is there. */
export function useChangePreview(
  store: CalendarStore,
  change: DayChange | undefined,
): CalendarEditPreview | undefined {
  const key = JSON.stringify(change ?? null);
  const [shown, setShown] = useState<{ key: string; preview: CalendarEditPreview }>();
  useEffect(() => {
    let isWanted = true;
    const timer = setTimeout(async () => {
      const wanted = JSON.parse(key);
      const preview = wanted && (await store.preview(wanted));
      if (isWanted && preview) setShown({ key, preview });
    }, PREVIEW_DELAY_MILLISECONDS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [key, store]);
  return shown?.key === key ? shown.preview : undefined;
}
