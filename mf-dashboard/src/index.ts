import { defineRemote } from '@moien/shared-lib';

/** What this remote gives to the site; each part is a chunk of its own. */
export const remote = defineRemote({
  routes: {
    balance: async () =>
      (await import(/* webpackChunkName: "route-balance" */ './routes/balance.route.ts')).balanceRoute,
    'banking-information': async () =>
      (
        await import(
          /* webpackChunkName: "route-banking-information" */ './routes/banking-information.route.ts'
        )
      ).bankingInformationRoute,
    bookings: async () =>
      (await import(/* webpackChunkName: "route-bookings" */ './routes/bookings.route.ts')).bookingsRoute,
    dashboard: async () =>
      (await import(/* webpackChunkName: "route-dashboard" */ './routes/dashboard.route.ts')).dashboardRoute,
    help: async () => (await import(/* webpackChunkName: "route-help" */ './routes/help.route.ts')).helpRoute,
    invoices: async () =>
      (await import(/* webpackChunkName: "route-invoices" */ './routes/invoices.route.ts')).invoicesRoute,
    'personal-details': async () =>
      (await import(/* webpackChunkName: "route-personal-details" */ './routes/personal-details.route.ts'))
        .personalDetailsRoute,
    questions: async () =>
      (await import(/* webpackChunkName: "route-questions" */ './routes/questions.route.ts')).questionsRoute,
    'rental-booking': async () =>
      (await import(/* webpackChunkName: "route-rental-booking" */ './routes/rental-booking.route.ts'))
        .rentalBookingRoute,
    settings: async () =>
      (await import(/* webpackChunkName: "route-settings" */ './routes/settings.route.ts')).settingsRoute,
    'rental-file': async () =>
      (await import(/* webpackChunkName: "route-rental-file" */ './routes/rental-file.route.ts'))
        .rentalFileRoute,
    'supporting-document': async () =>
      (
        await import(
          /* webpackChunkName: "route-supporting-document" */ './routes/supporting-document.route.ts'
        )
      ).supportingDocumentRoute,
    'shared-rental-files': async () =>
      (
        await import(
          /* webpackChunkName: "route-shared-rental-files" */ './routes/shared-rental-files.route.ts'
        )
      ).sharedRentalFilesRoute,
    'shared-rental-file': async () =>
      (
        await import(
          /* webpackChunkName: "route-shared-rental-file" */ './routes/shared-rental-file.route.ts'
        )
      ).sharedRentalFileRoute,
    statistics: async () =>
      (await import(/* webpackChunkName: "route-statistics" */ './routes/statistics.route.ts'))
        .statisticsRoute,
  },
  slots: {
    'message-card-booking': async () => ({
      Component: (
        await import(
          /* webpackChunkName: "slot-message-card-booking" */ './features/message-card/BookingMessageCard.tsx'
        )
      ).BookingMessageCard,
    }),
    'message-card-change': async () => ({
      Component: (
        await import(
          /* webpackChunkName: "slot-message-card-change" */ './features/message-card/ChangeMessageCard.tsx'
        )
      ).ChangeMessageCard,
    }),
  },
  texts: {
    en: () => import(/* webpackChunkName: "texts-en" */ './locales/en.json', { with: { type: 'json' } }),
    fr: () => import(/* webpackChunkName: "texts-fr" */ './locales/fr.json', { with: { type: 'json' } }),
    de: () => import(/* webpackChunkName: "texts-de" */ './locales/de.json', { with: { type: 'json' } }),
  },
});
