import { cardPath, toDay } from '@moien/contract';
import { defineRoute, type LoaderContext, refuseUnknown } from '@moien/shared-lib';
import { lazyBooking } from '../features/booking-box/lazy-booking.ts';
import { stayStore } from '../features/booking-box/stay-store.ts';
import { noScript } from '../features/no-script/lazy-no-script.ts';
import { lazyDetails } from '../features/property-details/lazy-details.ts';
import { propertyStore } from '../features/property-details/property-store.ts';
import { structuredData } from '../features/property-details/structured-data.ts';
import { cardContent } from './card-content.ts';
import { type PropertyData, PropertyPage } from './PropertyPage.tsx';

const DESCRIPTION_LENGTH = 155;

export const propertyRoute = defineRoute<PropertyData>({
  load: async ({ root, url, parameters, signal }: LoaderContext) => {
    const id = parameters.id ?? '';
    const now = new Date();
    const today = toDay(now);
    const stay = root.feature(stayStore).load(id, url.searchParams, today, signal);
    const lazyParts = loadLazyParts();
    await root.feature(propertyStore).load(id, signal).catch(refuseUnknown);
    await Promise.all([stay, lazyParts, !root.navigation.shell && noScript.load()]);
    return { id, today, now: now.toISOString(), url: url.origin + url.pathname };
  },
  Component: PropertyPage,
  warm: loadLazyParts,
  head: ({ id, url }, root, t) => {
    const property = root.feature(propertyStore).views.get(id)?.property;
    if (!property)
      return { title: t('homes'), description: t('search-description'), canonicalPath: `/property/${id}` };
    return {
      title: t('property-title', { title: property.title, city: property.cityName }),
      description: shorten(property.description),
      canonicalPath: `/property/${id}`,
      image: cardPath('property', id, root.languageTag, cardContent(property)),
      structuredData: structuredData(property, url),
    };
  },
});

/** One chunk. */
function loadLazyParts() {
  return Promise.all([lazyDetails.load(), lazyBooking.load()]);
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= DESCRIPTION_LENGTH) return line;
  return `${line.slice(0, line.lastIndexOf(' ', DESCRIPTION_LENGTH))}…`;
}
