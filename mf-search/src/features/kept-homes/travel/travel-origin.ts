import type { City } from '@moien/contract';
import { createStoredList } from '../../checkout/stored-list.ts';

/** The city from which somebody travels, with the name that it was shown by. */
export type TravelOrigin = Pick<City, 'name' | 'latitude' | 'longitude'>;

const KEY = 'travel-origin';

const list = createStoredList<TravelOrigin>({
  key: KEY,
  storage: () => localStorage,
  maximum: 1,
  isItem: isOrigin,
});

/** Only in the browser. */
export function readTravelOrigin(): TravelOrigin | undefined {
  return list.read()[0];
}

export function storeTravelOrigin(origin: TravelOrigin | undefined): void {
  list.write(origin ? [origin] : []);
}

function isOrigin(value: unknown): value is TravelOrigin {
  if (typeof value !== 'object' || value === null) return false;
  const { name, latitude, longitude } = value as Record<string, unknown>;
  return typeof name === 'string' && Number.isFinite(latitude) && Number.isFinite(longitude);
}
