import type { City } from '@moien/contract';
import type { CityRow } from './city.repository.ts';

export function presentCity(row: CityRow): City {
  return {
    id: row.id,
    name: row.name,
    localizedName: row.localized_name,
    countryCode: row.country_code,
    latitude: row.latitude,
    longitude: row.longitude,
    propertyCount: row.property_count,
  };
}
