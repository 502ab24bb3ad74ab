import type { PublicProfile } from '@moien/contract';
import type { PublicProfileRow } from './public-profile.repository.ts';

export function presentProfile(row: PublicProfileRow): PublicProfile {
  return {
    userId: row.user_id,
    firstName: row.first_name,
    imagePath: row.image_path,
    creationTimestamp: row.created_at,
    propertyCount: row.property_count,
    ratingAverage: row.rating_average,
    reviewCount: row.review_count,
    isRatedElsewhere: row.is_rated_elsewhere,
    propertyCountByTerm: { night: row.nightly_count, month: row.monthly_count },
    ...(row.spoken_languages.length > 0 && { languageTagArray: row.spoken_languages }),
    ...(row.about !== '' && { about: row.about }),
    ...(row.answer_minutes !== null && { answerMinutes: row.answer_minutes }),
  };
}
