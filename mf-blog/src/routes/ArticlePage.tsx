import { useFeatureStore } from '@moien/shared-lib';
import { observer } from 'mobx-react-lite';
import { ArticleDetails } from '../features/article/ArticleDetails.tsx';
import { articleStore } from '../features/article/article-store.ts';

/** The id as the API writes it, and the page's own address. */
export type ArticleData = { id: string; url: string };

export const ArticlePage = observer(function ArticlePage({ data }: { data: ArticleData }) {
  const article = useFeatureStore(articleStore).answers.get(data.id);
  return article ? <ArticleDetails article={article} /> : null;
});
