import { imageUrl } from '@moien/contract';
import { RouteLink, useRootStore } from '@moien/shared-lib';
import { Card, cardLinkClassName, DateText, linkAttributes, Picture } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import type { NewArticle } from '../home-data.ts';
import { Section } from '../Section.tsx';
import styles from './NewestArticles.module.css';

/** The latest of the blog, while a release serves it. */
export function NewestArticles({ articles }: { articles: NewArticle[] }) {
  const { t } = useTranslation('pages');
  if (articles.length === 0) return null;
  return (
    <Section
      title={t('home-articles')}
      more={
        <RouteLink route="blog" {...linkAttributes({ look: 'alone' })}>
          {t('all-articles')}
        </RouteLink>
      }
    >
      <ul className={styles.list}>
        {articles.map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function ArticleCard({ article }: { article: NewArticle }) {
  const { t } = useTranslation('pages');
  const { languageTag } = useRootStore();
  return (
    <Card
      level="flat"
      media={
        <Picture
          url={(width) => imageUrl(article.imagePath, width)}
          sizes="(min-width: 65em) 23rem, (min-width: 44em) 30vw, 100vw"
          alt=""
          ratio="3:2"
        />
      }
    >
      <h3 className={styles.title}>
        <RouteLink
          className={cardLinkClassName}
          route="article"
          parameters={{ id: article.id, slug: article.slug }}
        >
          {article.title}
        </RouteLink>
      </h3>
      <p className={styles.facts}>
        <DateText day={article.publicationTimestamp.slice(0, 10)} language={languageTag} />
        <span>{t('reading-time', { count: article.readingMinutes })}</span>
      </p>
    </Card>
  );
}
