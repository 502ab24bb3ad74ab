import {
  CURRENCY_EXPONENTS,
  DEFAULT_CURRENCY,
  type Event,
  imageUrl,
  type LanguageTag,
} from '@moien/contract';

/** schema.org `Event`, for search engines. */
export function eventStructuredData(
  event: Event,
  url: string,
  language: LanguageTag,
): Record<string, unknown> {
  const { origin } = new URL(url);
  const currency = event.currency ?? DEFAULT_CURRENCY;
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: event.title,
    description: event.summary,
    inLanguage: language,
    url,
    image: [origin + imageUrl(event.imagePath, 1920)],
    startDate: event.startTimestamp,
    endDate: event.endTimestamp,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    isAccessibleForFree: event.price === null,
    location: {
      '@type': 'Place',
      name: event.venueName,
      address: {
        '@type': 'PostalAddress',
        streetAddress: event.address,
        addressLocality: event.cityName,
        addressCountry: event.countryCode,
      },
      ...(event.latitude === null || event.longitude === null
        ? {}
        : {
            geo: { '@type': 'GeoCoordinates', latitude: event.latitude, longitude: event.longitude },
          }),
    },
    offers: {
      '@type': 'Offer',
      price: (event.price ?? 0) / 10 ** CURRENCY_EXPONENTS[currency],
      priceCurrency: currency,
      availability: event.isPast ? 'https://schema.org/SoldOut' : 'https://schema.org/InStock',
      url,
    },
    organizer: { '@type': 'Organization', name: 'Moïen', url: origin },
  };
}
