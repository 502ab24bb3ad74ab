import { mapUrl } from './map-url.ts';

it('marks the place and shows its street', () => {
  expect(mapUrl({ latitude: 49.608, longitude: -6.128 })).toBe(
    'https://www.openstreetmap.org/?mlat=49.608&mlon=-6.128#map=17/49.608/-6.128',
  );
});
