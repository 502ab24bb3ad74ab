import { lazyWithRetry } from '@moien/shared-lib';
import type { LazyTexts } from '@moien/shared-lib/lazy-texts';

/** Texts of help and questions, which no other page carries. */
export const helpTexts: LazyTexts = {
  en: lazyWithRetry(
    () => import(/* webpackChunkName: "help-texts-en" */ './locales/en.json', { with: { type: 'json' } }),
  ),
  fr: lazyWithRetry(
    () => import(/* webpackChunkName: "help-texts-fr" */ './locales/fr.json', { with: { type: 'json' } }),
  ),
  de: lazyWithRetry(
    () => import(/* webpackChunkName: "help-texts-de" */ './locales/de.json', { with: { type: 'json' } }),
  ),
};
