import { isLanguageTag, LANGUAGE_STORAGE_KEY, type LanguageTag, negotiateLanguage } from '@moien/contract';
import { parseCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import { fieldOf } from '../lib/field-of.ts';

type LanguageSource = Pick<FastifyRequest, 'headers'> & Partial<Pick<FastifyRequest, 'query' | 'body'>>;

/** Parameter names under which calls send a language tag. */
const NAMES = ['language', 'languageTag', 'languageCode'] as const;

/**
 * The language in which whoever asks reads messages and mails: what the call itself names, then the cookie of
 * the page, then `Accept-Language`, then English.
 */
export function languageOf({ headers, query, body }: LanguageSource): LanguageTag {
  const named = languageIn(query) ?? languageIn(body) ?? languageIn(fieldOf(body, 'newsletterSubscription'));
  if (named) return named;
  const cookie = parseCookie(headers.cookie ?? '')[LANGUAGE_STORAGE_KEY];
  return negotiateLanguage(cookie, headers['accept-language']);
}

function languageIn(container: unknown): LanguageTag | undefined {
  return NAMES.map((name) => fieldOf(container, name)).find(isLanguageTag);
}
