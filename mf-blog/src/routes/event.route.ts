import { cardPath, eventPath } from '@moien/contract';
import { defineRoute, type LoaderContext, refuseUnknown } from '@moien/shared-lib';
import { redirect } from 'react-router-dom';
import { localizedPaths } from '../features/addresses/localized-paths.ts';
import { rightAddress } from '../features/addresses/right-address.ts';
import { eventStore } from '../features/event/event-store.ts';
import { eventStructuredData } from '../features/event/event-structured-data.ts';
import { eventCardContent } from './card-content.ts';
import { type EventData, EventPage } from './EventPage.tsx';

export const eventRoute = defineRoute<EventData>({
  load: async ({ root, url, parameters, signal }: LoaderContext) => {
    const event = await root
      .feature(eventStore)
      .load(parameters.id ?? '', signal)
      .catch(refuseUnknown);
    const { id, slug } = event;
    const elsewhere = rightAddress(url, root.navigation.hrefTo({ route: 'event', parameters: { id, slug } }));
    if (elsewhere) throw redirect(elsewhere, 301);
    const pathByLanguage = localizedPaths(event.slugArray, (slug) => eventPath(id, slug));
    return { id, url: url.origin + url.pathname, pathByLanguage };
  },
  Component: EventPage,
  head: ({ id, url, pathByLanguage }, root, t) => {
    const event = root.feature(eventStore).answers.get(id);
    if (!event)
      return {
        title: t('events-title'),
        description: t('events-description'),
        canonicalPath: '/blog/events',
      };
    return {
      title: t('page-title', { title: event.title }),
      description: event.summary,
      canonicalPath: eventPath(id, event.slug),
      pathByLanguage,
      image: cardPath('event', id, root.languageTag, eventCardContent(event)),
      structuredData: eventStructuredData(event, url, root.languageTag),
    };
  },
});
