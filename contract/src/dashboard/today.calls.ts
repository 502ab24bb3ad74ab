import { LanguageQuery } from '../lib/scalars.schema.ts';
import { Today } from './today.schema.ts';

/** Of the caller; titles of homes in the language asked for. */
export const getToday = {
  method: 'GET',
  url: '/api/dashboard/today',
  query: LanguageQuery,
  response: Today,
} as const;
