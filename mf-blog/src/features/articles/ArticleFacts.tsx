import type { ArticleSummary } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { DateText } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import styles from './ArticleFacts.module.css';

type ArticleFactsProps = {
  article: Pick<ArticleSummary, 'publicationTimestamp' | 'readingMinutes'>;
  /** Named on the article's own page. */
  authorName?: string;
};

/** Who wrote it, when, and how long it takes to read. */
export function ArticleFacts({ article, authorName }: ArticleFactsProps) {
  const { t } = useTranslation('blog');
  const { languageTag } = useRootStore();
  return (
    <ul className={styles.facts}>
      {authorName && <li>{t('by', { name: authorName })}</li>}
      <li>
        <DateText day={article.publicationTimestamp.slice(0, 10)} language={languageTag} />
      </li>
      <li>{t('reading-time', { count: article.readingMinutes })}</li>
    </ul>
  );
}
