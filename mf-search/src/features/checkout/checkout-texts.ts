import type { LanguageTag } from '@moien/contract';
import { type LazyCode, lazyWithRetry, type TextResources } from '@moien/shared-lib';

type TextFile = { default: TextResources };

/** Texts of the checkout, which no other page carries. */
export const checkoutTexts: Record<LanguageTag, LazyCode<TextFile>> = {
  en: lazyWithRetry(
    () => import(/* webpackChunkName: "checkout-texts-en" */ './locales/en.json', { with: { type: 'json' } }),
  ),
  fr: lazyWithRetry(
    () => import(/* webpackChunkName: "checkout-texts-fr" */ './locales/fr.json', { with: { type: 'json' } }),
  ),
  de: lazyWithRetry(
    () => import(/* webpackChunkName: "checkout-texts-de" */ './locales/de.json', { with: { type: 'json' } }),
  ),
};
