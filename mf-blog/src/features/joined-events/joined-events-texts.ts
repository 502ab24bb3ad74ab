import { lazyWithRetry } from '@moien/shared-lib';
import type { LazyTexts } from '@moien/shared-lib/lazy-texts';

/** Texts of one's own events, which no public page carries. */
export const joinedEventsTexts: LazyTexts = {
  en: lazyWithRetry(
    () =>
      import(/* webpackChunkName: "joined-events-texts-en" */ './locales/en.json', {
        with: { type: 'json' },
      }),
  ),
  fr: lazyWithRetry(
    () =>
      import(/* webpackChunkName: "joined-events-texts-fr" */ './locales/fr.json', {
        with: { type: 'json' },
      }),
  ),
  de: lazyWithRetry(
    () =>
      import(/* webpackChunkName: "joined-events-texts-de" */ './locales/de.json', {
        with: { type: 'json' },
      }),
  ),
};
