import { defineRoute } from '@moien/shared-lib';
import { calendarStore } from '../features/calendar/calendar-store.ts';
import { calendarTexts } from '../features/calendar/calendar-texts.ts';
import { homeStore } from '../features/home-pages/home-store.ts';
import { AvailabilityPage } from './AvailabilityPage.tsx';

export const availabilityRoute = defineRoute<{ propertyId: string | undefined }>({
  load: async ({ root, url }) => {
    // The page shows its skeleton, or what it knows, until the answer is there.
    const propertyId = url.searchParams.get('property') ?? undefined;
    root.feature(calendarStore).open();
    if (propertyId !== undefined) root.feature(homeStore).open(propertyId);
    await calendarTexts[root.languageTag].load();
    return { propertyId };
  },
  Component: AvailabilityPage,
  head: (_data, _root, t) => ({
    title: t('page-title', { title: t('calendar-title') }),
    description: t('ads-description'),
    canonicalPath: '/dashboard/ads/availability',
    isIndexed: false,
  }),
});
