import { readStored, type StoredValues, writeStored } from './stored-value.ts';

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

const bookedProperty: StoredValues['booked-property'] = {
  id: 'a1',
  userId: 'b2',
  featureArray: [{ featureTypeId: 4, value: 12.5 }],
  nightCountByPriceMap: { 9500: 2, 12000: 1 },
  conversionRate: 0.95,
};

const VALUES: StoredValues = {
  'booked-property': bookedProperty,
  'device-token': { deviceToken: 'abc', deviceType: 'ios' },
  'guest-counts': { adult: 2, children: 10, infant: 0, pet: 1 },
  isOnboardingCompleted: true,
  languageTag: 'de',
  'newsletter-subscription': { isActive: true, email: 'lea@example.com', languageCode: 'fr' },
  'push-question': [1_795_000_000_000, 1_799_000_000_000],
  'recent-places': [
    { id: 7, name: 'Köln' },
    { id: 8, name: 'Lëtzebuerg' },
  ],
};

describe('stored values', () => {
  it.each(Object.keys(VALUES) as (keyof StoredValues)[])('reads what was written under %s', (key) => {
    expect(readStored(key)).toBeUndefined();
    writeStored(key, VALUES[key]);
    expect(readStored(key)).toEqual(VALUES[key]);
  });

  it('takes the rate of a booked property to be 1 where none is kept', () => {
    const { conversionRate: _, ...withoutRate } = bookedProperty;
    localStorage.setItem('booked-property', JSON.stringify(withoutRate));
    expect(readStored('booked-property')).toEqual({ ...bookedProperty, conversionRate: 1 });
  });

  it.each<object>([
    { id: '' },
    { userId: 7 },
    { featureArray: {} },
    { featureArray: [{ featureTypeId: '4', value: 1 }] },
    { featureArray: [null] },
    { nightCountByPriceMap: {} },
    { nightCountByPriceMap: { free: 1 } },
    { nightCountByPriceMap: { 9500: 1.5 } },
    { nightCountByPriceMap: null },
    { conversionRate: 0 },
    { conversionRate: '1' },
  ])('takes no booked property that it does not understand: %j', (change) => {
    localStorage.setItem('booked-property', JSON.stringify({ ...bookedProperty, ...change }));
    expect(readStored('booked-property')).toBeUndefined();
  });

  it.each<[keyof StoredValues, string]>([
    ['device-token', '{"deviceToken":"abc","deviceType":"fridge"}'],
    ['push-question', '{"count":1}'],
    ['device-token', '{"deviceToken":7,"deviceType":"web"}'],
    ['guest-counts', '{"adult":1,"children":0,"infant":0}'],
    ['guest-counts', '{"adult":11,"children":0,"infant":0,"pet":0}'],
    ['guest-counts', '{"adult":1.5,"children":0,"infant":0,"pet":0}'],
    ['guest-counts', '{"adult":"2","children":0,"infant":0,"pet":0}'],
    ['isOnboardingCompleted', 'yes'],
    ['recent-places', '{"id":7,"name":"Köln"}'],
    ['languageTag', 'lb'],
    ['newsletter-subscription', 'null'],
    ['newsletter-subscription', '{"isActive":"yes"}'],
    ['newsletter-subscription', '{"isActive":'],
  ])('takes nothing from %s that it does not understand: %s', (key, text) => {
    localStorage.setItem(key, text);
    expect(readStored(key)).toBeUndefined();
  });

  it('leaves out recent places that it does not understand, and more than five', () => {
    const places = [1, 2, 3, 4, 5, 6].map((id) => ({ id, name: `Place ${id}` }));
    const broken = [
      null,
      { id: 'x', name: 'Köln' },
      { id: 7 },
      { id: 7, name: '' },
      { id: -1, name: 'Nowhere' },
    ];
    localStorage.setItem('recent-places', JSON.stringify([...broken, ...places]));
    expect(readStored('recent-places')).toEqual(places.slice(0, 5));
  });

  it('does without storage where it is switched off', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('SecurityError');
    });
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('QuotaExceededError');
    });
    writeStored('languageTag', 'fr');
    expect(readStored('languageTag')).toBeUndefined();
  });
});
