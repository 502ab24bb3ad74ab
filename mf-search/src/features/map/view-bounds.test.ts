import { emptySearchQuery, parseBounds } from '@moien/contract';
import { boundsText, pinQuery, placeKey } from './view-bounds.ts';

describe('boundsText', () => {
  it.each([
    [{ south: 49.50001, west: 5.99996, north: 49.7, east: 6.3 }, '49.5,6,49.7,6.3'],
    [{ south: -85.06, west: -200, north: 95, east: 181 }, '-85.06,-180,90,180'],
    [{ south: -0.00001, west: -0.00004, north: 1, east: 1 }, '0,0,1,1'],
    [{ south: 0.0001, west: 0.00011, north: 0.0002, east: 0.0003 }, '0.0001,0.0001,0.0002,0.0003'],
  ])('%j is %s', (bounds, text) => {
    expect(boundsText(bounds)).toBe(text);
    expect(parseBounds(text)).toBeDefined();
  });
});

describe('pinQuery', () => {
  const view = { bounds: { south: 49, west: 6, north: 50, east: 7 }, zoom: 9 };

  it('asks for all homes of the search in view, whatever their page and order', () => {
    const query = {
      ...emptySearchQuery(),
      propertyParameters: { cityId: 7 },
      page: 3,
      sort: 'price' as const,
    };
    expect(pinQuery(query, view).toString()).toBe('cityId=7&view=49%2C6%2C50%2C7&zoom=9');
  });
});

describe('placeKey', () => {
  const empty = emptySearchQuery();

  it.each([
    ['dates', { ...empty, bookingParameters: { arrivalDate: '2030-05-01' } }],
    ['a type', { ...empty, propertyParameters: { typeId: 2 } }],
    ['a page', { ...empty, page: 2 }],
  ])('is the same with %s', (_what, query) => expect(placeKey(query)).toBe(placeKey(empty)));

  it.each([
    ['a city', { ...empty, propertyParameters: { cityId: 7 } }],
    ['a country', { ...empty, propertyParameters: { countryCode: 'LU' } }],
    ['a radius', { ...empty, locationParameters: { rangeDistance: 20 } }],
    ['a part of the map', { ...empty, locationParameters: { bounds: '49,6,50,7' } }],
    ['these homes', { ...empty, propertyIdArray: ['019b76da-a800-7838-a932-f8c36951b066'] }],
  ])('is another with %s', (_what, query) => expect(placeKey(query)).not.toBe(placeKey(empty)));
});
