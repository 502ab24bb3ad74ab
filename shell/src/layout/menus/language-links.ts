import { type LanguageTag, pathInLanguage } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { useLocation, useMatches } from 'react-router-dom';
import { pathByLanguageOf } from './path-by-language.ts';

export type LanguageLink = {
  tag: LanguageTag;
  /** In the language itself. */
  ownName: string;
  /** In the language of the page. */
  name: string;
  /** Address of the page in it; `undefined` when it does not exist in it. */
  href: string | undefined;
};

/**
 * The available languages other than the current one (specification §2), each with the address of this page.
 */
export function useLanguageLinks(): LanguageLink[] {
  const { essentials } = useRootStore();
  const { pathname, search } = useLocation();
  const pathByLanguage = pathByLanguageOf(useMatches().at(-1)?.loaderData);
  return essentials.otherLanguages.map(({ tag, text }) => {
    const path = pathByLanguage ? pathByLanguage[tag] : pathname;
    const href = path === undefined ? undefined : pathInLanguage(path, tag) + search;
    return { tag, ownName: text[tag], name: essentials.localized(text), href };
  });
}
