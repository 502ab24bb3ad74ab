import { LANGUAGE_TAGS, type LanguageTag, type LocalizedName } from '@moien/contract';

export type LanguageRow = { tag: LanguageTag; text: LocalizedName };

export function languageRows(): LanguageRow[] {
  return LANGUAGE_TAGS.map((tag) => ({
    tag,
    text: { en: nameOf(tag, 'en'), fr: capitalize(nameOf(tag, 'fr')), de: nameOf(tag, 'de') },
  }));
}

function nameOf(tag: LanguageTag, language: LanguageTag): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(tag) ?? tag;
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
