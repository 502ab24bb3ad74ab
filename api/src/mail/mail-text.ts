import type { LanguageTag } from '@moien/contract';
import texts from './texts.json' with { type: 'json' };

export type MailTextSlug = keyof (typeof texts)['en'];

/**
 * A text with its values put in place of `{{name}}`; values are put in as they are, and never searched again.
 */
export function mailText(
  language: LanguageTag,
  slug: MailTextSlug,
  values: Readonly<Record<string, string>> = {},
): string {
  return texts[language][slug].replace(/\{\{(\w+)\}\}/g, (_match, name: string) => values[name] ?? '');
}
