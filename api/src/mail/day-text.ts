import type { Day, LanguageTag } from '@moien/contract';

/** British English writes days as the rest of the site does. */
export const MAIL_LOCALES = { en: 'en-GB', fr: 'fr', de: 'de' } as const satisfies Record<
  LanguageTag,
  string
>;

/** A day as a mail writes it: `10 May 2027`. */
export function dayText(day: Day, language: LanguageTag): string {
  return new Date(day).toLocaleDateString(MAIL_LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' });
}
