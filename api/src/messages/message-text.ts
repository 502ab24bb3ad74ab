import type { LanguageTag } from '@moien/contract';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };

type PluralForm = 'one' | 'other';
type CatalogueKey = keyof typeof en;

/**
 * A message of the catalogue; one that counts has a key for each plural form, such as `too-many-guests_one`.
 */
export type MessageSlug = CatalogueKey extends infer Key
  ? Key extends `${infer Slug}_${PluralForm}`
    ? Slug
    : Key
  : never;

/**
 * What is put into a message; `count` chooses the plural form, a list is written as one of its choices, a
 * date as its UTC day.
 */
export type MessageValues = Readonly<Record<string, string | number | Date | readonly string[]>>;

export type Message = { slug: MessageSlug; values?: MessageValues | undefined };

const CATALOGUES: Record<LanguageTag, Readonly<Record<CatalogueKey, string>>> = { en, fr, de };

/** The sentence in a language; values are put in as they are, and never searched again. */
export function messageText(language: LanguageTag, slug: MessageSlug, values: MessageValues = {}): string {
  return sentenceOf(language, slug, values).replace(/\{\{(\w+)\}\}/g, (_match, name: string) =>
    written(language, values[name] ?? ''),
  );
}

function sentenceOf(language: LanguageTag, slug: string, { count }: MessageValues): string {
  const sentences: Readonly<Record<string, string>> = CATALOGUES[language];
  const form = typeof count === 'number' ? new Intl.PluralRules(language).select(count) : 'other';
  return sentences[`${slug}_${form}`] ?? sentences[`${slug}_other`] ?? sentences[slug] ?? slug;
}

/** British English puts no comma before the last of several. */
const LISTING = { en: 'en-GB', fr: 'fr', de: 'de' } as const satisfies Record<LanguageTag, string>;

function written(language: LanguageTag, value: string | number | Date | readonly string[]): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return new Intl.NumberFormat(language).format(value);
  if (value instanceof Date)
    return value.toLocaleDateString(LISTING[language], { dateStyle: 'long', timeZone: 'UTC' });
  return new Intl.ListFormat(LISTING[language], { type: 'disjunction' }).format(value);
}
