import type { PropertySummary } from '@moien/contract';

export type Quarter = { name: string; latitude: number; longitude: number };
type Home = Pick<PropertySummary, 'district' | 'cityId' | 'latitude' | 'longitude'>;

/** Quarters in which homes stand, each in the middle of its homes; that with most of them first. */
export function quartersOf(homes: readonly Home[]): Quarter[] {
  const sums = new Map<string, Quarter & { count: number }>();
  for (const { district, cityId, latitude, longitude } of homes) {
    if (district === null) continue;
    const key = `${cityId} ${district}`;
    const sum = sums.get(key) ?? { name: district, latitude: 0, longitude: 0, count: 0 };
    sums.set(key, {
      name: district,
      latitude: sum.latitude + latitude,
      longitude: sum.longitude + longitude,
      count: sum.count + 1,
    });
  }
  return [...sums.values()]
    .sort((one, other) => other.count - one.count)
    .map(({ name, latitude, longitude, count }) => ({
      name,
      latitude: latitude / count,
      longitude: longitude / count,
    }));
}
