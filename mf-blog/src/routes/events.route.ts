import { cardPath } from '@moien/contract';
import { defineRoute, type LoaderContext } from '@moien/shared-lib';
import { redirect } from 'react-router-dom';
import { lastPageAddress } from '../features/addresses/list-query.ts';
import { eventsKey, readEventsQuery } from '../features/events/events-query.ts';
import { eventsStore } from '../features/events/events-store.ts';
import { type EventsData, EventsPage } from './EventsPage.tsx';

export const eventsRoute = defineRoute<EventsData>({
  load: async ({ root, url, signal }: LoaderContext) => {
    const query = readEventsQuery(url.searchParams);
    const key = eventsKey(query);
    const lastPage = lastPageAddress(url, await root.feature(eventsStore).load(key, signal));
    if (lastPage) throw redirect(lastPage);
    return { key, isPast: query.isPast };
  },
  Component: EventsPage,
  head: ({ key, isPast }, root, t) => ({
    title: t(isPast ? 'past-title' : 'events-title'),
    description: t(isPast ? 'past-description' : 'events-description'),
    canonicalPath: key ? `/blog/events?${key}` : '/blog/events',
    image: cardPath('page', 'events', root.languageTag),
  }),
});
