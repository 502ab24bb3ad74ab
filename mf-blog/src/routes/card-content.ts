import type { CardContent, Event } from '@moien/contract';

type Drawn = Pick<
  Event,
  'title' | 'startTimestamp' | 'timeZone' | 'venueName' | 'cityName' | 'price' | 'currency' | 'imagePath'
>;

/** All that an event's social card is drawn from: its address changes with each. */
export function eventCardContent(event: Drawn): CardContent {
  const { title, startTimestamp, timeZone, venueName, cityName, price, currency, imagePath } = event;
  return [title, startTimestamp, timeZone, venueName, cityName, price, currency, imagePath];
}
