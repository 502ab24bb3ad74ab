import type { LanguageTag } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';

/** What a language is called in that of the page. */
export function useLanguageName(): (tag: LanguageTag) => string {
  const { essentials } = useRootStore();
  return (tag) => {
    const language = essentials.essentials.languageArray.find((known) => known.tag === tag);
    return language ? essentials.localized(language.text) : tag;
  };
}
