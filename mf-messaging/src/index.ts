import { defineRemote } from '@moien/shared-lib';

/** What this remote gives to the site; each part is a chunk of its own. */
export const remote = defineRemote({
  routes: {
    conversations: async () =>
      (await import(/* webpackChunkName: "route-conversations" */ './routes/conversations.route.ts'))
        .conversationsRoute,
    conversation: async () =>
      (await import(/* webpackChunkName: "route-conversation" */ './routes/conversation.route.ts'))
        .conversationRoute,
    notifications: async () =>
      (await import(/* webpackChunkName: "route-notifications" */ './routes/notifications.route.ts'))
        .notificationsRoute,
    'mail-end': async () =>
      (await import(/* webpackChunkName: "route-mail-end" */ './routes/mail-end.route.ts')).mailEndRoute,
  },
  slots: {},
  texts: {
    en: () => import(/* webpackChunkName: "texts-en" */ './locales/en.json', { with: { type: 'json' } }),
    fr: () => import(/* webpackChunkName: "texts-fr" */ './locales/fr.json', { with: { type: 'json' } }),
    de: () => import(/* webpackChunkName: "texts-de" */ './locales/de.json', { with: { type: 'json' } }),
  },
});
