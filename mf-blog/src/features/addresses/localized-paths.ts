import type { LanguageTag, LocalizedSlug } from '@moien/contract';

/** The page's path in each language that it exists in. */
export function localizedPaths(
  slugs: LocalizedSlug[],
  pathOf: (slug: string) => string,
): Partial<Record<LanguageTag, string>> {
  return Object.fromEntries(slugs.map(({ language, slug }) => [language, pathOf(slug)]));
}
