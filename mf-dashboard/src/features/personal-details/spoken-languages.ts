import type { LanguageTag } from '@moien/contract';

/** ISO 639, of what is spoken around here and by those who travel here; what others add stays in the list. */
const OFFERED =
  'lb de fr en pt nl it es pl ro da sv nb fi is cs sk hu sl hr sr bs mk sq bg el tr uk ru be lt lv et ga cy mt ca ' +
  'eu gl br gsw ar he fa ku hi bn ur ta pa ne si th vi id ms tl km zh ja ko mn ka hy az kk uz sw am so ti yo ig ha ' +
  'wo rn rw zu xh af eo';

export type LanguageChoice = { tag: string; name: string };

/** What can still be added, by name. */
export function offeredLanguages(chosen: readonly string[], language: LanguageTag): LanguageChoice[] {
  const nameOf = languageNamer(language);
  const { compare } = new Intl.Collator(language);
  return OFFERED.split(' ')
    .filter((tag) => !chosen.includes(tag))
    .map((tag) => ({ tag, name: nameOf(tag) }))
    .sort((one, other) => compare(one.name, other.name));
}

export function languageNamer(language: LanguageTag): (tag: string) => string {
  const names = new Intl.DisplayNames([language], { type: 'language' });
  return (tag) => names.of(tag) ?? tag;
}
