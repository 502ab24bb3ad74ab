import type { Event, EventSummary } from '@moien/contract';

/** An event as lists have it, for tests and stories. */
export function exampleEvent(changes: Partial<EventSummary> = {}): EventSummary {
  return {
    id: '019b76da-a800-7889-bf00-08fa5591f478',
    slug: 'a-walk-among-the-vines',
    title: 'A walk among the vines',
    summary: 'Through the vineyards above Remich with a wine grower, down to the river for bread and cheese.',
    imagePath: '/global/event-vineyard-walk',
    startTimestamp: '2026-12-31T10:00:00.000Z',
    endTimestamp: '2026-12-31T14:00:00.000Z',
    timeZone: 'Europe/Luxembourg',
    isPast: false,
    venueName: 'Esplanade',
    cityId: 2_960_316,
    cityName: 'Remich',
    countryCode: 'LU',
    price: 1800,
    currency: 'EUR',
    ...changes,
  };
}

/** An event as its own page has it. */
export function exampleWholeEvent(changes: Partial<Event> = {}): Event {
  return {
    ...exampleEvent(),
    slugArray: [
      { language: 'en', slug: 'a-walk-among-the-vines' },
      { language: 'de', slug: 'spaziergang-in-den-reben' },
    ],
    address: '4, Esplanade',
    latitude: 49.545,
    longitude: 6.367,
    seatsLeft: null,
    descriptionHtml: '<p>The way is six kilometres long.</p><ul><li>Bread</li><li>Cheese</li></ul>',
    ...changes,
  };
}
