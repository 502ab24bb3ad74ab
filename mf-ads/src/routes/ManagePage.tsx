import { useFeatureStore } from '@moien/shared-lib';
import { calendarFeedsStore } from '../features/calendar-feeds/calendar-feeds-store.ts';
import { Manage } from '../features/manage/Manage.tsx';
import { manageStore } from '../features/manage/manage-store.ts';
import { statisticsStore } from '../features/statistics/statistics-store.ts';

export function ManagePage() {
  return (
    <Manage
      store={useFeatureStore(manageStore)}
      calendars={useFeatureStore(calendarFeedsStore)}
      statistics={useFeatureStore(statisticsStore)}
    />
  );
}
