import type { LanguageTag, Text } from '@moien/contract';
import { createInstance, type i18n } from 'i18next';

export type TextResources = Record<string, unknown>;
export type Texts = i18n;

/** One instance for each language; a missing slug is logged and shown (specification §8). */
export function createTexts(languageTag: LanguageTag, resources: Record<string, TextResources>): Texts {
  const texts = createInstance();
  texts.init({
    lng: languageTag,
    fallbackLng: false,
    ns: Object.keys(resources),
    defaultNS: false,
    resources: { [languageTag]: resources },
    initAsync: false,
    interpolation: { escapeValue: false },
    saveMissing: true,
    missingKeyHandler: (_languages, namespace, slug) => console.warn(`Text missing: ${namespace}:${slug}`),
    react: { useSuspense: false },
  });
  // `{{count, number}}` with the one space that formatNumber writes: server and browser may know different
  // ones.
  texts.services.formatter?.add('number', (value: number) =>
    value.toLocaleString(languageTag).replace(/\u202f/g, '\u00a0'),
  );
  return texts;
}

export function addTexts(texts: Texts, namespace: string, resources: TextResources): void {
  texts.addResourceBundle(texts.language, namespace, resources, true, false);
}

/** Texts of the essentials override those of a release, by `namespace:slug` (product decision 6). */
export function overrideTexts(texts: Texts, textArray: Text[]): void {
  for (const { slug, text } of textArray) {
    const [namespace = '', ...rest] = slug.split(':');
    // A remote whose texts are not there yet gets its overrides together with them.
    if (!texts.hasResourceBundle(texts.language, namespace)) continue;
    texts.addResource(texts.language, namespace, rest.join(':'), text);
  }
}
