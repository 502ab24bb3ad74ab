import type { PersonalDetails } from '@moien/contract';
import type { PersonalDetailsRow } from './personal-details.repository.ts';

export function presentPersonalDetails(row: PersonalDetailsRow): PersonalDetails {
  return {
    version: row.details_version,
    firstName: row.first_name,
    lastName: row.last_name,
    about: row.about,
    languageTagArray: row.spoken_languages,
    address: row.postal_address,
    imagePath: row.image_path,
    isPublic: row.is_public,
  };
}
