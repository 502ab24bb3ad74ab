import { defineRemote } from '@moien/shared-lib';

/** What this remote gives to the site; each part is a chunk of its own. */
export const remote = defineRemote({
  routes: {
    auth: async () => (await import(/* webpackChunkName: "route-auth" */ './routes/auth.route.ts')).authRoute,
    'verify-sign-up': async () =>
      (await import(/* webpackChunkName: "route-verify-sign-up" */ './routes/verify-sign-up.route.ts'))
        .verifySignUpRoute,
    'confirm-email-change': async () =>
      (
        await import(
          /* webpackChunkName: "route-confirm-email-change" */ './routes/confirm-email-change.route.ts'
        )
      ).confirmEmailChangeRoute,
    'reset-password': async () =>
      (await import(/* webpackChunkName: "route-reset-password" */ './routes/reset-password.route.ts'))
        .resetPasswordRoute,
    'account-security': async () =>
      (await import(/* webpackChunkName: "route-account-security" */ './routes/account-security.route.ts'))
        .accountSecurityRoute,
  },
  slots: {
    'auth-modal': async () => ({
      Component: (
        await import(/* webpackChunkName: "slot-auth-modal" */ './features/auth-modal/AuthModal.tsx')
      ).AuthModal,
    }),
  },
  texts: {
    en: () => import(/* webpackChunkName: "texts-en" */ './locales/en.json', { with: { type: 'json' } }),
    fr: () => import(/* webpackChunkName: "texts-fr" */ './locales/fr.json', { with: { type: 'json' } }),
    de: () => import(/* webpackChunkName: "texts-de" */ './locales/de.json', { with: { type: 'json' } }),
  },
});
