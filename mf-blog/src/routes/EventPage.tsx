import { type Head, useFeatureStore } from '@moien/shared-lib';
import { observer } from 'mobx-react-lite';
import { EventDetails } from '../features/event/EventDetails.tsx';
import { eventStore } from '../features/event/event-store.ts';

/** The id as the API writes it, the page's own address, and its path in each language that it exists in. */
export type EventData = {
  id: string;
  url: string;
  pathByLanguage: NonNullable<Head['pathByLanguage']>;
};

export const EventPage = observer(function EventPage({ data }: { data: EventData }) {
  const event = useFeatureStore(eventStore).answers.get(data.id);
  return event ? <EventDetails event={event} /> : null;
});
