import { lazyWithRetry } from '@moien/shared-lib';
import type { LazyTexts } from '@moien/shared-lib/lazy-texts';

/** Texts of the page of one's own events: apart from the others, since public pages do not need them. */
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
