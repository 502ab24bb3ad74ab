import { decodeSearchQuery } from '@moien/contract';
import { hasDroppedPart } from './dropped-parts.ts';

const isDropped = (query: string) => hasDroppedPart(decodeSearchQuery(new URLSearchParams(query)).problems);

describe('hasDroppedPart', () => {
  it.each([
    'minimumPrice=abc',
    'minimumDailyBudget=abc',
    'adultCount=2&adultCount=3',
    'departureDate=2030-05-02',
    'arrival_date=2030-05-02',
    'sort=cheapest',
    'sortBy=price',
    'feature-WIFI=true',
    'page=0',
  ])('%s', (query) => expect(isDropped(query)).toBe(true));

  it.each([
    '',
    'cityId=7&adultCount=2',
    'utm_source=letter&utm_id=7',
    'ref=x&from=letter',
    'fbclid=a',
    'gclid=b',
  ])('not: %s', (query) => expect(isDropped(query)).toBe(false));
});
