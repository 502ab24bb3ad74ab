import { DEFAULT_LANGUAGE_TAG, LANGUAGE_TAGS, type LanguageTag, pathInLanguage } from '@moien/contract';
import type { Head } from '@moien/shared-lib';

/** Attributes of a `<link>` of the document's head. */
export type HeadLink = { rel: string; href: string; hreflang?: string; type?: string; title?: string };

/**
 * Canonical URL, the page in the other languages, and its feeds. A page that is not indexed has no other
 * languages, and one whose path differs by language has those for which it names a path.
 */
export function headLinks(head: Head, origin: string, languageTag: LanguageTag): HeadLink[] {
  const { pathByLanguage } = head;
  const addressIn = (language: LanguageTag) =>
    origin + pathInLanguage(pathByLanguage?.[language] ?? head.canonicalPath, language);
  const languages = LANGUAGE_TAGS.filter((tag) => !pathByLanguage || pathByLanguage[tag] !== undefined);
  const translations = [
    ...languages.map((tag) => ({ rel: 'alternate', hreflang: tag, href: addressIn(tag) })),
    ...languages
      .filter((tag) => tag === DEFAULT_LANGUAGE_TAG)
      .map((tag) => ({ rel: 'alternate', hreflang: 'x-default', href: addressIn(tag) })),
  ];
  return [
    { rel: 'canonical', href: addressIn(languageTag) },
    ...(head.isIndexed === false ? [] : translations),
    ...(head.feeds ?? []).map(({ type, title, href }) => ({ rel: 'alternate', type, title, href })),
  ];
}
