import { type Head, useFeatureStore } from '@moien/shared-lib';
import { observer } from 'mobx-react-lite';
import { ArticleDetails } from '../features/article/ArticleDetails.tsx';
import { articleStore } from '../features/article/article-store.ts';

/** The id as the API writes it, the page's own address, and its path in each language that it exists in. */
export type ArticleData = {
  id: string;
  url: string;
  pathByLanguage: NonNullable<Head['pathByLanguage']>;
};

export const ArticlePage = observer(function ArticlePage({ data }: { data: ArticleData }) {
  const article = useFeatureStore(articleStore).answers.get(data.id);
  return article ? <ArticleDetails article={article} /> : null;
});
