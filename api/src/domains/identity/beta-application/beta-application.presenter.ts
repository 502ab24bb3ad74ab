import type { BetaApplicant } from '@moien/contract';
import type { BetaApplicationRow } from './beta-application.repository.ts';

export function presentApplicant(row: BetaApplicationRow): BetaApplicant {
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    languageCode: row.language,
    createdAt: new Date(row.created_at).toISOString(),
  };
}
