import { lazyWithRetry } from '@moien/shared-lib';
import type { LazyTexts } from '@moien/shared-lib/lazy-texts';

/** Texts of the question, which no page carries. */
export const pushQuestionTexts: LazyTexts = {
  en: lazyWithRetry(
    () => import(/* webpackChunkName: "push-texts-en" */ './locales/en.json', { with: { type: 'json' } }),
  ),
  fr: lazyWithRetry(
    () => import(/* webpackChunkName: "push-texts-fr" */ './locales/fr.json', { with: { type: 'json' } }),
  ),
  de: lazyWithRetry(
    () => import(/* webpackChunkName: "push-texts-de" */ './locales/de.json', { with: { type: 'json' } }),
  ),
};
