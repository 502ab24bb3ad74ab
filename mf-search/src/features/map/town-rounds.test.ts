import { townRounds } from './town-rounds.ts';

const city = { id: 3, latitude: 49.61, longitude: 6.13, propertyCount: 52 };

describe('townRounds', () => {
  it('are the same each time, and others for another city', () => {
    expect(townRounds(city)).toEqual(townRounds({ ...city }));
    expect(townRounds({ ...city, id: 4 })).not.toEqual(townRounds(city));
  });

  it.each([
    [0, 1200],
    [100, 5000],
    [9000, 5000],
  ])('of a city with %i homes reach no farther than %i metres', (propertyCount, reach) => {
    const far = townRounds({ ...city, propertyCount }).map(({ latitude, longitude, metres }) => {
      const north = (latitude - city.latitude) * 111_320;
      const east = (longitude - city.longitude) * 111_320 * Math.cos((city.latitude * Math.PI) / 180);
      return Math.hypot(north, east) + metres;
    });
    expect(Math.max(...far)).toBeCloseTo(reach, 3);
  });
});
