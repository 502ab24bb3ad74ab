import { LANGUAGE_STORAGE_KEY, type LanguageTag, negotiateLanguage } from '@moien/contract';
import { parseCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';

/** The language in which whoever asks reads messages and mails. */
export function languageOf({ headers }: Pick<FastifyRequest, 'headers'>): LanguageTag {
  const cookie = parseCookie(headers.cookie ?? '')[LANGUAGE_STORAGE_KEY];
  return negotiateLanguage(cookie, headers['accept-language']);
}
