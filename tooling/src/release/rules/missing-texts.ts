import type { LanguageTag } from '@moien/contract';
import { pluralEnding } from '../../texts/check-texts.ts';
import type { GateRemote } from '../gate-input.ts';

/**
 * A text that one language has and another lacks; of a text with plural forms, those that the language's
 * grammar needs.
 */
export function missingTexts({ release }: GateRemote): string[] {
  const texts = Object.entries(release.texts) as [LanguageTag, string[]][];
  const keys = [...new Set(texts.flatMap(([, forms]) => forms.map(withoutEnding)))];
  return texts.flatMap(([language, written]) =>
    keys.flatMap((key) => {
      const [owner, forms] = texts.find(([, all]) => all.some((form) => withoutEnding(form) === key)) ?? [];
      const isPlural = texts.some(([, all]) =>
        all.some((form) => form !== key && withoutEnding(form) === key),
      );
      return (isPlural ? pluralForms(key, language) : [key])
        .filter((form) => !written.includes(form))
        .map((form) =>
          missing(release.remote.name, language, form, forms?.includes(form) ? owner : undefined),
        );
    }),
  );
}

function missing(name: string, language: LanguageTag, form: string, owner: string | undefined): string {
  const reason = owner ? `which ${owner}.json has` : 'which the grammar of the language needs';
  return `${name} (${name}/src/locales/${language}.json) lacks the text ${form}, ${reason}.`;
}

function pluralForms(key: string, language: LanguageTag): string[] {
  return new Intl.PluralRules(language)
    .resolvedOptions()
    .pluralCategories.map((category) => `${key}_${category}`);
}

function withoutEnding(form: string): string {
  return form.replace(pluralEnding, '');
}
