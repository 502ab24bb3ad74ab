import { RouteLink } from '@moien/shared-lib';
import { linkAttributes } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Section } from '../page-frame/Section.tsx';
import type { ArticleSearchStore } from './article-search-store.ts';
import styles from './Help.module.css';

/** Articles of the blog that were found; without any there is nothing. */
export const FoundArticles = observer(function FoundArticles({ articles }: { articles: ArticleSearchStore }) {
  const { t } = useTranslation('help');
  const { found, hasFailed } = articles;
  if (hasFailed) return <p className={styles.calm}>{t('articles-failed')}</p>;
  if (found.length === 0) return null;
  return (
    <Section title={t('articles')}>
      <ul className={styles.articles}>
        {found.map(({ id, slug, title, summary }) => (
          <li key={id}>
            <RouteLink route="article" parameters={{ id, slug }} {...linkAttributes({ look: 'alone' })}>
              {title}
            </RouteLink>
            <p className={styles.calm}>{summary}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
});
