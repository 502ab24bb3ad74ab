import { defineRemote } from '@moien/shared-lib';

/** What this remote gives to the site; each part is a chunk of its own. */
export const remote = defineRemote({
  routes: {
    ad: async () => (await import(/* webpackChunkName: "route-ad" */ './routes/ad.route.ts')).adRoute,
    availability: async () =>
      (await import(/* webpackChunkName: "route-availability" */ './routes/availability.route.ts'))
        .availabilityRoute,
    'price-rules': async () =>
      (await import(/* webpackChunkName: "route-price-rules" */ './routes/price-rules.route.ts'))
        .priceRulesRoute,
    'ad-new': async () =>
      (await import(/* webpackChunkName: "route-ad-new" */ './routes/ad-new.route.ts')).adNewRoute,
    'ad-step': async () =>
      (await import(/* webpackChunkName: "route-ad-step" */ './routes/ad-step.route.ts')).adStepRoute,
    ads: async () => (await import(/* webpackChunkName: "route-ads" */ './routes/ads.route.ts')).adsRoute,
    'ad-manage': async () =>
      (await import(/* webpackChunkName: "route-ad-manage" */ './routes/manage.route.ts')).manageRoute,
  },
  slots: {
    'page-title': async () => ({
      Component: (
        await import(/* webpackChunkName: "slot-page-title" */ './features/page-title/PageTitle.tsx')
      ).PageTitle,
    }),
  },
  texts: {
    en: () => import(/* webpackChunkName: "texts-en" */ './locales/en.json', { with: { type: 'json' } }),
    fr: () => import(/* webpackChunkName: "texts-fr" */ './locales/fr.json', { with: { type: 'json' } }),
    de: () => import(/* webpackChunkName: "texts-de" */ './locales/de.json', { with: { type: 'json' } }),
  },
});
