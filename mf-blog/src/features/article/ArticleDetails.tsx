import { type Article, imageUrl } from '@moien/contract';
import { Picture, RenderedText } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import { ArticleFacts } from '../articles/ArticleFacts.tsx';
import { topicName } from '../articles/topic-name.ts';
import { Breadcrumb } from '../breadcrumb/Breadcrumb.tsx';
import styles from './ArticleDetails.module.css';
import { RelatedArticles } from './RelatedArticles.tsx';

/** An article to be read: what it is about, its picture, its text, and what to read next. */
export function ArticleDetails({ article }: { article: Article }) {
  const { t } = useTranslation('blog');
  const { topic, title, summary, authorName, imagePath, bodyHtml, relatedArticleArray } = article;
  return (
    <div className={styles.page}>
      <article className={styles.article}>
        <header className={styles.header}>
          <Breadcrumb
            steps={[
              { text: t('blog'), route: 'blog' },
              { text: topicName(t, topic), route: 'blog', search: new URLSearchParams({ topic }) },
            ]}
          />
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.summary}>{summary}</p>
          <ArticleFacts article={article} authorName={authorName} />
        </header>
        <Picture
          isOfPage
          className={styles.picture}
          url={(width) => imageUrl(imagePath, width)}
          sizes="(min-width: 60rem) 56rem, 100vw"
          alt=""
          ratio="16:9"
          isEager
        />
        <RenderedText html={bodyHtml} />
      </article>
      {relatedArticleArray.length > 0 && <RelatedArticles articles={relatedArticleArray} />}
    </div>
  );
}
