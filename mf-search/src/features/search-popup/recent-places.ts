import { type RecentPlace, readStored, writeStored } from '@moien/shared-lib';

/** The latest first. */
export function readRecentPlaces(): RecentPlace[] {
  return readStored('recent-places') ?? [];
}

/** Kept as long as four others are searched after it. */
export function keepRecentPlace(place: RecentPlace): void {
  const others = readRecentPlaces().filter(({ id }) => id !== place.id);
  writeStored('recent-places', [place, ...others].slice(0, 5));
}
