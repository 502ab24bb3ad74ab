import { useFeatureStore } from '@moien/shared-lib';
import { WithTexts } from '@moien/shared-lib/lazy-texts';
import { JoinedEvents } from '../features/joined-events/JoinedEvents.tsx';
import { joinedEventsStore } from '../features/joined-events/joined-events-store.ts';
import { joinedEventsTexts } from '../features/joined-events/joined-events-texts.ts';

export function JoinedEventsPage() {
  return (
    <WithTexts namespace="joined-events" texts={joinedEventsTexts}>
      <JoinedEvents store={useFeatureStore(joinedEventsStore)} />
    </WithTexts>
  );
}
