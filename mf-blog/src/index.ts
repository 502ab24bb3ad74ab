import { defineRemote } from '@moien/shared-lib';

/** What this remote gives to the site; each part is a chunk of its own. */
export const remote = defineRemote({
  routes: {
    blog: async () => (await import(/* webpackChunkName: "route-blog" */ './routes/blog.route.ts')).blogRoute,
    article: async () =>
      (await import(/* webpackChunkName: "route-article" */ './routes/article.route.ts')).articleRoute,
    events: async () =>
      (await import(/* webpackChunkName: "route-events" */ './routes/events.route.ts')).eventsRoute,
    event: async () =>
      (await import(/* webpackChunkName: "route-event" */ './routes/event.route.ts')).eventRoute,
    'joined-events': async () =>
      (await import(/* webpackChunkName: "route-joined-events" */ './routes/joined-events.route.ts'))
        .joinedEventsRoute,
  },
  slots: {},
  texts: {
    en: () => import(/* webpackChunkName: "texts-en" */ './locales/en.json', { with: { type: 'json' } }),
    fr: () => import(/* webpackChunkName: "texts-fr" */ './locales/fr.json', { with: { type: 'json' } }),
    de: () => import(/* webpackChunkName: "texts-de" */ './locales/de.json', { with: { type: 'json' } }),
  },
});
