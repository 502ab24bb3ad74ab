import { changedSince, fieldNames, readChange } from './ad-change.ts';

it('writes what is named, cleaned, and counts also as features', () => {
  const { columns, features, texts } = readChange({
    guestCount: 4,
    bedroomCount: 2,
    areaSquareMetres: null,
    registrationNumber: '75 101-0000.0000a',
    streetAddress: '  Rue de la Loge 3 ',
    position: { latitude: 49.6, longitude: 6.1 },
    features: { 21: 1, 22: null },
    texts: { de: { title: ' Haus ' } },
  });
  expect(columns).toEqual({
    guest_count: 4,
    bedroom_count: 2,
    area_square_metres: null,
    registration_number: '7510100000000A',
    street_address: 'Rue de la Loge 3',
    latitude: 49.6,
    longitude: 6.1,
  });
  expect([...features]).toEqual([
    [21, 1],
    [22, null],
    [1, null],
    [3, 2],
  ]);
  expect(texts).toEqual([['de', { title: 'Haus' }]]);
});

it('knows each feature and each part of a text as a field', () => {
  const names = fieldNames({
    guestCount: 1,
    features: { 21: 1 },
    texts: { de: { title: 'a', description: 'b' } },
  });
  expect(names).toEqual(['guestCount', 'features.21', 'texts.de.title', 'texts.de.description']);
});

it('another tab is in the way only where it has changed the same field after what was read', () => {
  const versions = { guestCount: 3, 'texts.de.title': 5 };
  expect(changedSince(['guestCount', 'bedCount'], 3, versions)).toEqual([]);
  expect(changedSince(['guestCount', 'texts.de.title'], 4, versions)).toEqual(['texts.de.title']);
  expect(changedSince(['guestCount', 'texts.de.title'], 2, versions)).toEqual([
    'guestCount',
    'texts.de.title',
  ]);
});
