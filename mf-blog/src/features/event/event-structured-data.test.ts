import { exampleWholeEvent } from '../examples/example-event.ts';
import { eventStructuredData } from './event-structured-data.ts';

const URL_OF_EVENT = 'https://moien.example/en/blog/events/1/a';

describe('eventStructuredData', () => {
  it('says when, where and for how much in whole units', () => {
    expect(eventStructuredData(exampleWholeEvent(), URL_OF_EVENT, 'en')).toMatchObject({
      '@type': 'Event',
      startDate: '2026-12-31T10:00:00.000Z',
      isAccessibleForFree: false,
      location: {
        name: 'Esplanade',
        address: { streetAddress: '4, Esplanade', addressLocality: 'Remich', addressCountry: 'LU' },
        geo: { latitude: 49.545, longitude: 6.367 },
      },
      offers: { price: 18, priceCurrency: 'EUR' },
    });
  });

  it('knows what is free, and does not know a place that nobody has measured', () => {
    const event = exampleWholeEvent({ price: null, currency: null, latitude: null, longitude: null });
    const data = eventStructuredData(event, URL_OF_EVENT, 'en');
    expect(data).toMatchObject({ isAccessibleForFree: true, offers: { price: 0 } });
    expect(data.location).not.toHaveProperty('geo');
  });
});
