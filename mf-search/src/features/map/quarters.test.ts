import { quartersOf } from './quarters.ts';

const home = (district: string | null, latitude: number, cityId = 1) => ({
  district,
  cityId,
  latitude,
  longitude: 6,
});

describe('quartersOf', () => {
  it('names each quarter in the middle of its homes, that with most of them first', () => {
    expect(quartersOf([home('Cents', 49.6), home('Gare', 49.5), home('Gare', 49.75)])).toEqual([
      { name: 'Gare', latitude: 49.625, longitude: 6 },
      { name: 'Cents', latitude: 49.6, longitude: 6 },
    ]);
  });

  it('tells quarters of the same name in two cities apart, and leaves out homes without one', () => {
    const quarters = quartersOf([home('Centre', 49.6), home('Centre', 48.8, 2), home(null, 50)]);
    expect(quarters.map(({ latitude }) => latitude)).toEqual([49.6, 48.8]);
  });
});
