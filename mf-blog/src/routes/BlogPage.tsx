import { useFeatureStore } from '@moien/shared-lib';
import { observer } from 'mobx-react-lite';
import { ArticleIndex } from '../features/articles/ArticleIndex.tsx';
import { articlesStore } from '../features/articles/articles-store.ts';
import { eventsStore } from '../features/events/events-store.ts';

/** Under which keys of the stores the page finds its articles and, on its first page, the events. */
export type BlogData = { key: string; topic?: string; isKnownTopic: boolean; eventsKey?: string };

export const BlogPage = observer(function BlogPage({ data }: { data: BlogData }) {
  const page = useFeatureStore(articlesStore).answers.get(data.key);
  const events = useFeatureStore(eventsStore);
  const upcoming = data.eventsKey === undefined ? undefined : events.answers.get(data.eventsKey);
  return page ? <ArticleIndex page={page} topic={data.topic} events={upcoming?.eventArray ?? []} /> : null;
});
