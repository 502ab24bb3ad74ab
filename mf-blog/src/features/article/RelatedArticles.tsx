import type { ArticleSummary } from '@moien/contract';
import { useTranslation } from 'react-i18next';
import { ArticleCard } from '../articles/ArticleCard.tsx';
import pageStyles from '../sections/Page.module.css';
import styles from './RelatedArticles.module.css';

/** Others on the same topic. */
export function RelatedArticles({ articles }: { articles: ArticleSummary[] }) {
  const { t } = useTranslation('blog');
  return (
    <section className={styles.related} aria-labelledby="related">
      <h2 id="related">{t('related')}</h2>
      <ul className={pageStyles.cards}>
        {articles.map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} headingLevel={3} />
          </li>
        ))}
      </ul>
    </section>
  );
}
