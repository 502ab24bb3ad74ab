import { LANGUAGE_STORAGE_KEY, type LanguageTag } from '@moien/contract';
import { writeStored } from '@moien/shared-lib';
import { ONE_YEAR_SECONDS, writeCookie } from '../layout/choices/write-cookie.ts';

/**
 * The URL wins; storage and cookie follow it, the cookie so that redirects of the next visit know (product
 * decision 7).
 */
export function rememberLanguage(languageTag: LanguageTag): void {
  writeCookie(LANGUAGE_STORAGE_KEY, languageTag, ONE_YEAR_SECONDS);
  writeStored(LANGUAGE_STORAGE_KEY, languageTag);
}
