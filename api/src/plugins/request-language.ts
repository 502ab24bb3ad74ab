import { isLanguageTag, LANGUAGE_STORAGE_KEY, type LanguageTag, negotiateLanguage } from '@moien/contract';
import { parseCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';

type Asking = Pick<FastifyRequest, 'headers'> & Partial<Pick<FastifyRequest, 'query' | 'body'>>;

/** How calls name the language of what they carry. */
const NAMES = ['language', 'languageTag', 'languageCode'] as const;

/**
 * The language in which whoever asks reads messages and mails: what the call itself names, then the cookie of
 * the page, then `Accept-Language`, then English.
 */
export function languageOf({ headers, query, body }: Asking): LanguageTag {
  const named = languageIn(query) ?? languageIn(body) ?? languageIn(fieldOf(body, 'newsletterSubscription'));
  if (named) return named;
  const cookie = parseCookie(headers.cookie ?? '')[LANGUAGE_STORAGE_KEY];
  return negotiateLanguage(cookie, headers['accept-language']);
}

function languageIn(carrier: unknown): LanguageTag | undefined {
  return NAMES.map((name) => fieldOf(carrier, name)).find(isLanguageTag);
}

function fieldOf(carrier: unknown, name: string): unknown {
  return typeof carrier === 'object' && carrier !== null && Object.hasOwn(carrier, name)
    ? Reflect.get(carrier, name)
    : undefined;
}
