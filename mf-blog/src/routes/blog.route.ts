import { articleFeedPath, cardPath } from '@moien/contract';
import { defineRoute, type LoaderContext, type RootStore } from '@moien/shared-lib';
import { redirect } from 'react-router-dom';
import { lastPageAddress } from '../features/addresses/list-query.ts';
import { articlesKey, readArticlesQuery } from '../features/articles/articles-query.ts';
import { articlesStore } from '../features/articles/articles-store.ts';
import { topicName } from '../features/articles/topic-name.ts';
import { eventsKey } from '../features/events/events-query.ts';
import { eventsStore } from '../features/events/events-store.ts';
import { type BlogData, BlogPage } from './BlogPage.tsx';

export const blogRoute = defineRoute<BlogData>({
  load: async ({ root, url, signal }: LoaderContext) => {
    const query = readArticlesQuery(url.searchParams);
    const key = articlesKey(query);
    const isStart = key === '';
    const [page, eventsKey] = await Promise.all([
      root.feature(articlesStore).load(key, signal),
      isStart ? loadUpcomingEvents(root, signal) : undefined,
    ]);
    const lastPage = lastPageAddress(url, page);
    if (lastPage) throw redirect(lastPage);
    const isKnownTopic = page.topicArray.some(({ topic }) => topic === query.topic);
    return { key, topic: query.topic, isKnownTopic, eventsKey };
  },
  Component: BlogPage,
  head: ({ key, topic, isKnownTopic }, root, t) => ({
    title: isKnownTopic && topic ? t('topic-title', { topic: topicName(t, topic) }) : t('blog-title'),
    description: t('blog-description'),
    canonicalPath: key ? `/blog?${key}` : '/blog',
    isIndexed: topic === undefined || isKnownTopic,
    image: cardPath('page', 'blog', root.languageTag),
    feeds: [
      {
        type: 'application/rss+xml',
        title: t('feed-title'),
        href: articleFeedPath('xml', root.languageTag),
      },
      {
        type: 'application/feed+json',
        title: t('feed-title'),
        href: articleFeedPath('json', root.languageTag),
      },
    ],
  }),
});

/** What is on soon is an extra: without it the articles are shown all the same. */
async function loadUpcomingEvents(root: RootStore, signal: AbortSignal): Promise<string | undefined> {
  const key = eventsKey({ isPast: false, page: 1 });
  try {
    await root.feature(eventsStore).load(key, signal);
    return key;
  } catch (error) {
    console.warn('The events could not be loaded.', error);
    return undefined;
  }
}
