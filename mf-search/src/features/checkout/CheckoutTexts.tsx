import { addTexts, overrideTexts, type TextResources, type Texts, useRootStore } from '@moien/shared-lib';
import { type ReactNode, Suspense, use } from 'react';
import { useTranslation } from 'react-i18next';
import { checkoutTexts } from './checkout-texts.ts';

const NAMESPACE = 'checkout';

/** Roots whose texts are those of this release. */
const known = new WeakSet<Texts>();

/** Draws the pages of the checkout once their texts are there; what the server has drawn stays until then. */
export function CheckoutTexts({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <WithTexts>{children}</WithTexts>
    </Suspense>
  );
}

function WithTexts({ children }: { children: ReactNode }) {
  const { languageTag, essentials } = useRootStore();
  const { i18n } = useTranslation();
  const { default: resources } = use(checkoutTexts[languageTag].loadWithRetry());
  if (!known.has(i18n)) {
    known.add(i18n);
    replaceTexts(i18n, resources);
    overrideTexts(i18n, essentials.essentials.textArray);
  }
  return children;
}

function replaceTexts(texts: Texts, resources: TextResources) {
  texts.removeResourceBundle(texts.language, NAMESPACE);
  addTexts(texts, NAMESPACE, resources);
}
