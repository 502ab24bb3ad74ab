import { defineRemote } from '@moien/shared-lib';

/** What this remote gives to the site; each part is a chunk of its own. */
export const remote = defineRemote({
  routes: {
    search: async () =>
      (await import(/* webpackChunkName: "route-search" */ './routes/search.route.ts')).searchRoute,
    property: async () =>
      (await import(/* webpackChunkName: "route-property" */ './routes/property.route.ts')).propertyRoute,
    profile: async () =>
      (await import(/* webpackChunkName: "route-profile" */ './routes/profile.route.ts')).profileRoute,
    checkout: async () =>
      (await import(/* webpackChunkName: "route-checkout" */ './routes/checkout.route.ts')).checkoutRoute,
    'confirm-booking-payment': async () =>
      (
        await import(
          /* webpackChunkName: "route-confirm-booking-payment" */ './routes/confirm-booking-payment.route.ts'
        )
      ).confirmBookingPaymentRoute,
    favorites: async () =>
      (await import(/* webpackChunkName: "route-favorites" */ './routes/favorites.route.ts')).favoritesRoute,
    'shared-favorites': async () =>
      (await import(/* webpackChunkName: "route-shared-favorites" */ './routes/shared-favorites.route.ts'))
        .sharedFavoritesRoute,
    history: async () =>
      (await import(/* webpackChunkName: "route-history" */ './routes/history.route.ts')).historyRoute,
  },
  slots: {
    'search-bar': async () => ({
      Component: (
        await import(/* webpackChunkName: "slot-search-bar" */ './features/search-bar/SearchBar.tsx')
      ).SearchBar,
    }),
    'booking-journey': async () => ({
      Component: (
        await import(
          /* webpackChunkName: "slot-journey" */ './features/kept-homes/booking-journey/BookingJourney.tsx'
        )
      ).BookingJourney,
    }),
  },
  texts: {
    en: () => import(/* webpackChunkName: "texts-en" */ './locales/en.json', { with: { type: 'json' } }),
    fr: () => import(/* webpackChunkName: "texts-fr" */ './locales/fr.json', { with: { type: 'json' } }),
    de: () => import(/* webpackChunkName: "texts-de" */ './locales/de.json', { with: { type: 'json' } }),
  },
});
