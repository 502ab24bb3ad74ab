import { articlePath, cardPath } from '@moien/contract';
import { defineRoute, type LoaderContext, refuseUnknown } from '@moien/shared-lib';
import { redirect } from 'react-router-dom';
import { localizedPaths } from '../features/addresses/localized-paths.ts';
import { rightAddress } from '../features/addresses/right-address.ts';
import { articleStore } from '../features/article/article-store.ts';
import { articleStructuredData } from '../features/article/article-structured-data.ts';
import { type ArticleData, ArticlePage } from './ArticlePage.tsx';

export const articleRoute = defineRoute<ArticleData>({
  load: async ({ root, url, parameters, signal }: LoaderContext) => {
    const article = await root
      .feature(articleStore)
      .load(parameters.id ?? '', signal)
      .catch(refuseUnknown);
    const { id, slug } = article;
    const elsewhere = rightAddress(
      url,
      root.navigation.hrefTo({ route: 'article', parameters: { id, slug } }),
    );
    if (elsewhere) throw redirect(elsewhere, 301);
    const pathByLanguage = localizedPaths(article.slugArray, (slug) => articlePath(id, slug));
    return { id, url: url.origin + url.pathname, pathByLanguage };
  },
  Component: ArticlePage,
  head: ({ id, url, pathByLanguage }, root, t) => {
    const article = root.feature(articleStore).answers.get(id);
    if (!article)
      return { title: t('blog-title'), description: t('blog-description'), canonicalPath: '/blog' };
    const { title, publicationTimestamp, readingMinutes, imagePath } = article;
    const content = [title, publicationTimestamp, readingMinutes, imagePath];
    return {
      title: t('page-title', { title }),
      description: article.summary,
      canonicalPath: articlePath(id, article.slug),
      pathByLanguage,
      image: cardPath('article', id, root.languageTag, content),
      structuredData: articleStructuredData(article, url, root.languageTag),
    };
  },
});
