import { lazyWithRetry } from '@moien/shared-lib';
import type { LazyTexts } from '@moien/shared-lib/lazy-texts';

/** Texts that all forms in a sheet share, and of the question who is asking. */
export const sheetFormTexts: LazyTexts = {
  en: lazyWithRetry(
    () =>
      import(/* webpackChunkName: "sheet-form-texts-en" */ './locales/en.json', { with: { type: 'json' } }),
  ),
  fr: lazyWithRetry(
    () =>
      import(/* webpackChunkName: "sheet-form-texts-fr" */ './locales/fr.json', { with: { type: 'json' } }),
  ),
  de: lazyWithRetry(
    () =>
      import(/* webpackChunkName: "sheet-form-texts-de" */ './locales/de.json', { with: { type: 'json' } }),
  ),
};
