import { useFeatureStore } from '@moien/shared-lib';
import { observer } from 'mobx-react-lite';
import { EventList } from '../features/events/EventList.tsx';
import { eventsStore } from '../features/events/events-store.ts';

/** Under which key of the events store the page finds its events. */
export type EventsData = { key: string; isPast: boolean };

export const EventsPage = observer(function EventsPage({ data }: { data: EventsData }) {
  const page = useFeatureStore(eventsStore).answers.get(data.key);
  return page ? <EventList page={page} isPast={data.isPast} /> : null;
});
