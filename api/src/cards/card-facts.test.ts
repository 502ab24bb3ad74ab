import { articleFacts, eventFacts, propertyFacts } from './card-facts.ts';

/** Versions of the language data differ in which space they write. */
const plain = (facts: string[]) => facts.map((fact) => fact.replace(/[\u00a0\u202f]/g, ' '));

const home = {
  cityName: 'Luxemburg',
  currency: 'EUR' as const,
  nightlyPrice: 9500,
  monthlyPrice: 145_050,
  isAvailableForShortTerm: true,
  isAvailableForLongTerm: true,
};

it('a home says its city and what a night and a month cost', () => {
  expect(plain(propertyFacts(home, 'de'))).toEqual(['Luxemburg', '95 € pro Nacht', '1.450,50 € pro Monat']);
  expect(plain(propertyFacts(home, 'fr'))).toEqual(['Luxemburg', '95 € par nuit', '1 450,50 € par mois']);
  expect(plain(propertyFacts(home, 'en'))).toEqual(['Luxemburg', '€95 a night', '€1,450.50 a month']);
});

it('a home says no price for a term that it is not let for, nor one that is not known', () => {
  expect(plain(propertyFacts({ ...home, isAvailableForShortTerm: false, monthlyPrice: null }, 'de'))).toEqual(
    ['Luxemburg'],
  );
});

it('an article says its day and how long it takes', () => {
  const article = { publicationTimestamp: '2026-03-12T23:30:00Z', readingMinutes: 5 };
  expect(articleFacts(article, 'de')).toEqual(['12. März 2026', '5 Min. Lesezeit']);
  expect(articleFacts(article, 'en')).toEqual(['12 March 2026', '5 min read']);
});

it('an event says when it begins at its place, where, and what it costs', () => {
  const event = {
    startTimestamp: '2027-06-01T16:30:00Z',
    timeZone: 'Europe/Luxembourg',
    venueName: 'Rotondes',
    cityName: 'Luxemburg',
    price: null,
    currency: null,
  };
  expect(eventFacts(event, 'de')).toEqual([
    expect.stringMatching(/^Di., 1\. Juni 2027.*18:30$/),
    'Rotondes, Luxemburg',
    'Eintritt frei',
  ]);
  expect(plain(eventFacts({ ...event, price: 1250, currency: 'EUR' }, 'fr'))[2]).toBe('12,50 €');
});
