import { type City, pointAt } from '@moien/contract';

type TownCity = Pick<City, 'id' | 'latitude' | 'longitude' | 'propertyCount'>;

export type TownRound = { latitude: number; longitude: number; metres: number };

/** How far a town with one home reaches, how much farther one with more, and how far at most, in metres. */
const REACH = { smallest: 1200, ofMore: 380, largest: 5000 } as const;
const LOBES = 7;

/**
 * The ground of a town: rounds about its middle that grow together. It follows from the city alone, so that
 * no search and no filter changes it.
 */
export function townRounds({ id, latitude, longitude, propertyCount }: TownCity): TownRound[] {
  const reach = Math.min(REACH.largest, REACH.smallest + REACH.ofMore * Math.sqrt(propertyCount));
  const lobes = Array.from({ length: LOBES }, (_, index) => {
    const angle = ((index + 0.6 * chance(id, index)) * 2 * Math.PI) / LOBES;
    const metres = reach * (0.32 + 0.2 * chance(id, index + LOBES));
    const north = (reach - metres) * Math.cos(angle);
    const east = (reach - metres) * Math.sin(angle);
    return { ...pointAt({ east, north }, { latitude, longitude }), metres };
  });
  return [{ latitude, longitude, metres: reach * 0.62 }, ...lobes];
}

/** Between 0 and 1, the same for the same numbers. */
function chance(id: number, index: number): number {
  const value = Math.sin(id * 12.9898 + index * 78.233) * 43_758.5453;
  return value - Math.floor(value);
}
