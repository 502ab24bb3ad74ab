import { cardPath } from '@moien/contract';
import { eventCardContent } from './card-content.ts';

const walk = {
  title: 'A walk through the vines',
  startTimestamp: '2027-05-01T12:00:00.000Z',
  timeZone: 'Europe/Luxembourg',
  venueName: 'Quay',
  cityName: 'Remich',
  price: 1500,
  currency: 'EUR',
  imagePath: '/upload/scenes/walk/hero',
} satisfies Parameters<typeof eventCardContent>[0];

const addressOf = (event: Parameters<typeof eventCardContent>[0]) =>
  cardPath('event', 'a1', 'en', eventCardContent(event));

it.each([
  { title: 'A run through the vines' },
  { startTimestamp: '2027-05-02T12:00:00.000Z' },
  { timeZone: 'Europe/London' },
  { venueName: 'Station' },
  { cityName: 'Trier' },
  { price: null },
  { currency: 'CHF' },
  { imagePath: '/upload/scenes/run/hero' },
] as const)('the address of an event’s card changes with %j', (change) => {
  expect(addressOf({ ...walk, ...change })).not.toBe(addressOf(walk));
  expect(addressOf({ ...walk })).toBe(addressOf(walk));
});
