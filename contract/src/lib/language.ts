import type { LanguageTag } from './scalars.schema.ts';

/** Specification §9: supported languages, default first. */
export const LANGUAGE_TAGS = ['en', 'fr', 'de'] as const;

export const DEFAULT_LANGUAGE_TAG: LanguageTag = 'en';

/** Key in local storage (specification §3) and name of the cookie that mirrors it for redirects. */
export const LANGUAGE_STORAGE_KEY = 'languageTag';

export function isLanguageTag(value: unknown): value is LanguageTag {
  return LANGUAGE_TAGS.some((tag) => tag === value);
}

/** First segments of paths that belong to no language and are never redirected to one. */
export const UNPREFIXED_PATHS = [
  'api',
  'assets',
  'remotes',
  'registry',
  'site-settings',
  'telemetry',
  'global',
  'upload',
  'cards',
  'streets',
  'download',
  'icons',
  'manifest',
  'offline',
  'service-worker.js',
  'dev',
  'healthz',
  'readyz',
  '.well-known',
  'robots.txt',
  'sitemap.xml',
  'favicon.ico',
  'favicon.svg',
] as const;

/** The language of the first path segment, if it is one. */
export function languageOfPath(path: string): LanguageTag | undefined {
  const segment = path.split('/', 2)[1];
  return isLanguageTag(segment) ? segment : undefined;
}

/** Swaps the language prefix and keeps the rest of the path. */
export function pathInLanguage(path: string, language: LanguageTag): string {
  const rest = languageOfPath(path) ? path.slice(3) : path;
  return `/${language}${rest === '/' ? '' : rest}`;
}

/** Cookie first, then Accept-Language by its weights (RFC 9110 §12.5.4), then English. */
export function negotiateLanguage(
  cookie: string | undefined,
  acceptLanguage: string | undefined,
): LanguageTag {
  if (isLanguageTag(cookie)) return cookie;
  const ranges = (acceptLanguage ?? '')
    .split(',')
    .map((part, position) => {
      const [range = '', ...parameters] = part.trim().toLowerCase().split(';');
      const weight = parameters.map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1]).find(Boolean);
      return {
        tag: range.trim().split('-', 1)[0],
        weight: weight === undefined ? 1 : Number(weight),
        position,
      };
    })
    .filter((range) => range.weight > 0)
    .sort((a, b) => b.weight - a.weight || a.position - b.position);
  return ranges.map((range) => range.tag).find(isLanguageTag) ?? DEFAULT_LANGUAGE_TAG;
}
