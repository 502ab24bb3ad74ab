import type { Country } from '@moien/contract';
import type { CountryRow } from './country.repository.ts';

export function presentCountry(row: CountryRow): Country {
  return {
    code: row.code,
    name: row.name,
    phonePrefix: row.phone_prefix,
    iconImagePath: row.icon_image_path,
  };
}
