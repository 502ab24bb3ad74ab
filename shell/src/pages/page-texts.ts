import {
  addTexts,
  importFresh,
  overrideTexts,
  type RootStore,
  type TextResources,
  type Texts,
} from '@moien/shared-lib';

const NAMESPACE = 'pages';

/**
 * Texts of the shell's own pages, which pages of remotes need not carry. A document brings them, a navigation
 * fetches them once.
 */
export async function addPageTexts(texts: Texts, { languageTag, essentials }: RootStore): Promise<void> {
  if (texts.hasResourceBundle(languageTag, NAMESPACE)) return;
  const file: { default: TextResources } = await importFresh(
    () => import(/* webpackChunkName: "page-texts-[request]" */ `./locales/${languageTag}.json`),
  );
  addTexts(texts, NAMESPACE, file.default);
  overrideTexts(texts, essentials.essentials.textArray);
}
