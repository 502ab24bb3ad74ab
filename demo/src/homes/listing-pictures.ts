import type { NearestCity } from '@moien/api/import/nearest-cities';
import type { Listing } from '@moien/api/import/read-listing';
import { createRandom } from '@moien/api/lib/random';
import { facadeOf, type Surroundings } from './facades.ts';

/**
 * Countries whose houses look like those of one of the Greater Region's; of the others they are drawn as
 * Luxembourg's.
 */
const REGIONS: Readonly<Record<string, Surroundings['region']>> = {
  DE: 'germany',
  AT: 'germany',
  CH: 'germany',
  FR: 'france',
  ES: 'france',
  IT: 'france',
  PT: 'france',
  BE: 'belgium',
  NL: 'belgium',
  GB: 'belgium',
  IE: 'belgium',
};

const HOUSES = new Set(['house', 'villa', 'townhouse', 'cottage', 'bungalow', 'guest-house', 'castle']);

/** Paths of the scene generator for a home whose photographs are not ours to show. */
export function listingPictures(
  { sourceId, propertyType }: Pick<Listing, 'sourceId' | 'propertyType'>,
  { name, countryCode }: Pick<NearestCity, 'name' | 'countryCode'>,
): string[] {
  const seed = `listing-${sourceId.toLowerCase().replaceAll('_', '-')}`;
  const region = REGIONS[countryCode] ?? 'luxembourg';
  const home = { propertyType, isHouse: HOUSES.has(propertyType) };
  const facade = facadeOf({ region, town: name.en, isRural: false }, home, createRandom(`facade/${seed}`));
  return [`${facade}-0`, 'living-room-0', 'living-room-1', `${facade}-1`].map(
    (picture) => `/upload/scenes/${seed}/${picture}`,
  );
}
