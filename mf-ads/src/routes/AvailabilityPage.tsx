import { useFeatureStore } from '@moien/shared-lib';
import { WithTexts } from '@moien/shared-lib/lazy-texts';
import { Availability } from '../features/calendar/Availability.tsx';
import { calendarStore } from '../features/calendar/calendar-store.ts';
import { calendarTexts } from '../features/calendar/calendar-texts.ts';

export function AvailabilityPage({ data: { propertyId } }: { data: { propertyId: string | undefined } }) {
  return (
    <WithTexts namespace="calendar" texts={calendarTexts}>
      <Availability store={useFeatureStore(calendarStore)} propertyId={propertyId} />
    </WithTexts>
  );
}
