import { defineRemote } from '@moien/shared-lib';

/** What this remote gives to the site; each part is a chunk of its own. */
export const remote = defineRemote({
  routes: {
    'remote-name': async () =>
      (await import(/* webpackChunkName: "route-remote-name" */ './routes/remote-name.route.ts'))
        .remoteNameRoute,
  },
  slots: {
    'remote-name-more': async () => ({
      Component: (
        await import(/* webpackChunkName: "slot-remote-name-more" */ './features/newest/MoreProperties.tsx')
      ).MoreProperties,
    }),
  },
  texts: {
    en: () => import(/* webpackChunkName: "texts-en" */ './locales/en.json', { with: { type: 'json' } }),
    fr: () => import(/* webpackChunkName: "texts-fr" */ './locales/fr.json', { with: { type: 'json' } }),
    de: () => import(/* webpackChunkName: "texts-de" */ './locales/de.json', { with: { type: 'json' } }),
  },
});
