import type { LanguageTag } from '@moien/contract';
import {
  addTexts,
  type LazyCode,
  overrideTexts,
  type TextResources,
  type Texts,
  useRootStore,
} from '@moien/shared-lib';
import { type ReactNode, Suspense, use } from 'react';
import { useTranslation } from 'react-i18next';

/** Texts that only some pages carry. */
export type LazyTexts = Record<LanguageTag, LazyCode<{ default: TextResources }>>;

type WithTextsProps = { namespace: string; texts: LazyTexts; children: ReactNode };

/** Which texts of this release the page knows already. */
const known = new WeakMap<Texts, Set<string>>();

/** Draws a page once its texts are there; what the server has drawn stays until then. */
export function WithTexts(props: WithTextsProps) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}

function Loaded({ namespace, texts, children }: WithTextsProps) {
  const { languageTag, essentials } = useRootStore();
  const { i18n } = useTranslation();
  const { default: resources } = use(texts[languageTag].loadWithRetry());
  const names = known.get(i18n) ?? new Set();
  known.set(i18n, names);
  if (!names.has(namespace)) {
    names.add(namespace);
    i18n.removeResourceBundle(i18n.language, namespace);
    addTexts(i18n, namespace, resources);
    overrideTexts(i18n, essentials.essentials.textArray);
  }
  return children;
}
