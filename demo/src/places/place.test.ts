import { isLandmarkNear, landmarks, MIDDLE } from './place.ts';
import { PLACES } from './places.ts';

describe('landmarks', () => {
  it.each(PLACES.map((place) => [place.name.en, place] as const))(
    'of %s name its own quarters',
    (_, place) => {
      const own: (string | undefined)[] = place.districts.map(({ name }) => name);
      const named = place.landmarks.flatMap(({ quarters = [] }) => quarters);
      expect(named.filter((quarter) => quarter !== MIDDLE && !own.includes(quarter))).toEqual([]);
    },
  );

  it('are near only to homes in their quarters, or in none', () => {
    const [park, abbey, station] = landmarks(
      ['near the park', 'près du parc', 'beim Park', 'Belair', 'Merl'],
      ['near the abbey', 'près de l’abbaye', 'nahe der Abtei'],
      ['near the station', 'près de la gare', 'in Bahnhofsnähe', MIDDLE],
    );
    if (!park || !abbey || !station) throw new Error('Each row is a landmark.');
    const near = (landmark: typeof park) =>
      ['Belair', 'Beggen', undefined].map((quarter) => isLandmarkNear(landmark, quarter));
    expect(near(park)).toEqual([true, false, true]);
    expect(near(abbey)).toEqual([true, true, true]);
    expect(near(station)).toEqual([false, false, true]);
  });
});
